"""The scale by which the rulebooks rate a final score."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rating:
    """One step of the scale: `id`, and the lowest and highest score that earn it."""

    id: str
    low: int
    high: int


# Basic game: 25 points at the most. With a sixth firework 25 to 29 still count as legendary,
# and only the full 30 goes beyond.
SCALE = (
    Rating("awful", 0, 5),
    Rating("poor", 6, 10),
    Rating("decent", 11, 15),
    Rating("very-good", 16, 20),
    Rating("extraordinary", 21, 24),
    Rating("legendary", 25, 25),
)
SCALE_SIX = (*SCALE[:-1], Rating("legendary", 25, 29), Rating("beyond", 30, 30))


def scale_for(max_score: int) -> tuple[Rating, ...]:
    """Return the scale for games of up to `max_score` points (25 or 30), lowest step first."""
    return SCALE_SIX if max_score > SCALE[-1].high else SCALE


def rating(score: int, max_score: int) -> Rating:
    """Return the step of the scale for a score from 0 to `max_score`."""
    return next(step for step in scale_for(max_score) if step.low <= score <= step.high)
