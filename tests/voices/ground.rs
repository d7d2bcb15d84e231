//! Voices for the ground: places, ways, moving and placing.
