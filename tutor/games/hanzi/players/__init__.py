"""Simulated players, who choose from what they can know by simple rules, and games of theirs."""

from tutor.games.hanzi.players.choosing import choose
from tutor.games.hanzi.players.playing import play
from tutor.games.hanzi.players.skill import PERFECT, Skill

__all__ = ["PERFECT", "Skill", "choose", "play"]
