"""Games that are kept as a deal and what has been done, and the texts that say so."""

import pytest

from tutor.core.errors import BadSyntaxError, PlayedWrongError
from tutor.games.hanabi.engine.actions import RankClue
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, ConventionSet, Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import read_actions, write_actions


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
@pytest.mark.parametrize("players", [2, 5])
def test_whole_game_is_read_back_from_its_text(players: int, conventions: ConventionSet) -> None:
    """What partners do in a whole game is two characters a turn, and reads back as it was."""
    record = GameRecord(Deal(Ruleset(), players, 7), conventions)
    while record.state.ending is None:
        record = record.then(record.decision().action)
    text = write_actions(record.actions)
    assert len(text) == 2 * len(record.actions)
    again = GameRecord(record.deal, conventions, read_actions(text))
    assert again.states == record.states


@pytest.mark.parametrize(("text", "position"), [("p", 0), ("p0x1", 2), ("p0Bz", 2), ("p0B", 2)])
def test_text_that_is_no_actions_is_refused_where_it_goes_wrong(text: str, position: int) -> None:
    """The error names the character at which no action begins."""
    with pytest.raises(BadSyntaxError) as error:
        read_actions(text)
    assert error.value.position == position


def test_action_that_is_not_allowed_is_refused_with_its_number() -> None:
    """A clue to oneself is refused, and the error says which action it was."""
    deal = Deal(Ruleset(), 2, 1)
    with pytest.raises(PlayedWrongError) as error:
        GameRecord(deal, NO_CONVENTIONS, (RankClue(0, 1),))
    assert error.value.number == 1


@pytest.mark.parametrize("name", ["", "1-5", "6-5", "2-0", "2-05", "2-10000", "2-5 "])
def test_deal_has_one_name(name: str) -> None:
    """Only two to five players and seeds from 1 to 9999 make a deal, each written in one way."""
    with pytest.raises(BadSyntaxError):
        Deal.parse(name, Ruleset())
