//! Putting a few things in order.

use std::collections::BTreeMap;

/// Orders a short list by a key; what is equal stays as it was.
///
/// Each thing is compared with those before it, which serves a hand of cards. The sort of the standard library serves long
/// lists, and the page would carry it once for every sort of list: a fifteenth of the engine.
///
/// ```
/// let mut cards = ["fox", "bird", "mouse"];
/// thicket::terms::order_by_key(&mut cards, |card| card.len());
/// assert_eq!(cards, ["fox", "bird", "mouse"]);
/// thicket::terms::order_by_key(&mut cards, |card| std::cmp::Reverse(card.len()));
/// assert_eq!(cards, ["mouse", "bird", "fox"]);
/// ```
pub fn order_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// A map of a few pairs, put in one after the other; of two with the same key the later stays. To collect into a map would
/// bring that other sort along for each sort of pair.
pub fn map_of<K: Ord, V>(pairs: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    map.extend(pairs);
    map
}
