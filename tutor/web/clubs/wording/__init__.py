"""The English words of the clubs' pages."""

from tutor.web.clubs.wording.club_builder import CLUB_BUILDER
from tutor.web.clubs.wording.club_sheet import CLUB_SHEET
from tutor.web.clubs.wording.nicknames import NICKNAMES
from tutor.web.clubs.wording.seasons import SEASONS
from tutor.web.clubs.wording.tournaments import TOURNAMENTS
from tutor.web.shell.words import merged

WORDS = merged(CLUB_BUILDER, CLUB_SHEET, NICKNAMES, SEASONS, TOURNAMENTS)
