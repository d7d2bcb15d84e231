//! Voices for the turn, points, winning and setting up.
