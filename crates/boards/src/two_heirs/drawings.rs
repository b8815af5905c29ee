//! Our own drawings of the twenty-four buildings and of the other pieces, each in a box of 48 × 48 that stands on its lower edge.
//!
//! The classes `ta-…` are the few printing colours of the game (see the style sheet): `w` plaster, `r` tiles, `s` stone, `t` dark stone,
//! `o` wood, `p` dark wood, `g` straw and gold, `l` leaves, `x` cloth, `f` fire, `k` skin, `d` ink, `n` line only.

use maud::{Markup, PreEscaped, html};
use std::fmt::Write;
use two_heirs::Building;

/// The drawing of a building.
pub(super) fn building(building: Building) -> &'static str {
    match building {
        Building::Inn => concat!(
            r#"<path class="ta-w" d="M7 23h27v21H7z"/><path class="ta-n" d="M7 33h8M26 33h8M11 23v10M30 23v10M11 44V33M30 44V33"/>"#,
            r#"<path class="ta-r" d="M3 25L20.5 7 38 25l-3 1.5-14.5-15L6 26.5z"/><path class="ta-d" d="M16 44V34.5a4.5 4.5 0 0 1 9 0V44z"/>"#,
            r#"<path class="ta-g" d="M17.5 19h6v6h-6z"/><path class="ta-n" d="M36 17h9M43 17v4"/>"#,
            r#"<path class="ta-g" d="M38 21h8v11h-8z"/><path class="ta-x" d="M40 24h3v5h-3z"/><path class="ta-n" d="M43 25.2h1.4v2.6H43"/>"#,
        ),
        Building::Market => concat!(
            r#"<path class="ta-o" d="M8 20h3v24H8zM37 20h3v24h-3z"/><path class="ta-p" d="M5 33h38v4H5z"/><path class="ta-o" d="M9 37h30v4H9z"/>"#,
            r#"<circle class="ta-f" cx="16" cy="31" r="3"/><circle class="ta-r" cx="22.5" cy="31" r="3"/><circle class="ta-l" cx="29" cy="31" r="3"/><path class="ta-g" d="M33 33c0-4 5-4 5 0z"/>"#,
            r#"<path class="ta-x" d="M9 6h30l6 14H3z"/><path class="ta-r" d="M15 6h6l-1.5 14h-9zM27 6h6l4.5 14h-9z"/>"#,
            r#"<path class="ta-x" d="M3 20h7.5a3.75 3.75 0 0 1-7.5 0zM19.5 20h9a4.5 4.5 0 0 1-9 0zM37.5 20H45a3.75 3.75 0 0 1-7.5 0z"/><path class="ta-r" d="M10.5 20h9a4.5 4.5 0 0 1-9 0zM28.5 20h9a4.5 4.5 0 0 1-9 0z"/>"#,
        ),
        Building::PilgrimageSite => concat!(
            r#"<path class="ta-s" d="M10 44l2-5h24l2 5z"/><path class="ta-w" d="M14 39V22h20v17z"/><path class="ta-d" d="M18.5 39V29a5.5 5.5 0 0 1 11 0v10z"/>"#,
            r#"<path class="ta-r" d="M10.5 23.5L24 11l13.5 12.5z"/><path class="ta-g" d="M22.7 1.5h2.6v3.3h3.5v2.6h-3.5V12h-2.6V7.4h-3.5V4.8h3.5z"/>"#,
            r#"<path class="ta-x" d="M22.8 33h2.4v6h-2.4z"/><path class="ta-f" d="M24 28.5c2 2.5 1.6 4.5 0 4.5s-2-2 0-4.5z"/>"#,
        ),
        Building::RobberKeep => concat!(
            r#"<path class="ta-t" d="M3 44l6-9 7 3 4-6h12l5 5 8 7z"/><path class="ta-s" d="M13 38V17h3v-4h4v3h3v-3h4v2h3v-4h4v6h1v21z"/>"#,
            r#"<path class="ta-n" d="M14 24h5M28 21h5M24 31h7M16 31h4"/><path class="ta-d" d="M20.5 38v-5.5a3.5 3.5 0 0 1 7 0V38zM21 21h2v5h-2zM27 26h2v4h-2z"/>"#,
            r#"<path class="ta-n" d="M24 13V3"/><path class="ta-d" d="M24 2.5l13 2-3 3 3 4-13-1z"/><path class="ta-x" d="M27.5 5.5h2.5v2.5h-2.5z"/>"#,
        ),
        Building::Mill => concat!(
            r#"<path class="ta-w" d="M15 44l3.5-22h11L33 44z"/><path class="ta-r" d="M16.5 23.5C17 16 21 13.5 24 13.5s7 2.5 7.5 10z"/>"#,
            r#"<path class="ta-d" d="M20.5 44v-6a3.5 3.5 0 0 1 7 0v6zM22.5 28h3v4h-3z"/>"#,
            r#"<path class="ta-x" d="M25.5 17L38.5 2.5l4 3.6L29.5 20.5zM22.5 17L9.5 2.5l-4 3.6 13 14.4zM26.5 22.5l14 13 3.6-4-13-12zM21.5 22.5l-14 13-3.6-4 13-12z"/>"#,
            r#"<path class="ta-n" d="M24 20L42 4M24 20L6 4M24 20l19 14.5M24 20L5 34.5"/><circle class="ta-g" cx="24" cy="20" r="2.8"/>"#,
        ),
        Building::Stonemason => concat!(
            r#"<path class="ta-s" d="M4 32h18v12H4zM23 32h20v12H23z"/><path class="ta-s" d="M12 20h20v12H12z"/>"#,
            r#"<path class="ta-n" d="M8 37h5M28 37h8M17 25h4"/><path class="ta-p" d="M33 24L20 8.5l2.6-2.2 13 15.5z"/>"#,
            r#"<path class="ta-o" d="M14.5 9.5L23 2.5l5 6-8.5 7z"/><path class="ta-t" d="M35.5 8.5l5-5 3 3-5 5z"/><path class="ta-g" d="M38.5 11.5l-10 10-3-3 10-10z"/>"#,
        ),
        Building::Pigsty => concat!(
            r#"<path class="ta-o" d="M6 20h22v14H6z"/><path class="ta-r" d="M3 21L8 9h18l5 12z"/><path class="ta-n" d="M9.5 14h15M8 17.5h18"/>"#,
            r#"<path class="ta-k" d="M18 36c0-7 6-10.5 13-10.5S44 29 44 35c0 5.5-5 8-13 8s-13-2-13-7z"/><path class="ta-k" d="M30 27l2.5-5 4 4.5zM39 28l4.5-3.5.5 6z"/>"#,
            r#"<path class="ta-k" d="M33 36.5c0-3 2.5-4.5 5-4.5s5 1.5 5 4.5-2.5 4.5-5 4.5-5-1.5-5-4.5z"/><path class="ta-d" d="M36 36h1.6v2.6H36zM38.8 36h1.6v2.6h-1.6z"/><circle class="ta-d" cx="33.5" cy="31.5" r="1.2"/>"#,
            r#"<path class="ta-n" d="M18.5 33c-3-.5-4-3.5-2-4.5s3 1.5.5 2.5"/><path class="ta-p" d="M2 36h14v2.5H2zM2 40.5h16V43H2zM4 33h3v11H4zM11 33h3v11h-3z"/>"#,
        ),
        Building::Bakery => concat!(
            r#"<path class="ta-w" d="M4 44V33C4 22 11 17 21 17s17 5 17 16v11z"/><path class="ta-s" d="M27 20V8h8v19z"/><path class="ta-r" d="M25.5 5.5h11v3.5h-11z"/>"#,
            r#"<path class="ta-n" d="M7 27h5M12 22h4M25 36h0M8 38h3"/><path class="ta-d" d="M12 44v-8a8 8 0 0 1 16 0v8z"/><path class="ta-f" d="M14.5 44c-.5-5 3-5.5 3-9.5 3 2 2.5 4.5 4 5.5.5-1 .5-2 .3-3 3 2 4.2 4 3.7 7z"/>"#,
            r#"<path class="ta-g" d="M31 40c0-3.5 3-5 7-5s7.5 1.5 7.5 5c0 2.5-2 4-4 4h-7c-2 0-3.5-1.5-3.5-4z"/><path class="ta-n" d="M35 37l1.5 3M38.5 36.5L40 40M42 37.5l1 2.5"/>"#,
        ),
        Building::Smithy => concat!(
            r#"<path class="ta-o" d="M14 36h20v8H14z"/><path class="ta-t" d="M6 18h29c4 0 7-1 10-3v7c-3 4-8 6-13 6l2 8H14l2-8c-6 0-10-4-10-10z"/><path class="ta-n" d="M11 22h19"/>"#,
            r#"<path class="ta-p" d="M29 15L13 5.5l1.6-2.7 16 9.5z"/><path class="ta-s" d="M10 9.5l-4-2.3L11.5-.5l4 2.3L19 4l-5 8z"/>"#,
            r#"<path class="ta-f" d="M33 12.5l1.2-4 1.8 3 3.5-1.5-2 3.2 3.5 1.3h-7z"/>"#,
        ),
        Building::GamekeeperLodge => concat!(
            r#"<path class="ta-l" d="M7 44V34H2l5-7H4l6-9 6 9h-3l5 7h-5v10z"/><path class="ta-o" d="M13 27h27v17H13z"/><path class="ta-n" d="M13 31.5h27M13 35.5h27M13 39.5h27"/>"#,
            r#"<path class="ta-p" d="M8.5 29L26.5 12l18 17-2.5 2-15.5-14.5L11 31z"/><path class="ta-d" d="M22.5 44V34h8v10z"/>"#,
            r#"<path class="ta-n" d="M26.5 25c-4-1-7-3-8-7.5M26.5 25c4-1 7-3 8-7.5M21 21.8l-4.5-.3M32 21.8l4.5-.3"/><path class="ta-w" d="M24.5 24h4l-2 6.5z"/>"#,
        ),
        Building::Camp => concat!(
            r#"<path class="ta-x" d="M24 9L4 44h40z"/><path class="ta-g" d="M24 9L14 26.5 24 44z"/><path class="ta-d" d="M24 20l-8 24h16z"/><path class="ta-x" d="M24 20l-8 24h4.5z"/>"#,
            r#"<path class="ta-n" d="M24 9V1.5M4 44l-2 1M44 44l2 1"/><path class="ta-r" d="M24 1.5l10 3-10 3z"/>"#,
        ),
        Building::Farm => concat!(
            r#"<path class="ta-r" d="M6 44V24l7-10h12l7 10v20z"/><path class="ta-p" d="M3.5 26L12 12.5h14L34.5 26l-2.5 1.5-7.5-12h-11L6 27.5z"/><path class="ta-x" d="M13.5 44V32h11v12z"/><path class="ta-n" d="M13.5 32l11 12M24.5 32l-11 12"/><path class="ta-d" d="M16.5 20h5v5h-5z"/>"#,
            r#"<path class="ta-g" d="M31 44c-1-8 1.5-14 7-15 5.5 1 8 7 7 15z"/><path class="ta-n" d="M35 44c0-5 1-8 3-10.5M41.5 44c0-5-1-8-3-10.5M33 36.5h10.5"/>"#,
        ),
        Building::Sawmill => concat!(
            r#"<path class="ta-o" d="M3 30h30v13H3z"/><path class="ta-n" d="M7 33.5h20M5 37h16M9 40.5h18"/><circle class="ta-g" cx="35" cy="36.5" r="8"/><circle class="ta-n" cx="35" cy="36.5" r="4.8"/><circle class="ta-n" cx="35" cy="36.5" r="1.8"/>"#,
            r#"<path class="ta-s" d="M5 12l36-6v9.5l-3 1.8-1.8-2.4-3 3.2-1.8-2.6-3 3.2-1.8-2.6-3 3.2-1.8-2.6-3 3.2-1.8-2.6-3 3.2-1.8-2.6L6 26z"/>"#,
            r#"<path class="ta-p" d="M40 1.5h5v16h-5zM1.5 9h4.5v19H1.5z"/>"#,
        ),
        Building::Quarry => concat!(
            r#"<path class="ta-t" d="M2 44V14l9-7 11 3v10l9 3v9l13 3v9z"/><path class="ta-s" d="M2 20l9-4 11 4v10l-11-2-9 3zM22 29l9 2v8l-9-2z"/><path class="ta-n" d="M11 7v9M11 28v16M22 37v7M31 39v5"/>"#,
            r#"<path class="ta-p" d="M28 30L40.5 9l2.5 1.5L30.5 31.5z"/><path class="ta-s" d="M29 7.5C35 3 43 6 46.5 14.5c-4-3.5-6.5-4.5-9-5.5-2.8-1.2-5-1.6-8.5-1.5z"/><path class="ta-w" d="M33 44l2-6 5-2 5 3 1 5z"/>"#,
        ),
        Building::TradingPost => concat!(
            r#"<path class="ta-o" d="M3 28h40v8H3z"/><path class="ta-x" d="M5 28C4 15 9 8 12 7h24c-3 3-4 8-1 21z"/><path class="ta-n" d="M13.5 7.5C10 12 9.5 19 11 28M22 7.5C18.5 12 18 19 19.5 28M30 7.5c-3.5 4.5-3.5 12-2 20.5"/>"#,
            r#"<path class="ta-n" d="M43 30l4-3"/><circle class="ta-w" cx="12" cy="38" r="6.3"/><circle class="ta-w" cx="34" cy="38" r="6.3"/><path class="ta-n" d="M12 31.7v12.6M5.7 38h12.6M34 31.7v12.6M27.7 38h12.6"/><circle class="ta-p" cx="12" cy="38" r="1.8"/><circle class="ta-p" cx="34" cy="38" r="1.8"/>"#,
        ),
        Building::Cathedral => concat!(
            r#"<path class="ta-w" d="M4 44V20h12v24zM32 44V20h12v24z"/><path class="ta-w" d="M14 44V24l10-8 10 8v20z"/><path class="ta-r" d="M3 20.5L10 3l7 17.5zM31 20.5L38 3l7 17.5z"/>"#,
            r#"<path class="ta-n" d="M10 3V0M8.5 1.5h3M38 3V0M36.5 1.5h3"/><circle class="ta-f" cx="24" cy="27" r="4.2"/><path class="ta-n" d="M24 22.8v8.4M19.8 27h8.4M21 24l6 6M27 24l-6 6"/>"#,
            r#"<path class="ta-d" d="M20 44v-5.5a4 4 0 0 1 8 0V44zM8.5 26h3v6h-3zM36.5 26h3v6h-3zM8.5 36h3v5h-3zM36.5 36h3v5h-3z"/>"#,
        ),
        Building::SiegeTower => concat!(
            r#"<path class="ta-o" d="M11 38l2.5-28h17L33 38z"/><path class="ta-n" d="M13 17h18.5M12.3 24h19.5M11.6 31h20.8M14 31l17-7M13.5 24L31 17"/><path class="ta-p" d="M11 10V4h4v3h4V4h4v3h4V4h5.5v6z"/>"#,
            r#"<path class="ta-p" d="M30.5 11L44 20l-1.5 2.5-13-8z"/><path class="ta-d" d="M19.5 38v-6h6v6z"/><path class="ta-p" d="M7 37h30v3H7z"/>"#,
            r#"<circle class="ta-w" cx="12.5" cy="41" r="4"/><circle class="ta-w" cx="31.5" cy="41" r="4"/><circle class="ta-p" cx="12.5" cy="41" r="1"/><circle class="ta-p" cx="31.5" cy="41" r="1"/>"#,
        ),
        Building::Fortress => concat!(
            r#"<path class="ta-s" d="M12 44V26h3v-3h4v3h3v-3h4v3h3v-3h4v3h3v18z"/><path class="ta-s" d="M3 44V15h2.5v-4h3v4h2v-4h3v4H16v29zM32 44V15h2.5v-4h3v4h2v-4h3v4H45v29z"/>"#,
            r#"<path class="ta-n" d="M5 24h5M9 32h5M34 28h5M38 20h5M18 32h4M27 30h4"/><path class="ta-d" d="M19.5 44v-6a4.5 4.5 0 0 1 9 0v6zM8.5 19h2v5h-2zM37.5 22h2v5h-2z"/>"#,
            r#"<path class="ta-n" d="M24 23V9"/><path class="ta-r" d="M24 8.5l9 2.5-9 3z"/>"#,
        ),
        Building::Watchtower => concat!(
            r#"<path class="ta-s" d="M17 44l1.5-22h11L31 44z"/><path class="ta-n" d="M20 27h4M25 33h4M20 38h4"/><path class="ta-p" d="M13 22v-4h22v4z"/><path class="ta-n" d="M15.5 18v-6M32.5 18v-6"/>"#,
            r#"<path class="ta-r" d="M11 12.5L24 2l13 10.5z"/><path class="ta-f" d="M20.5 18c-1-3 2-4 2-6 2.5 1 2 2.5 3 3 .3-.8.2-1.2.1-2 2 1.5 2.8 3 1.9 5z"/><path class="ta-d" d="M21.5 44v-5.5a2.5 2.5 0 0 1 5 0V44zM23 25h2v4h-2z"/>"#,
        ),
        Building::Guardhouse => concat!(
            r#"<path class="ta-s" d="M6 44V18h3v-4h5v4h4v-4h5v4h4v-4h5v4h4v-4h4v4h2v26z"/><path class="ta-n" d="M9 24h6M33 26h6M10 38h4M34 36h5"/>"#,
            r#"<path class="ta-d" d="M15 44V31a9 9 0 0 1 18 0v13z"/><path class="ta-n ta-pale" d="M19.5 26v18M24 24v20M28.5 26v18M16 33h16M16 39h16"/>"#,
            r#"<path class="ta-p" d="M10 4.5l28 14-1 2-28-14zM38 4.5l-28 14 1 2 28-14z"/><path class="ta-x" d="M6 2.5l6.5.5-2.5 5zM42 2.5l-6.5.5 2.5 5z"/>"#,
        ),
        Building::BasketWorkshop => concat!(
            r#"<path class="ta-n ta-thick" d="M11 23C11 10 16 4 24 4s13 6 13 19"/><path class="ta-g" d="M5 22h38l-5 22H10z"/>"#,
            r#"<path class="ta-n" d="M14 22l2 22M24 22v22M34 22l-2 22M6.5 29h35M8 36.5h32M9.5 25.5h5M19 25.5h5M29 25.5h5M14.5 33h5M24 33h5M33.5 33h5M10.5 40.5h5M19.5 40.5h4.5M28 40.5h4.5"/><path class="ta-o" d="M3.5 20h41v4.5h-41z"/>"#,
        ),
        Building::PotteryWorkshop => concat!(
            r#"<path class="ta-n ta-thick" d="M17 11c-8-2-10 6-6.5 12M31 11c8-2 10 6 6.5 12"/><path class="ta-r" d="M18 9c0 6-9 8-9 19 0 8 6 13 9 16h12c3-3 9-8 9-16 0-11-9-13-9-19z"/>"#,
            r#"<path class="ta-g" d="M15.5 4.5h17V9h-17z"/><path class="ta-n" d="M10 24c9 3 19 3 28 0M9.2 30c9.5 3.5 20 3.5 29.6 0M12 27.5l3 1.5 3-1 3 1.5 3-1 3 1 3-1.5 3 1 3-1.5"/>"#,
        ),
        Building::CooperWorkshop => concat!(
            r#"<path class="ta-o" d="M12 4h24c4 8 6 13 6 20s-2 12-6 20H12c-4-8-6-13-6-20S8 12 12 4z"/><path class="ta-n" d="M18 4c-2.5 13-2.5 27 0 40M24 4v40M30 4c2.5 13 2.5 27 0 40"/>"#,
            r#"<path class="ta-t" d="M9.5 10h29l1.5 4.5H8zM8 33.5h32L38.5 38h-29z"/><circle class="ta-d" cx="24" cy="24" r="2"/>"#,
        ),
        Building::GuildHouse => concat!(
            r#"<path class="ta-w" d="M8 44V22h4v-5h4v-5h4V7h8v5h4v5h4v5h4v22z"/><path class="ta-n" d="M8 30h32M20 7V4h8v3"/>"#,
            r#"<path class="ta-d" d="M20 44v-6.5a4 4 0 0 1 8 0V44zM12 34h4v6h-4zM32 34h4v6h-4z"/><path class="ta-f" d="M21 12h6v5h-6z"/>"#,
            r#"<path class="ta-r" d="M12 20h8v11l-4-3-4 3zM28 20h8v11l-4-3-4 3z"/>"#,
        ),
    }
}

