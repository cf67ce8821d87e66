"""Looks for the positions on the page of partners' rules, and writes them where it reads them.

    python -m tools.partner_examples

It is for whoever changes what partners do: of each rule it takes the shortest game of two in which
a partner acts by it, with clues taken literally if that can be. More of a card is told where one
sees why no clue proved it playable: no two cards of that hand that fit are the same.
"""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NONE_OR_ALL, Deal, Decision, GameRecord, PartnerRule
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.web.hanabi.play.reasons import EXAMPLES_FILE

DEALS = 70


def main() -> None:
    """Write a line for each rule, and say which ones no game has."""
    games = _shortest()
    lines = (
        f"{rule} {record.conventions} {record.deal.name} {write_actions(record.actions)}".rstrip()
        for rule, record in games.items()
    )
    EXAMPLES_FILE.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    for rule in PartnerRule:
        if rule not in games:
            print(f"{rule}: in no game")


def _shortest() -> dict[PartnerRule, GameRecord]:
    games: dict[PartnerRule, GameRecord] = {}
    for conventions in NONE_OR_ALL:
        with_these: dict[PartnerRule, GameRecord] = {}
        for seed in range(1, DEALS + 1):
            record = GameRecord(Deal(Ruleset(), 2, seed), conventions)
            while record.state.ending is None:
                decision = record.decision()
                if _shows_why(record, decision):
                    shortest = with_these.setdefault(decision.rule, record)
                    if len(record.actions) < len(shortest.actions):
                        with_these[decision.rule] = record
                record = record.then(decision.action)
        games = with_these | games
    return {rule: games[rule] for rule in PartnerRule if rule in games}


def _shows_why(record: GameRecord, decision: Decision) -> bool:
    """Return whether one sees in the position why no rule before this one applied."""
    if decision.rule is not PartnerRule.TELL_MORE:
        return True
    state = record.state
    fitting = [card for card in state.hands[decision.facts["to"].seat] if state.is_playable(card)]
    return len(set(fitting)) == len(fitting)


if __name__ == "__main__":
    main()
