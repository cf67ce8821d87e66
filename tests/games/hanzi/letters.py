"""What each letter of a position stands for, as plain texts."""

from tutor.games.hanzi.deck import CARD_OF_LETTER, TASK_OF_LETTER

CHAR = {letter: str(card) for letter, card in CARD_OF_LETTER.items()}
CHARS_OF_TASK = {
    letter: {str(part) for part in task.parts} for letter, task in TASK_OF_LETTER.items()
}
