//! What all sets and all names have in common.

/// The operations of a set that is one number: bit n stands for the element with index n. `set_of!(SET: NUMBER of
/// ELEMENT, FROM)`, where `FROM` makes an element of its index. They are written by a macro and not for a trait, because
/// sets are made in constants.
macro_rules! set_of {
    ($set:ident: $number:ident of $element:ident, $from:path) => {
        impl $set {
            /// The set that holds nothing.
            pub const EMPTY: Self = Self(0);

            /// Whether this is in the set. What no set has room for is in none.
            #[must_use]
            pub const fn has(self, element: $element) -> bool {
                element.index() < $number::BITS as usize && self.0 & (1 << element.index()) != 0
            }

            /// Adds this.
            pub const fn insert(&mut self, element: $element) {
                self.0 |= 1 << element.index();
            }

            /// Takes this out.
            pub const fn remove(&mut self, element: $element) {
                self.0 &= !(1 << element.index());
            }

            /// How many the set holds.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set holds nothing.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What both sets hold.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What either set holds.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What this set holds and the other does not.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// What the set holds, in the order of their indices.
            pub fn iter(self) -> impl Iterator<Item = $element> {
                $crate::terms::bits(self.0.into()).map($from)
            }
        }

        impl FromIterator<$element> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                let mut set = Self::EMPTY;
                for element in elements {
                    set.insert(element);
                }
                set
            }
        }
    };
}

/// What is looked up and written by its key: `by_key!(NAME)` for something with `ALL` and `key`.
macro_rules! by_key {
    ($name:ident) => {
        impl $name {
            /// The one with this name.
            #[must_use]
            pub fn find(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.key() == key)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }
    };
}

pub(super) use by_key;
pub(super) use set_of;
