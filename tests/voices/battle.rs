//! Voices for battle and removal.
