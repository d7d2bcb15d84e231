//! What is not as printed, as text and as a link: closed paths, floods, pieces in forests.

use thicket::notation::{links, position};

const STRANGE: &str = "map: autumn
seats: noxious-battery, bone-patrol
turn: noxious-battery daylight actions
closed paths: 1-5, 11-12
flooded: 8, 10
clearing 5: noxious-battery 1 cannon
clearing 7: bone-patrol 1 alpha
forest F1: noxious-battery 2 warriors; bone-patrol 1 pug
forest F6: bone-patrol 2 pugs
ruins: 6, 11
";

#[test]
fn what_is_written_reads_back() {
    let start = position::read(STRANGE).unwrap();
    let table = start.checkpoint;
    assert_eq!(table.afield().count(), 3);
    assert_eq!((table.closed_paths.count_ones(), table.flooded.len()), (2, 2));
    let game = start.game();
    let text = position::write(&game);
    for line in STRANGE.lines().skip(3) {
        assert!(text.lines().any(|written| written == line), "{line} is missing in:\n{text}");
    }
    assert_eq!(position::read(&text).unwrap().checkpoint, table);
    let opened = links::open(&links::position(&game).unwrap()).unwrap();
    assert_eq!(opened.game.checkpoint().0, game.checkpoint().0);
}

#[test]
fn what_cannot_be_is_refused_with_its_line() {
    let refuses = |from: &str, to: &str, told: &str| {
        let error = position::read(&STRANGE.replace(from, to)).unwrap_err().to_string();
        assert!(error.contains(told), "{error}");
    };
    refuses("1-5", "1-2", "no path joins clearings 1 and 2");
    refuses("forest F1", "forest F8", "no forest \"F8\"");
    refuses("flooded: 8, 10", "flooded: 5", "clearing 5 is flooded");
    refuses("1-5, 11-12", "1", "as 2-5");
}