/// Pieces that are no buildings: their names and drawings.
const PIECES: [(&str, &str); 6] = [
    (
        "chest",
        r#"<path class="ta-o" d="M4 22h40v20H4z"/><path class="ta-p" d="M4 22C4 12 9 7 15 7h18c6 0 11 5 11 15z"/><path class="ta-g" d="M10 8.5l4-1.2V42h-4zM34 7.3l4 1.2V42h-4zM4 20h40v4H4z"/><path class="ta-g" d="M19.5 18h9v10h-9z"/><path class="ta-d" d="M23 21.5h2v4h-2z"/>"#,
    ),
    (
        "scaffold",
        r#"<path class="ta-o" d="M7 6h4v38H7zM22 6h4v38h-4zM37 6h4v38h-4z"/><path class="ta-g" d="M3 14h42v4H3zM3 28h42v4H3z"/><path class="ta-n" d="M11 28l11-10M26 42l11-10M26 28l11-10M11 42l11-10"/>"#,
    ),
    (
        "crown",
        r#"<path class="ta-g" d="M7 36L3 13l11.5 8.5L24 5l9.5 16.5L45 13l-4 23z"/><path class="ta-f" d="M7 36h34v6H7z"/><circle class="ta-x" cx="24" cy="30" r="2.6"/><circle class="ta-x" cx="14" cy="31" r="1.8"/><circle class="ta-x" cx="34" cy="31" r="1.8"/>"#,
    ),
    (
        "trees",
        r#"<path class="ta-l" d="M12 44v-8H4l6-9H6l8-13 8 13h-4l6 9h-8v8zM31 44v-6h-9l7-11h-4l9-15 9 15h-4l7 11h-9v6z"/><path class="ta-n" d="M10 31h8M29 31h10"/>"#,
    ),
    (
        "rocks",
        r#"<path class="ta-t" d="M2 44l7-20 8-5 6 8 8-17 9 9 6 25z"/><path class="ta-s" d="M9 24l8-5 6 8-5 9-10-2zM31 10l9 9-3 11-9-4z"/><path class="ta-n" d="M18 36l-2 8M28 26l-4 7 4 11M37 30l4 14"/>"#,
    ),
    (
        "sheaves",
        concat!(
            r#"<path class="ta-n" d="M24 30L10 13M24 30L17 9M24 30V7M24 30l7-21M24 30l14-17"/><ellipse class="ta-g" cx="9" cy="13" rx="3.6" ry="8" transform="rotate(-42 9 13)"/><ellipse class="ta-g" cx="39" cy="13" rx="3.6" ry="8" transform="rotate(42 39 13)"/>"#,
            r#"<ellipse class="ta-g" cx="16" cy="9.5" rx="3.6" ry="8" transform="rotate(-20 16 9.5)"/><ellipse class="ta-g" cx="32" cy="9.5" rx="3.6" ry="8" transform="rotate(20 32 9.5)"/><ellipse class="ta-g" cx="24" cy="9" rx="3.6" ry="8"/>"#,
            r#"<path class="ta-g" d="M20 29h8l8 15H12z"/><path class="ta-o" d="M18.5 26h11v4.5h-11z"/><path class="ta-n" d="M21.5 32l-3.5 12M24 32v12M26.5 32l3.5 12M24 5v8M16.5 6l-1.2 7M31.5 6l1.2 7"/>"#,
        ),
    ),
];

/// The name of the drawing of a building, for `use`.
pub(super) fn name(building: Building) -> String {
    format!("#th-{}", building.name())
}

/// Definitions of these buildings and of all other pieces; they stand once on a page, in the drawing of the landscape.
pub(super) fn define(buildings: &[Building]) -> Markup {
    let mut inside = String::with_capacity(12 * 1024);
    let named = buildings.iter().map(|kind| (kind.name(), building(*kind))).chain(PIECES);
    for (name, drawing) in named {
        let _ = write!(inside, r#"<symbol id="th-{name}" viewBox="0 0 48 48" class="th-art">{drawing}</symbol>"#);
    }
    html! { (PreEscaped(inside)) }
}
