"""Simulated players, who choose from what they can know by simple rules, and games of theirs."""

from tutor.games.hanzi.players.choosing import PERFECT, Skill, choose
from tutor.games.hanzi.players.playing import play

__all__ = ["PERFECT", "Skill", "choose", "play"]
