"""Looks for the positions on the page of partners' rules, and prints them as its table has them.

    python -m tools.partner_examples

It is for whoever changes what partners do: of each rule the shortest game of two is printed in
which a partner acts by it, with clues taken literally if that can be.
"""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import Deal, GameRecord, Manner, PartnerRule
from tutor.games.hanabi.partners.action_codes import write_actions

DEALS = 70


def main() -> None:
    """Print a line for each rule; one that no game has is missing."""
    for rule, (manner, record) in _shortest().items():
        print(f'    PartnerRule.{rule.name}: Example(Manner.{manner.name}, "{record.deal.name}",')
        print(f'        "{write_actions(record.actions)}"),')


def _shortest() -> dict[PartnerRule, tuple[Manner, GameRecord]]:
    found: dict[PartnerRule, tuple[Manner, GameRecord]] = {}
    for manner in Manner:
        in_manner: dict[PartnerRule, GameRecord] = {}
        for seed in range(1, DEALS + 1):
            record = GameRecord(Deal(Ruleset(), 2, seed), manner)
            while record.state.ending is None:
                decision = record.decision()
                shortest = in_manner.setdefault(decision.rule, record)
                if len(record.actions) < len(shortest.actions):
                    in_manner[decision.rule] = record
                record = record.then(decision.action)
        for rule, record in in_manner.items():
            found.setdefault(rule, (manner, record))
    return {rule: found[rule] for rule in PartnerRule if rule in found}


if __name__ == "__main__":
    main()
