//! `crownlands puzzles`: positions in which one move is clearly best, found in games between bots.

mod make;

use crate::args::{Puzzles as Args, PuzzlesVerb};
use crate::play::menu;
use crate::terminal::{self, Sight};
use crate::voice::Voice;
use crate::{Outcome, say};
use boards::letters::wrap;
use table::{Message, Puzzle, Seat, Viewer, puzzle};

pub fn run(voice: &Voice, args: &Args) -> Outcome {
    match &args.verb {
        PuzzlesVerb::Make(wanted) => {
            let entry = voice.find(&wanted.game)?;
            let known = match &wanted.out {
                Some(file) if file.exists() => {
                    let text = voice.read(file)?;
                    puzzle::read(&text).map_err(|complaint| voice.complain(voice.of(entry), file, &complaint))?
                }
                _ => Vec::new(),
            };
            let before = known.len();
            let text = |all: &[Puzzle]| puzzle::write(all).map_err(|complaint| voice.of(entry).complain(&complaint));
            let keep = |all: &[Puzzle]| wanted.out.as_ref().map_or(Ok(()), |file| voice.write(file, &text(all)?));
            let (all, sieve) = make::make(voice, entry, wanted, known, keep)?;
            match &wanted.out {
                Some(file) => {
                    let made = Message::new("cli-puzzles-made").with("n", all.len() - before);
                    say!("{}", voice.say(&sieve.message()));
                    say!("{}", voice.say(&made.with("file", file.display().to_string())));
                }
                None => say!("{}", text(&all)?),
            }
            Ok(())
        }
        PuzzlesVerb::Show { game, number, solution } => show(voice, game, *number, *solution),
    }
}

fn show(voice: &Voice, game: &str, number: usize, solved: bool) -> Outcome {
    let entry = voice.find(game)?;
    let puzzles = entry.puzzles();
    let puzzle = number.checked_sub(1).and_then(|at| puzzles.get(at)).ok_or_else(|| {
        voice.say(&Message::new("cli-puzzles-none").with("number", number).with("most", puzzles.len()))
    })?;
    let complain = |complaint| voice.of(entry).complain(&complaint);
    let (played, seat) = (puzzle.open(entry.game).map_err(complain)?, puzzle.seat().map_err(complain)?);
    let names: Vec<String> = Seat::all(puzzle.players).map(|seat| web::BOT_NAMES[seat.index()].to_owned()).collect();
    let sight = Sight { entry, played: played.as_ref(), viewer: Viewer::Seat(seat), names: &names, voice, last: &[] };
    say!("{}\n", sight.whole());
    say!("{}", sight.say(&Message::new("puzzle-ask").with("seat", seat)));
    if !solved {
        let offers = played.offers(seat);
        let groups = menu::groups(&offers, &sight.show().beginnings);
        say!("{}", menu::write(&offers, &groups, terminal::width(), &|offer| sight.say(&offer.label)));
        return Ok(());
    }
    for line in reason(&sight, puzzle, seat).map_err(complain)? {
        say!("{}", wrap(&line, terminal::width()));
    }
    Ok(())
}

/// Why the solution is best, in words made from what it does.
fn reason(sight: &Sight<'_>, puzzle: &Puzzle, seat: Seat) -> Result<Vec<String>, table::Complaint> {
    let label = |act: &str| sight.played.label(seat, act);
    let percent = |chance: f64| format!("{:.0} %", 100.0 * chance);
    let best = Message::new("puzzle-best").with("act", label(&puzzle.solution)?).with("chance", percent(puzzle.chance));
    let mut told = vec![sight.say(&best)];
    for heard in puzzle.told(sight.entry.game, &puzzle.solution)? {
        told.push(format!("  • {} ({})", sight.say(&heard.say), heard.clause));
    }
    let second = Message::new("puzzle-second").with("act", label(&puzzle.second)?);
    told.push(sight.say(&second.with("chance", percent(puzzle.second_chance))));
    Ok(told)
}
