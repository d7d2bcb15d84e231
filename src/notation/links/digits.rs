//! Packing: a row of small numbers, each below a bound that both sides know, as the digits of one large number.
//!
//! A number below 7 takes exactly log2(7) bits this way, and nothing is lost to rounding. The first number is the
//! lowest digit, so a reader may learn a bound from what it has read before.

#![expect(clippy::cast_possible_truncation, reason = "long arithmetic keeps the low halves of wide numbers")]

/// Numbers to be packed.
#[derive(Debug, Default)]
pub struct DigitWriter(Vec<(u32, u32)>);

impl DigitWriter {
    /// Adds a number below `bound`; with a bound of 1 there is nothing to write. A number that is not below its bound
    /// is written as the largest that is.
    pub fn put(&mut self, number: u32, bound: u32) {
        if bound > 1 {
            self.0.push((number.min(bound - 1), bound));
        }
    }

    /// Adds a number without a bound: its length, then its bits.
    pub fn put_number(&mut self, number: u64) {
        let length = 64 - number.leading_zeros();
        self.put(length, 65);
        // The highest bit is known to be set.
        for bit in 0..length.saturating_sub(1) {
            self.put((number >> bit & 1) as u32, 2);
        }
    }

    /// Adds 64 bits of which nothing is known.
    pub fn put_word(&mut self, word: u64) {
        for part in 0..4 {
            self.put(u32::from((word >> (16 * part)) as u16), 1 << 16);
        }
    }

    /// The packed bytes, lowest first, without zeros at the end.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        let mut limbs: Vec<u32> = Vec::new();
        for (digit, bound) in self.0.into_iter().rev() {
            let mut carry = u64::from(digit);
            for limb in &mut limbs {
                let wide = u64::from(*limb) * u64::from(bound) + carry;
                *limb = wide as u32;
                carry = wide >> 32;
            }
            if carry > 0 {
                limbs.push(carry as u32);
            }
        }
        let mut bytes: Vec<u8> = limbs.into_iter().flat_map(u32::to_le_bytes).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }
}

/// Packed numbers to be read in the order in which they were written.
#[derive(Debug)]
pub struct DigitReader(Vec<u32>);

impl DigitReader {
    /// A reader of packed bytes.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Self {
        let limb = |bytes: &[u8]| bytes.iter().rev().fold(0, |limb, byte| limb << 8 | u32::from(*byte));
        let mut limbs: Vec<u32> = bytes.chunks(4).map(limb).collect();
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
        Self(limbs)
    }

    /// The next number below `bound`. Past the end of what was written every number is 0.
    pub fn take(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let wide = rest << 32 | u64::from(*limb);
            *limb = (wide / u64::from(bound)) as u32;
            rest = wide % u64::from(bound);
        }
        if self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// The next number without a bound; `None` if it has more than 64 bits.
    pub fn take_number(&mut self) -> Option<u64> {
        let length = self.take(65);
        if length == 0 {
            return Some(0);
        }
        let mut number = 1u64.checked_shl(length - 1)?;
        for bit in 0..length - 1 {
            number |= u64::from(self.take(2)) << bit;
        }
        Some(number)
    }

    /// The next 64 bits.
    pub fn take_word(&mut self) -> u64 {
        (0..4).fold(0, |word, part| word | u64::from(self.take(1 << 16)) << (16 * part))
    }

    /// Whether everything that was written has been read.
    #[must_use]
    pub const fn is_spent(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::SplitMix64;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    use super::*;

    #[test]
    fn numbers_come_back_in_order() {
        let mut dice = SplitMix64::seed_from_u64(9);
        for length in [0, 1, 2, 30, 400] {
            let numbers: Vec<(u32, u32)> = (0..length)
                .map(|_| {
                    let bound = 1 + dice.next_u64() as u32 % [3, 200, 70_000][dice.next_u64() as usize % 3];
                    (dice.next_u64() as u32 % bound, bound)
                })
                .collect();
            let mut writer = DigitWriter::default();
            numbers.iter().for_each(|(number, bound)| writer.put(*number, *bound));
            let mut reader = DigitReader::new(&writer.finish());
            for (number, bound) in numbers {
                assert_eq!(reader.take(bound), number);
            }
            assert!(reader.is_spent());
        }
    }

    #[test]
    fn numbers_of_any_size_and_words_come_back() {
        let numbers = [0, 1, 2, 3, 255, 65_536, u64::MAX / 2, u64::MAX];
        let mut writer = DigitWriter::default();
        for number in numbers {
            writer.put_number(number);
            writer.put_word(number);
        }
        let mut reader = DigitReader::new(&writer.finish());
        for number in numbers {
            assert_eq!((reader.take_number(), reader.take_word()), (Some(number), number));
        }
        assert!(reader.is_spent());
    }

    #[test]
    fn nothing_is_lost_to_rounding() {
        let mut writer = DigitWriter::default();
        for digit in 0..1_000 {
            writer.put(digit % 7, 7);
        }
        // 1,000 times log2(7) is 2,807.4 bits.
        assert!(writer.finish().len() <= 351);
    }

    #[test]
    fn zeros_at_the_end_cost_nothing() {
        let mut writer = DigitWriter::default();
        writer.put(5, 6);
        (0..100).for_each(|_| writer.put(0, 200));
        assert_eq!(writer.finish(), [5]);
    }
}
