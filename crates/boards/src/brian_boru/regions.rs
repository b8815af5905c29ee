//! The regions: who leads where and by how much, how far each claim token is from turning up, and who holds it.

use super::Table;
use super::map::MAP;
use crate::{emblems, symbols};
use brian_boru::Strengths;
use brian_boru::pieces::Region;
use brian_boru::state::Claim;
use maud::{Markup, html};
use table::{Seat, message};

/// Width of the bar of a plaque.
const BAR: f32 = 66.0;

/// Who is ahead in a region.
enum Lead {
    /// Nobody has a town.
    Nobody,
    /// One player, by so much.
    Player(Seat, u16),
    /// The Vikings, by so much.
    Vikings(u16),
    /// Several are level; perhaps the Vikings too.
    Tie(Vec<Seat>, bool),
}

fn lead(strengths: &Strengths) -> Lead {
    let best = strengths.best();
    let players: Vec<Seat> = strengths.having(best).iter().collect();
    let behind = |best: u16| {
        let others = strengths.players.values().iter().copied().filter(|other| *other < best);
        others.chain([strengths.vikings].into_iter().filter(|vikings| *vikings < best)).max().unwrap_or(0)
    };
    match players[..] {
        _ if best == 0 && strengths.vikings == 0 => Lead::Nobody,
        _ if strengths.vikings > best => Lead::Vikings(strengths.vikings - best),
        _ if strengths.vikings == best => Lead::Tie(players, true),
        [only] => Lead::Player(only, best - behind(best)),
        _ => Lead::Tie(players, false),
    }
}

/// A region in words: total and threshold, everybody's count, who leads, where the token is.
pub(super) fn summary(table: &Table<'_>, region: Region) -> String {
    let strengths = table.strengths(region);
    let face = table.edition().claims[region.index()];
    let head = message!("bb-region", region, n = strengths.total(), threshold = face.threshold, points = face.points);
    format!("{} {} {}", table.say(head), lead_words(table, &strengths), claim_words(table, region))
}

fn lead_words(table: &Table<'_>, strengths: &Strengths) -> String {
    table.say(match lead(strengths) {
        Lead::Nobody => message!("bb-lead-nobody"),
        Lead::Player(seat, by) => message!("bb-lead-player", seat, n = by),
        Lead::Vikings(by) => message!("bb-lead-vikings", n = by),
        Lead::Tie(seats, false) => message!("bb-lead-tie", seats),
        Lead::Tie(seats, true) => message!("bb-lead-tie-vikings", seats),
    })
}

fn claim_words(table: &Table<'_>, region: Region) -> String {
    table.say(match table.open().claims[region] {
        Claim::Down => message!("bb-claim-down"),
        Claim::Board => message!("bb-claim-board"),
        Claim::Held(seat) => message!("bb-claim-held", seat),
    })
}

/// The plaque of a region on the map: its name, its claim token, a bar of towns up to the threshold, who leads.
pub(super) fn plaque(table: &Table<'_>, region: Region) -> Markup {
    let (x, y) = MAP.plaque(region);
    let strengths = table.strengths(region);
    let face = table.edition().claims[region.index()];
    let claim = table.open().claims[region];
    let name = table.region_name(region);
    let new = table.is_new(region);
    html! {
        g.plaque.{ "plaque-" (region) }.is-new[new] transform={ "translate(" (x) " " (y) ")" } role="img" {
            title { (summary(table, region)) }
            rect.plaque-base x="-60" y="-37" width="120" height="74" rx="9" {}
            text.plaque-name.is-long[name.chars().count() > 11] y="-20" { (name) }
            (token(claim, face.points))
            (bar(&strengths, face.threshold))
            g.plaque-lead transform="translate(-12 21)" { (leader(&strengths)) }
            text.plaque-total.is-reached[strengths.total() >= face.threshold] x="54" y="27" { (strengths.total()) "/" (face.threshold) }
        }
    }
}

/// The claim token as a shield: grey while it lies face down, gold when it is up, with the disc of its holder.
fn token(claim: Claim, points: u16) -> Markup {
    html! {
        g.claim.is-down[claim == Claim::Down] {
            path.claim-shield d="M-37-11l19 5.5v15.5c0 11-8 17.5-19 21.5-11-4-19-10.5-19-21.5V-5.5z" {}
            text.claim-points x="-37" y="17" { (points) }
            @if let Claim::Held(seat) = claim { (emblems::disc(seat, -51.0, 25.0, 10.0)) }
        }
    }
}

