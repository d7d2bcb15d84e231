//! Voices for cards, crafting and what is hidden.
