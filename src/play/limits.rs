//! What a table has room for. It is checked when a table is set up, so that no rule meets a limit while it runs.

use super::hooks::{AMBUSHES, LENDS, Question};
use super::{MOST_EFFECTS, MOST_LOANS, Setup, SetupError};
use crate::table::Table;
use crate::terms::{Class, Kind};

/// Of the marks of a voice in a battle, the one for its ambush. Its effects there have those before it.
pub const AMBUSH_MARK: usize = MOST_EFFECTS - 1;

impl Setup {
    /// Whether everything these voices could bring about has its place in a table.
    pub(super) fn has_room(&self) -> Result<(), SetupError> {
        for voice in self.voices.all() {
            let Some(hooks) = self.voices.hooks(voice) else { continue };
            let timed = hooks.timed.map_or(0, <[_]>::len);
            let in_battle = hooks.battle_effects.map_or(0, <[_]>::len);
            let most_in_battle = if AMBUSHES::answer_of(hooks).is_some() { AMBUSH_MARK } else { MOST_EFFECTS };
            if timed > MOST_EFFECTS || in_battle > most_in_battle {
                return Err(SetupError::Effects(timed.max(in_battle)));
            }
        }
        let lenders = self.voices.answering(LENDS) + self.deck.answering(LENDS::NUMBER).len();
        if lenders > MOST_LOANS {
            return Err(SetupError::Lenders(lenders));
        }
        if self.deck.holds_pieces() {
            for faction in self.seats.iter().map(|seat| seat.faction) {
                let fits = |kind: &Kind| faction.most_pieces(*kind) <= Table::room_on_card(*kind);
                if let Some(kind) = faction.kinds_of(Class::Warrior).iter().find(|kind| !fits(kind)) {
                    return Err(SetupError::OnCard { faction: faction.key, piece: faction.piece(kind).key });
                }
            }
        }
        Ok(())
    }
}
