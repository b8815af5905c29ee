//! The time left as it is told by the sky: a growing moon for each round, and a star for the scoring that ends a year.

use super::Table;
use super::geometry;
use crescent_moon::view::Phase;
use maud::{Markup, html};

/// How far two moons are from each other.
const APART: f32 = 18.0;

/// How large a moon is.
const RADIUS: f32 = 7.0;

/// What was, what is, what will be.
fn tense(at: (u8, u8), now: (u8, u8)) -> &'static str {
    match at.cmp(&now) {
        std::cmp::Ordering::Less => "is-past",
        std::cmp::Ordering::Equal => "is-now",
        std::cmp::Ordering::Greater => "is-to-come",
    }
}

/// All years of the game; the words beside it say the same.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let (years, rounds) = (table.view.years, table.rules.components().numbers.rounds);
    let now = match table.view.phase {
        Phase::Over => (years + 1, 0),
        Phase::Scoring => (table.view.year, rounds + 1),
        Phase::Setup | Phase::Preparation | Phase::Action => (table.view.year, table.view.round),
    };
    let year = f32::from(rounds + 1) * APART + 8.0;
    html! {
        svg.cm-moons viewBox={ "-11 -11 " (f32::from(years) * year + 2.0) " 22" } aria-hidden="true" focusable="false" {
            @for number in 1..=years {
                g transform={ "translate(" (f32::from(number - 1) * year) ")" } {
                    @for round in 1..=rounds {
                        g.{ (tense((number, round), now)) } transform={ "translate(" (f32::from(round - 1) * APART) ")" } {
                            circle.cm-moon r=(RADIUS) {}
                            path.cm-moon-lit d=(lit(f32::from(round) / f32::from(rounds))) {}
                            @if (number, round) == now { circle.cm-moon-ring r=(RADIUS + 2.6) {} }
                        }
                    }
                    path.cm-star.{ (tense((number, rounds + 1), now)) } transform={ "translate(" (f32::from(rounds) * APART) ")" }
                        d="M0-8.5l2.4 5.4 5.9.6-4.4 3.9 1.3 5.8L0 4.1l-5.2 3.1 1.3-5.8-4.4-3.9 5.9-.6z" {}
                }
            }
        }
    }
}

/// The lit part of a moon of which so much is lit.
fn lit(share: f32) -> String {
    let (edge, bulge) = (geometry::round(RADIUS * (1.0 - 2.0 * share).abs()), u8::from(share > 0.5));
    format!("M0-{RADIUS}A{RADIUS} {RADIUS} 0 0 1 0 {RADIUS}A{edge} {RADIUS} 0 0 {bulge} 0-{RADIUS}z")
}
