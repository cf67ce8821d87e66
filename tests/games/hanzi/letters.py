"""What each letter of a position stands for, as plain texts and numbers."""

from tutor.games.hanzi.deck import CARD_OF_LETTER, TASK_OF_LETTER

CHAR = {letter: str(card) for letter, card in CARD_OF_LETTER.items()}
POINTS = {letter: card.points for letter, card in CARD_OF_LETTER.items()}
EFFECT = {letter: str(card.effect) for letter, card in CARD_OF_LETTER.items()}
CHARS_OF_TASK = {
    letter: {str(part) for part in task.parts} for letter, task in TASK_OF_LETTER.items()
}
_LETTER_OF_TASK = {str(task): letter for letter, task in TASK_OF_LETTER.items()}
MAN_AND_CHILD = {"fetch-nan": _LETTER_OF_TASK["男"], "fetch-zi": _LETTER_OF_TASK["仔"]}
