//! The style sheet, the scripts and the icon, embedded in the program.

use crate::compress::Pressed;

/// The style sheet of the site, before what the games add to it: one file for each part of the site, in the order in which they hold.
pub(crate) const SITE: &str = concat!(
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/controls.css"),
    include_str!("../assets/style/lobby.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/screens.css"),
    include_str!("../assets/style/boards.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/people.css"),
    include_str!("../assets/style/hall.css"),
    include_str!("../assets/style/told.css"),
    include_str!("../assets/style/workshop.css"),
);

/// The style sheet of the site as one of its games has it, for what is drawn elsewhere as on its pages.
pub fn style_sheet(entry: &shelf::Entry) -> String {
    [SITE, entry.style].join("\n")
}

/// How explanations look that open beside what they explain.
const ASK: &str = include_str!("../assets/ask.css");

/// How the pages look that teach a game.
const LEARN: &str = include_str!("../assets/learn.css");

/// The script of the pages: one file for each thing it does, in the order in which they are served as one.
const SCRIPT: &[&str] = &[
    include_str!("../assets/script/say.js"),
    include_str!("../assets/script/swap.js"),
    include_str!("../assets/script/motion.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/tabs.js"),
    include_str!("../assets/script/relive.js"),
    include_str!("../assets/script/sound.js"),
    include_str!("../assets/script/chance.js"),
    include_str!("../assets/script/act.js"),
    include_str!("../assets/script/point.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/zoom.js"),
    include_str!("../assets/script/dress.js"),
    include_str!("../assets/script/clock.js"),
];

/// Something served as it is.
#[derive(Debug)]
pub(crate) struct Asset {
    name: &'static str,
    /// What kind of text it is, for the header.
    pub(crate) kind: &'static str,
    /// The text.
    pub(crate) body: Pressed,
}

/// Everything served as it is.
#[derive(Debug)]
pub(crate) struct Assets {
    all: Vec<Asset>,
    /// The first digits of a digest over all of them: a new program has new addresses, so caches never serve old ones.
    stamp: String,
}

impl Assets {
    /// The assets of a site with these games: their style sheets follow that of the site.
    pub(crate) fn of(games: &[shelf::Entry]) -> Assets {
        // A lesson has another frame than a table, whatever a game says of its tables: so what is said of lessons comes last.
        let styles = games.iter().map(|entry| entry.style);
        let sheet = [SITE, ASK].into_iter().chain(styles).chain([LEARN]).collect::<Vec<_>>().join("\n");
        let script = SCRIPT.join("\n");
        let ask = include_str!("../assets/ask.js").to_owned();
        let stream = include_str!("../assets/stream.js").to_owned();
        let rules = include_str!("../assets/rules.js").to_owned();
        let workshop = include_str!("../assets/workshop.js").to_owned();
        let passkey = include_str!("../assets/passkey.js").to_owned();
        let notices = include_str!("../assets/notices.js").to_owned();
        let manifest = include_str!("../assets/crownlands.webmanifest").to_owned();
        let icon = include_str!("../assets/icon.svg").to_owned();
        let all = vec![
            Asset { name: "crownlands.css", kind: "text/css; charset=utf-8", body: Pressed::new(sheet) },
            Asset { name: "crownlands.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(script) },
            Asset { name: "ask.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(ask) },
            Asset { name: "stream.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(stream) },
            Asset { name: "rules.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(rules) },
            Asset { name: "workshop.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(workshop) },
            Asset { name: "passkey.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(passkey) },
            Asset { name: "notices.js", kind: "text/javascript; charset=utf-8", body: Pressed::new(notices) },
            Asset { name: "crownlands.webmanifest", kind: "application/manifest+json", body: Pressed::new(manifest) },
            Asset {
                name: "symbols.svg",
                kind: "image/svg+xml",
                body: Pressed::new(boards::symbols::whole().into_string()),
            },
            Asset { name: "icon.svg", kind: "image/svg+xml", body: Pressed::new(icon) },
        ];
        let bodies: String = all.iter().map(|asset| asset.body.plain()).collect();
        Assets { all, stamp: table::sha256_hex(bodies.as_bytes()).chars().take(12).collect() }
    }

    /// The address of an asset.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.stamp)
    }

    /// The asset at this address.
    pub(crate) fn find(&self, stamp: &str, name: &str) -> Option<&Asset> {
        self.all.iter().find(|asset| asset.name == name).filter(|_| stamp == self.stamp)
    }
}
