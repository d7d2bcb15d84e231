//! The maps: what they are, what their set-up makes of them, and that texts and links keep it.

mod facts;
mod set_up;