/// The claim token of a region, face up, by itself and silent.
pub(super) fn claim_token(table: &Table<'_>, region: Region) -> Markup {
    let points = table.edition().claims[region.index()].points;
    html! {
        svg.claim-face viewBox="-60 -15 46 46" aria-hidden="true" focusable="false" { (token(Claim::Board, points)) }
    }
}

/// One box for each town counted, in the pattern of its party, and empty boxes up to the threshold.
fn bar(strengths: &Strengths, threshold: u16) -> Markup {
    let boxes = strengths.total().max(threshold).max(1);
    let width = BAR / f32::from(boxes);
    let mut parties: Vec<(String, u16)> = strengths
        .players
        .seats()
        .map(|seat| (format!("url(#p-{seat})"), strengths.players[seat]))
        .filter(|(_, count)| *count > 0)
        .collect();
    parties.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut fills: Vec<&str> = Vec::new();
    for (fill, count) in &parties {
        fills.extend(std::iter::repeat_n(fill.as_str(), usize::from(*count)));
    }
    fills.extend(std::iter::repeat_n("url(#p-vikings)", usize::from(strengths.vikings)));
    html! {
        g.share {
            @for at in 0..boxes {
                @let left = ((-12.0 + f32::from(at) * width) * 10.0).round() / 10.0;
                @match fills.get(usize::from(at)) {
                    Some(fill) => rect.share-box x=(left) y="-8" width=(width) height="15" fill=(fill) {},
                    None => rect.share-empty x=(left) y="-8" width=(width) height="15" {},
                }
            }
            @let mark = -12.0 + f32::from(threshold) * width;
            path.share-mark d={ "M" (mark) "-11v21" } {}
        }
    }
}

fn leader(strengths: &Strengths) -> Markup {
    html! {
        @match lead(strengths) {
            Lead::Nobody => {},
            Lead::Player(seat, by) => { (emblems::disc(seat, 10.0, 0.0, 10.0)) text.lead-by x="23" y="6" { "+" (by) } },
            Lead::Vikings(by) => { g.viking-mark { (symbols::placed("longship", 10.0, 0.0, 20.0)) } text.lead-by x="23" y="6" { "+" (by) } },
            Lead::Tie(seats, vikings) => {
                @let step = (40.0 / (seats.len() + usize::from(vikings)) as f32).min(13.0);
                @let radius = (step * 0.62).min(8.0);
                @for (at, seat) in seats.iter().enumerate() { (emblems::disc(*seat, 8.0 + step * at as f32, 0.0, radius)) }
                @if vikings { g.viking-mark { (symbols::placed("longship", 8.0 + step * seats.len() as f32, 0.0, 2.0 * radius)) } }
            },
        }
    }
}

/// All regions as a table, for reading and for small screens.
pub(super) fn list(table: &Table<'_>) -> Markup {
    html! {
        table.standing.region-table {
            caption.unseen { (table.word("bb-panel-regions")) }
            thead { tr {
                th scope="col" { (table.word("bb-col-region")) }
                @for seat in table.seats() { th scope="col" { (emblems::spoken_chip(seat, &table.scene.name(seat))) } }
                th scope="col" { (symbols::spoken("longship", &table.word("bb-vikings"))) }
                th scope="col" { (table.word("bb-col-total")) }
                th scope="col" { (symbols::spoken("claim", &table.word("bb-col-claim"))) }
            } }
            tbody { @for region in Region::ALL { (row(table, region)) } }
        }
        p.muted.small { (table.word("bb-regions-note")) }
    }
}

fn row(table: &Table<'_>, region: Region) -> Markup {
    let strengths = table.strengths(region);
    let face = table.edition().claims[region.index()];
    let claim = table.open().claims[region];
    let leading = match lead(&strengths) {
        Lead::Player(seat, _) => Some(seat),
        _ => None,
    };
    html! {
        tr title=(lead_words(table, &strengths)) {
            th scope="row" { (table.region_name(region)) }
            @for seat in table.seats() {
                td.is-leading[leading == Some(seat)] { (count(strengths.players[seat])) }
            }
            td { (count(strengths.vikings)) }
            td.is-reached[strengths.total() >= face.threshold] { (strengths.total()) "/" (face.threshold) }
            td.claim-cell {
                span.claim-value.is-down[claim == Claim::Down] title=(claim_words(table, region)) { (face.points) }
                @if let Claim::Held(seat) = claim { (emblems::spoken_chip(seat, &table.scene.name(seat))) }
            }
        }
    }
}

fn count(number: u16) -> Markup {
    html! { @if number == 0 { span.nil { "–" } } @else { (number) } }
}
