//! Thicket.
