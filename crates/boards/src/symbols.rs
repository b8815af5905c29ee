//! Our own symbol language: one small drawing for each thing that can lie on any of our tables.
//!
//! All of them live in one hidden sprite ([`sprite`]) that a page contains once; [`symbol`] and [`placed`] refer to it, so a symbol
//! costs a few bytes wherever it is used. A symbol takes the colour of the text around it; coins and other things that have a
//! colour of their own use the classes `sy-…` of the style sheet. Everything is drawn in a box of 24 × 24.

use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// Every symbol: its name and what is drawn.
const SYMBOLS: &[(&str, &str)] = &[
    // Money, fame, points
    (
        "coin",
        r#"<circle class="sy-gold" cx="12" cy="12" r="9.8"/><circle class="sy-gold-line" cx="12" cy="12" r="6.9"/><path class="sy-gold-ink" d="M12 7.6l1.3 3.1 3.1 1.3-3.1 1.3-1.3 3.1-1.3-3.1L7.6 12l3.1-1.3z"/>"#,
    ),
    ("pay", r#"<circle class="sy-paid" cx="12" cy="12" r="9.3"/><path d="M6.8 10.5h10.4v3H6.8z"/>"#),
    (
        "renown",
        r#"<path class="sy-line3" d="M8 18.7a8 8 0 1 1 8 0"/><circle cx="7.4" cy="19.2" r="2.6"/><circle cx="16.6" cy="19.2" r="2.6"/>"#,
    ),
    ("point", r#"<path d="M12 1.8l3 6.7 7.2.8-5.4 4.9 1.6 7.2-6.4-3.7-6.4 3.7 1.6-7.2-5.4-4.9 7.2-.8z"/>"#),
    // The suits of Brian Boru, and what they do
    (
        "axe",
        r#"<path d="M4.9 22.3l-2.2-1.7L13.6 6l2.2 1.7z"/><path d="M9.6 5.1C13.5.9 18.6 1 22.3 4.2c.6 5-1.7 9.3-6.9 11.1.6-2.5.3-4.6-1-6.3-1.2-1.8-2.8-3.1-4.8-3.9z"/>"#,
    ),
    (
        "cross",
        r#"<path d="M10.1 1.5h3.8v21h-3.8z"/><path d="M3.6 7.3h16.8v3.8H3.6z"/><circle class="sy-line2" cx="12" cy="9.2" r="5.3"/>"#,
    ),
    ("ring", r#"<circle class="sy-line3" cx="12" cy="15.6" r="5.9"/><path d="M7.2 4.6l2-3h5.6l2 3L12 9.4z"/>"#),
    ("crown", r#"<path d="M3.2 17.6L1.6 6.4l5.9 4.4L12 2.6l4.5 8.2 5.9-4.4-1.6 11.2zM3.6 19.2h16.8v2.6H3.6z"/>"#),
    (
        "town",
        r#"<path d="M4.4 22.5V10.2h2.9v2.3h2.7v-2.3h4v2.3h2.7v-2.3h2.9v12.3h-5v-4.2a2.6 2.6 0 0 0-5.2 0v4.2z"/><path d="M11.2 8.8V1.2h1.5l5.6 2.4-5.6 2.4v2.8z"/>"#,
    ),
    (
        "expand",
        r#"<path class="sy-line2" d="M2.2 21.2c3.4-.4 2.6-4.4 5.6-5.6" stroke-dasharray="3 1.8"/><path d="M6.2 12.1l6 .5-3.8 4.9z"/><path d="M11.4 11V4.6h2v1.7h2V4.6h2.4v1.7h2V4.6h2V11zM15.6 22.4v-3h-3v-2.8h3v-3h2.8v3h3v2.8h-3v3z"/>"#,
    ),
    (
        "longship",
        r#"<path d="M1.7 15.6c-.9-2.6.2-5 2.6-5.3-.8 1.5-.6 3.4.4 5.3h14.6c1-1.9 1.2-3.8.4-5.3 2.4.3 3.5 2.7 2.6 5.3-.7 3.9-3.7 6-7.2 6H8.9c-3.5 0-6.5-2.1-7.2-6z"/><path d="M11.3 1.4h1.4v1.3h5.6c-.8 3.4-.8 7 0 10.6h-5.6v1.4h-1.4v-1.4H5.7c.8-3.6.8-7.2 0-10.6h5.6z"/>"#,
    ),
    (
        "free",
        r#"<path d="M3.4 16.4c-.6-1.8.1-3.5 1.8-3.7-.6 1-.4 2.4.3 3.7h13c.7-1.3.9-2.7.3-3.7 1.7.2 2.4 1.9 1.8 3.7-.5 2.8-2.6 4.4-5.2 4.4H8.6c-2.6 0-4.7-1.6-5.2-4.4z"/><path d="M11.4 2.4h1.2v.9h4.2c-.6 2.6-.6 5.2 0 7.8h-4.2v2.4h-1.2v-2.4H7.2c.6-2.6.6-5.2 0-7.8h4.2z"/><path class="sy-cut" d="M2.4 2.4l19.2 19.2"/><path class="sy-line2" d="M2.4 2.4l19.2 19.2"/>"#,
    ),
    (
        "monastery",
        r#"<path d="M2.8 22.5V8.4L5.6 2l2.8 6.4v14.1zM9.6 22.5v-9.3l6-5.3 6 5.3v9.3h-4.2v-4a1.8 1.8 0 0 0-3.6 0v4z"/><path d="M14.8 1.2h1.6v1.7H18v1.6h-1.6v2.9h-1.6V4.5h-1.6V2.9h1.6z"/>"#,
    ),
    (
        "marker",
        r#"<path fill-rule="evenodd" d="M12 1a8.2 8.2 0 0 1 8.2 8.2c0 5.4-8.2 13.8-8.2 13.8S3.8 14.6 3.8 9.2A8.2 8.2 0 0 1 12 1zM7.6 12.4h8.8l.9-6-3 2.3L12 4.6 9.7 8.7l-3-2.3z"/>"#,
    ),
    (
        "marriage",
        r#"<circle class="sy-line2" cx="8.2" cy="13.4" r="6"/><circle class="sy-line2" cx="15.8" cy="13.4" r="6"/><path d="M9.6 3.2L12 1l2.4 2.2L12 6.4z"/>"#,
    ),
    ("claim", r#"<path d="M12 1.6l8.8 2.6v7.4c0 5.2-3.7 8.9-8.8 11-5.1-2.1-8.8-5.8-8.8-11V4.2z"/>"#),
    (
        "princess",
        r#"<path d="M4.6 8.4L3.4 2.2l4.4 2.7L12 1l4.2 3.9 4.4-2.7-1.2 6.2z"/><path d="M12 9.6a4.6 4.6 0 0 1 4.6 4.4c2.6 1.4 4 4.3 4.4 8.5H3c.4-4.2 1.8-7.1 4.4-8.5A4.6 4.6 0 0 1 12 9.6z"/>"#,
    ),
    (
        "scroll",
        r#"<path fill-rule="evenodd" d="M5 2.5h12.5A3 3 0 0 1 20.5 5.5v2h-3V19a3 3 0 0 1-3 3H4.3A2.8 2.8 0 0 1 1.5 19.2v-1.7H4V4a1.5 1.5 0 0 1 1-1.5zM7 6.5h7.5V8H7zm0 3.5h7.5v1.5H7zm0 3.5h5V15H7z"/>"#,
    ),
    // What other tables need
    (
        "unit",
        r#"<path d="M12 1.4c4.4 0 7.6 3.2 7.6 7.6v3.4h-2.8V9.8h-3.2v5.4h-3.2V9.8H7.2v2.6H4.4V9c0-4.4 3.2-7.6 7.6-7.6zM3.6 22.6c0-4.4 3-6.6 8.4-6.6s8.4 2.2 8.4 6.6z"/>"#,
    ),
    (
        "sword",
        r#"<path d="M21.8 2.2l-.8 4.6L9.9 17.9l-3.8-3.8L17.2 3zM3.6 13.9l6.5 6.5-1.7 1.7-2.1-2.1-2.6 2.6-2.3-2.3L4 17.7l-2.1-2.1z"/>"#,
    ),
    (
        "shield",
        r#"<path fill-rule="evenodd" d="M12 1.6l8.8 2.6v7.4c0 5.2-3.7 8.9-8.8 11-5.1-2.1-8.8-5.8-8.8-11V4.2zm0 3.2v14.6c3.7-1.7 6-4.4 6-7.8V6.6z"/>"#,
    ),
    (
        "fort",
        r#"<path d="M1.8 22.5V9.8h3V12h2V9.8h3V7.3H7.2V2.5h2.4v2h1.5v-2h1.9v2h1.5v-2h2.4v4.8h-2.7v2.5h3V12h2V9.8h3v12.7h-7v-4a3.2 3.2 0 0 0-6.4 0v4z"/>"#,
    ),
    ("castle", r#"<path d="M2 22.5V4h2.6v2h2V4h2.6v6.5h5.6V4h2.6v2h2V4H22v18.5h-7v-3.8a3 3 0 0 0-6 0v3.8z"/>"#),
    (
        "food",
        r#"<path d="M12.6 6.4C13 3.6 14.8 1.8 17.6 1.4c-.1 2.6-1.5 4.4-4 5 4.6-1.3 8 1.5 8 6.4 0 5.3-3.6 9.8-6.8 9.8-1.1 0-1.8-.6-2.8-.6s-1.7.6-2.8.6c-3.2 0-6.8-4.5-6.8-9.8 0-5 3.6-7.7 8.2-6.4.6.2 1.3.2 2 0z"/>"#,
    ),
    (
        "wood",
        r#"<ellipse class="sy-line2" cx="4.6" cy="6.6" rx="2.2" ry="3.8"/><path d="M8.2 1.8h12a2.4 4.8 0 0 1 0 9.6h-12c1-1.3 1.5-2.9 1.5-4.8s-.5-3.5-1.5-4.8z"/><ellipse class="sy-line2" cx="4.6" cy="17.4" rx="2.2" ry="3.8"/><path d="M8.2 12.6h12a2.4 4.8 0 0 1 0 9.6h-12c1-1.3 1.5-2.9 1.5-4.8s-.5-3.5-1.5-4.8z"/>"#,
    ),
    ("stone", r#"<path d="M1.6 20.8l3.2-9.4 5-3.2 3.6 3.4 3.2-6.8 5.8 7-.4 9z"/>"#),
    (
        "grain",
        r#"<path d="M10.9 22.8V12.6c-3.6-.2-5.4-1.8-5.6-4.8 3 0 4.9 1 5.6 3V8.4C8.6 7 8 4.6 12 1.2c4 3.4 3.4 5.8 1.1 7.2v2.4c.7-2 2.6-3 5.6-3-.2 3-2 4.6-5.6 4.8v1.6c.7-1.8 2.5-2.7 5.3-2.7-.2 2.9-1.9 4.5-5.3 4.7v6.6z"/><path d="M10.9 14.2c-.7-1.8-2.5-2.7-5.3-2.7.2 2.9 1.9 4.5 5.3 4.7z"/>"#,
    ),
    (
        "lore",
        r#"<path fill-rule="evenodd" d="M6.8 2h10.4l2 20.4H4.8zM11 5.2v13.6h2v-5.2l2.6-2.6V8.6L13 11.2V5.2zM8.6 7v2.4L10.4 11V8.8z"/>"#,
    ),
    ("iron", r#"<path d="M5.4 8.4h13.2l4 11H1.4z"/><path d="M8.4 4h7.2l1.4 3H7z"/>"#),
    (
        "fish",
        r#"<path fill-rule="evenodd" d="M1.4 12C5 6.6 11.6 5.6 16.2 9.6l6-3.6-1.6 6 1.6 6-6-3.6c-4.6 4-11.2 3-14.8-2.4zm4.4-.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 0 0-2.4 0z"/>"#,
    ),
    (
        "influence",
        r#"<path fill-rule="evenodd" d="M12 4.6c5 0 8.6 3 10.8 7.4-2.2 4.4-5.8 7.4-10.8 7.4S3.4 16.4 1.2 12C3.4 7.6 7 4.6 12 4.6zm0 2.8a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2zm0 2.4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"/>"#,
    ),
    (
        "caravan",
        r#"<path d="M1.6 13.4c1.2-.2 2.2-1.4 2.8-3.4.7-2.4 1.9-3.6 3.3-3.6 1.6 0 2.3 1.6 3.3 1.6s1.7-1.6 3.2-1.6c1.7 0 2.7 1.5 3.2 3.6l1-5.4h2.8l1.4 1.6-1.4.8-2.2 8.6c-.4 1.4-1 2-2 2.2v4.6h-2v-4.4H8.6v4.4h-2v-5c-.8-.4-1.3-1-1.5-2-1 .8-2.2 1-3.5.6z"/>"#,
    ),
    ("tent", r#"<path fill-rule="evenodd" d="M11 3.6V1.4h2v2.2l9.6 18.8H1.4zM12 9.8L7.4 20h9.2z"/>"#),
    ("tree", r#"<path d="M12 1.2l6.2 7.6h-2.8l5.2 6.8h-7.1v7h-3v-7H3.4l5.2-6.8H5.8z"/>"#),
    ("mountain", r#"<path d="M1.2 21L9 5.4l3.8 7.2L15 9l7.8 12z"/>"#),
    (
        "road",
        r#"<path fill-rule="evenodd" d="M8.6 1.8h6.8L21 22.2H3zm2.6 2.4v3h1.6v-3zm-.3 6v3.6h2.2v-3.6zm-.5 6.8v3.6h3.2V17z"/>"#,
    ),
    (
        "dice",
        r#"<path fill-rule="evenodd" d="M5 2.4h14A2.6 2.6 0 0 1 21.6 5v14a2.6 2.6 0 0 1-2.6 2.6H5A2.6 2.6 0 0 1 2.4 19V5A2.6 2.6 0 0 1 5 2.4zM7.4 5.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm9.2 9a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM12 10.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"/>"#,
    ),
    // Northgard: clans and creatures, buildings, cards
    (
        "wolf",
        r#"<path fill-rule="evenodd" d="M3 1.8l5.2 4.6h7.6L21 1.8l.6 9.6-4 5.2-2.4 5.8H8.8l-2.4-5.8-4-5.2zM7.2 10.6l-.2 1.8 3.2 1.8.4-1.6zm9.6 0l-3.4 2 .4 1.6 3.2-1.8zM10.2 18.4l1.8 2.4 1.8-2.4z"/>"#,
    ),
    (
        "bear",
        r#"<path fill-rule="evenodd" d="M5.6 2.6a3.6 3.6 0 0 1 3.3 2.2 9.6 9.6 0 0 1 6.2 0 3.6 3.6 0 1 1 4.9 4.5c.9 1.5 1.4 3.2 1.4 4.9 0 4.8-4.2 8.2-9.4 8.2s-9.4-3.4-9.4-8.2c0-1.7.5-3.4 1.4-4.9a3.6 3.6 0 0 1 1.6-6.7zM8.4 10.4a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm7.2 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM12 14.4c-2 0-3.4 1-3.4 2.6s1.4 2.8 3.4 2.8 3.4-1.2 3.4-2.8-1.4-2.6-3.4-2.6z"/>"#,
    ),
    (
        "boar",
        r#"<path fill-rule="evenodd" d="M2.8 2.4l5.4 3h7.6l5.4-3-.8 6.8 1 3.2-3.4 1.8-.6 3.4c-.8 3-2.8 4.8-5.4 4.8s-4.6-1.8-5.4-4.8l-.6-3.4-3.4-1.8 1-3.2zM7.4 9.4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm9.2 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM10.2 16.4a1.1 1.5 0 1 0 0 3 1.1 1.5 0 0 0 0-3zm3.6 0a1.1 1.5 0 1 0 0 3 1.1 1.5 0 0 0 0-3z"/><path d="M4.6 21.8c-2-1.6-2.2-4-1.2-6l2 1c-.4 1.4 0 2.4 1.2 3.4zM19.4 21.8c2-1.6 2.2-4 1.2-6l-2 1c.4 1.4 0 2.4-1.2 3.4z"/>"#,
    ),
    (
        "goat",
        r#"<path class="sy-line2" d="M9.4 9C8.6 4.4 5.4 2.4 3 4.2 1 5.8 1.8 9 4.4 9.2M14.6 9c.8-4.6 4-6.6 6.4-4.8 2 1.6 1.2 4.8-1.4 5"/><path d="M8.2 8.6h7.6l2.6 3.6-3 1-1.2 6.4L12 22.8l-2.2-3.2-1.2-6.4-3-1z"/>"#,
    ),
    (
        "raven",
        r#"<path fill-rule="evenodd" d="M1.4 8.6l5.8-1.4C8.4 4.2 11 2.6 13.8 3c2.6.4 4 2.2 4.2 4.6l4.6 10-4.4-1.4-.6 4.6-3.4-3.2-2 .9v4.1h-1.8v-3.4C7 18 5.4 14.6 6.2 10.6zM11 6a1.2 1.2 0 1 0 0 2.4A1.2 1.2 0 0 0 11 6z"/>"#,
    ),
    (
        "snake",
        r#"<path class="sy-line3" d="M18.6 6.6c0-2.6-2.4-4.4-5.4-4.4-3.2 0-5.6 1.8-5.6 4.6 0 5.4 10.6 3.8 10.6 9.2 0 3-2.8 5.2-6.4 5.2-3.8 0-6.6-1.8-7.2-4.6"/><path d="M15.6 5.2h6l-1 4.6-2 2-2-2z"/>"#,
    ),
    (
        "stag",
        r#"<path class="sy-line2" d="M10 12C7 11 4.6 8.6 4.4 2M4.6 6.8L1.6 4.6M6 9.6l-3.6.6M14 12c3-1 5.4-3.4 5.6-10M19.4 6.8l3-2.2M18 9.6l3.6.6"/><path d="M8.6 11.6h6.8l2 2.4-2.6.8-1 5-1.8 3-1.8-3-1-5-2.6-.8z"/>"#,
    ),
    (
        "valkyrie",
        r#"<path d="M2.2 2.4c8 .2 13.4 3 16 8 2 3.8 2 8 .8 12.2-1.4-3.2-3.2-4.8-5.6-5.6l1.4 3.4c-3-1.2-5-3-6-5.4l1.2 2.8C6.4 16 4.2 13 3.6 9.4l2.4 2C3.8 8.8 2.4 5.8 2.2 2.4z"/>"#,
    ),
    (
        "skull",
        r#"<path fill-rule="evenodd" d="M12 1.8c5.6 0 9.4 3.8 9.4 8.8 0 3.2-1.4 5.6-3.6 7v4.6h-3.2v-2.6H13v2.6h-2v-2.6H9.4v2.6H6.2v-4.6c-2.2-1.4-3.6-3.8-3.6-7 0-5 3.8-8.8 9.4-8.8zM8 9a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 8 9zm8 0a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 16 9zm-4 5.2L10.6 17h2.8z"/>"#,
    ),
    (
        "paw",
        r#"<ellipse cx="12" cy="16.6" rx="5.8" ry="4.9"/><circle cx="4.4" cy="11" r="2.5"/><circle cx="8.8" cy="5.8" r="2.7"/><circle cx="15.2" cy="5.8" r="2.7"/><circle cx="19.6" cy="11" r="2.5"/>"#,
    ),
    (
        "silo",
        r#"<path fill-rule="evenodd" d="M4.8 22.5V9c0-4.4 3.2-7.6 7.2-7.6s7.2 3.2 7.2 7.6v13.5zM7.4 9.4v2h9.2v-2zm0 4.2v2h9.2v-2zm2.4 4.4v4.5h4.4V18z"/>"#,
    ),
    ("lodge", r#"<path d="M1.4 12L12 2.4 22.6 12l-1.5 1.7-1.5-1.3v10.1h-5.2v-6.2H9.6v6.2H4.4V12.4l-1.5 1.3z"/>"#),
    (
        "tower",
        r#"<path d="M6 22.5V10.4L4.4 8.8V2h3v2.2h3V2h3.2v2.2h3V2h3v6.8L18 10.4v12.1h-4v-4.8a2 2 0 0 0-4 0v4.8z"/>"#,
    ),
    (
        "forge",
        r#"<path d="M1.4 6.6h5.2V5h15.6v2.8c-3 .4-5 2-5.6 4.4h-1.4l1.4 5.2h3.2v4H5v-4h3.2l1.4-5.2C5.4 12.2 2 10.2 1.4 6.6z"/>"#,
    ),
    (
        "altar",
        r#"<path d="M3.6 13.2h16.8v3H18v4.2h2.6v2.2H3.4v-2.2H6v-4.2H3.6zM7.2 11.4l-1.2-8 3.6 3L12 1.8l2.4 4.6 3.6-3-1.2 8z"/>"#,
    ),
    ("compass", r#"<circle class="sy-line2" cx="12" cy="12" r="9.8"/><path d="M17.2 6.8l-3.1 7.3-7.3 3.1 3.1-7.3z"/>"#),
    ("hammer", r#"<path d="M2.6 6.4l5.2-4.6h8.8l4.6 4.6-2.2 1.8h-4.8v1.6h-1v13h-3.6v-13h-1V8.2z"/>"#),
    (
        "boot",
        r#"<path d="M6.6 1.6h7.8l-.8 9.8 7 3.4c1.4.7 2 2 2 3.6v.8H7.6c-2.6 0-3.2-1.6-2.6-4.2zM5.2 20.6h17.4v2H5.2z"/>"#,
    ),
    ("bolt", r#"<path d="M13.8 1.2L4.4 13.6h5.8L8.6 22.8 19.6 9.4h-6.2z"/>"#),
    ("horn", r#"<path d="M21.2 2c1.4 9.8-4.2 18-14.6 20-1.8.4-3.4-.2-4.6-1.6 6.4-.6 10-5.2 9.6-13.6l-2 .4-.6-2.6z"/>"#),
    (
        "flame",
        r#"<path d="M12.6 1.2c.6 4.2 6.8 6.6 6.8 13 0 4.8-3.2 8.4-7.6 8.4s-7.4-3.2-7.4-7.6c0-3.4 1.8-5.4 3.2-7.6.4 2 1 3 2.2 3.8-.2-4.2 0-7.4 2.8-10z"/>"#,
    ),
    (
        "snow",
        r#"<path class="sy-line2" d="M12 1.8v20.4M3.2 6.9l17.6 10.2M20.8 6.9L3.2 17.1M9 3.8l3 2.4 3-2.4M9 20.2l3-2.4 3 2.4M3.6 11L7 9.2l.2-3.8M20.4 13L17 14.8l-.2 3.8M20.4 11L17 9.2l-.2-3.8M3.6 13L7 14.8l.2 3.8"/>"#,
    ),
    // People and places of the page
    ("person", r#"<circle cx="12" cy="7.2" r="5"/><path d="M2.8 22.4c0-5 3.6-8 9.2-8s9.2 3 9.2 8z"/>"#),
    (
        "bot",
        r#"<path fill-rule="evenodd" d="M11 4.2V1.4h2v2.8h5a3 3 0 0 1 3 3v8.4a3 3 0 0 1-3 3h-2.6L12 22.4l-3.4-3.8H6a3 3 0 0 1-3-3V7.2a3 3 0 0 1 3-3zM8.4 9a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm7.2 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"/>"#,
    ),
    (
        "eye",
        r#"<path class="sy-line2" d="M1.8 12C4.4 7.4 7.8 5.2 12 5.2s7.6 2.2 10.2 6.8c-2.6 4.6-6 6.8-10.2 6.8S4.4 16.6 1.8 12z"/><circle cx="12" cy="12" r="3.4"/>"#,
    ),
    (
        "hand",
        r#"<rect class="sy-line2" x="2.6" y="6.6" width="9" height="13.6" rx="1.6" transform="rotate(-12 7 13.4)"/><rect class="sy-line2" x="11" y="4.6" width="9.6" height="14.6" rx="1.6" transform="rotate(8 15.8 12)"/>"#,
    ),
    ("clock", r#"<circle class="sy-line2" cx="12" cy="12" r="9.4"/><path class="sy-line2" d="M12 6.4V12l4 2.6"/>"#),
    (
        "chat",
        r#"<path d="M4.6 2.6h14.8a2.8 2.8 0 0 1 2.8 2.8v8.4a2.8 2.8 0 0 1-2.8 2.8h-7.2L6.6 21.8v-5.2h-2a2.8 2.8 0 0 1-2.8-2.8V5.4a2.8 2.8 0 0 1 2.8-2.8z"/>"#,
    ),
    ("log", r#"<path class="sy-line2" d="M8 5.6h13M8 12h13M8 18.4h13M3 5.6h1.6M3 12h1.6M3 18.4h1.6"/>"#),
    ("undo", r#"<path class="sy-line2" d="M4.4 10h10.2a5.6 5.6 0 0 1 0 11.2H9.4M9.2 4.4L3.6 10l5.6 5.6"/>"#),
    ("check", r#"<path class="sy-line3" d="M3.6 12.8l5.6 5.6L20.6 6"/>"#),
    ("no", r#"<path class="sy-line3" d="M5 5l14 14M19 5L5 19"/>"#),
    (
        "info",
        r#"<path fill-rule="evenodd" d="M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zM10.6 10v8h2.8v-8zm0-4v2.6h2.8V6z"/>"#,
    ),
    (
        "why",
        r#"<path fill-rule="evenodd" d="M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zM8 9.2h2.6c0-1 .6-1.6 1.5-1.6s1.5.5 1.5 1.4c0 .8-.5 1.2-1.3 1.8-1.2.8-1.7 1.6-1.6 3.2h2.5c0-.9.3-1.3 1.2-1.9 1.2-.8 1.9-1.7 1.9-3.2 0-2.2-1.7-3.6-4.2-3.6S8 6.8 8 9.2zm2.6 6.4v2.6h2.8v-2.6z"/>"#,
    ),
    (
        "globe",
        r#"<circle class="sy-line2" cx="12" cy="12" r="9.4"/><path class="sy-line2" d="M2.6 12h18.8M12 2.6c3.6 3 4.6 6 4.6 9.4s-1 6.4-4.6 9.4c-3.6-3-4.6-6-4.6-9.4s1-6.4 4.6-9.4z"/>"#,
    ),
    (
        "sun",
        r#"<circle cx="12" cy="12" r="4.8"/><path class="sy-line2" d="M12 1.6v2.6M12 19.8v2.6M1.6 12h2.6M19.8 12h2.6M4.6 4.6l1.9 1.9M17.5 17.5l1.9 1.9M19.4 4.6l-1.9 1.9M6.5 17.5l-1.9 1.9"/>"#,
    ),
    ("moon", r#"<path d="M14.6 1.8a10.4 10.4 0 1 0 7.6 14.6A9 9 0 0 1 14.6 1.8z"/>"#),
    (
        "link",
        r#"<path class="sy-line2" d="M9.6 14.4l4.8-4.8M11 6.2l2.4-2.4a4.8 4.8 0 0 1 6.8 6.8L17.8 13M13 17.8l-2.4 2.4a4.8 4.8 0 0 1-6.8-6.8L6.2 11"/>"#,
    ),
    ("download", r#"<path class="sy-line2" d="M12 2.6v12M6.6 9.6L12 15l5.4-5.4M3.4 20.4h17.2"/>"#),
    ("upload", r#"<path class="sy-line2" d="M12 15V3M6.6 8.4L12 3l5.4 5.4M3.4 20.4h17.2"/>"#),
    ("play", r#"<path d="M6 3l15 9-15 9z"/>"#),
    ("pause", r#"<path d="M5.4 3h4.8v18H5.4zM13.8 3h4.8v18h-4.8z"/>"#),
    ("next", r#"<path d="M4 3.6L15 12 4 20.4zM16.4 3.6h3.4v16.8h-3.4z"/>"#),
    ("previous", r#"<path d="M20 3.6L9 12l11 8.4zM4.2 3.6h3.4v16.8H4.2z"/>"#),
    (
        "zoom-in",
        r#"<circle class="sy-line2" cx="10" cy="10" r="7"/><path class="sy-line2" d="M15.4 15.4l6 6M10 6.8v6.4M6.8 10h6.4"/>"#,
    ),
    (
        "zoom-out",
        r#"<circle class="sy-line2" cx="10" cy="10" r="7"/><path class="sy-line2" d="M15.4 15.4l6 6M6.8 10h6.4"/>"#,
    ),
    (
        "trophy",
        r#"<path d="M6.4 2h11.2v2h4c.2 5-1.8 7.6-5 8.4-.8 1.5-1.9 2.5-3.4 2.9v3.1h4v3.2H6.8v-3.2h4v-3.1c-1.5-.4-2.6-1.4-3.4-2.9-3.2-.8-5.2-3.4-5-8.4h4zM4.6 6.2c.2 1.9.9 3.1 2 3.7-.2-1.1-.2-2.3-.2-3.7zm13 0c0 1.4 0 2.6-.2 3.7 1.1-.6 1.8-1.8 2-3.7z"/>"#,
    ),
    ("arrow", r#"<path class="sy-line2" d="M3 12h17M13.6 5.4L20.2 12l-6.6 6.6"/>"#),
    (
        "warning",
        r#"<path fill-rule="evenodd" d="M12 1.6l11 20H1zM10.7 9l.5 6.2h1.6l.5-6.2zm1.3 7.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"/>"#,
    ),
    ("plus", r#"<path class="sy-line3" d="M12 3.6v16.8M3.6 12h16.8"/>"#),
    ("minus", r#"<path class="sy-line3" d="M3.6 12h16.8"/>"#),
];

/// Whether there is a symbol of this name.
pub fn exists(name: &str) -> bool {
    SYMBOLS.iter().any(|(known, _)| *known == name)
}

/// The names of all symbols.
pub fn names() -> impl Iterator<Item = &'static str> {
    SYMBOLS.iter().map(|(name, _)| *name)
}

/// The hidden sprite with all symbols and the patterns and emblems of the players; a page contains it once, before their first use.
pub fn sprite() -> Markup {
    let mut inside = String::with_capacity(16 * 1024);
    for (name, drawing) in SYMBOLS {
        let _ = write!(inside, r#"<symbol id="s-{name}" viewBox="0 0 24 24">{drawing}</symbol>"#);
    }
    crate::emblems::define(&mut inside);
    html! {
        svg class="sprite" aria-hidden="true" focusable="false" width="0" height="0" { defs { (PreEscaped(inside)) } }
    }
}

/// A symbol in running text; it says nothing to a screen reader, so words must stand beside it.
pub fn symbol(name: &str) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! { svg class={ "sym sym-" (name) } aria-hidden="true" focusable="false" { use href={ "#s-" (name) } {} } }
}

/// A symbol that stands for words: they appear as tooltip and are read aloud.
pub fn spoken(name: &str, words: &str) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! { svg class={ "sym sym-" (name) } role="img" focusable="false" { title { (words) } use href={ "#s-" (name) } {} } }
}

/// A symbol inside a drawing: its middle at `x`, `y`, as wide and high as `size`.
pub fn placed(name: &str, x: f32, y: f32, size: f32) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! {
        use class={ "sym-" (name) } href={ "#s-" (name) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_symbol_has_its_own_name_and_stands_in_the_sprite() {
        let all: BTreeSet<&str> = names().collect();
        assert_eq!(all.len(), SYMBOLS.len());
        let sprite = sprite().into_string();
        for name in all {
            assert_eq!(sprite.matches(&format!("id=\"s-{name}\"")).count(), 1, "{name}");
        }
    }

    #[test]
    fn nothing_in_the_sprite_needs_an_inline_style() {
        assert!(!sprite().into_string().contains("style="));
    }
}
