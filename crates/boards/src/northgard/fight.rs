//! Fights: what each side brings, the exact chances of every ending, and what food would change — before an attack and while it is fought.

use super::{Table, kind_symbol};
use crate::emblems::chip;
use crate::symbols;
use maud::{Markup, html};
use northgard::decision::{Bonus, Fight, Side, Stage};
use northgard::map::Due;
use northgard::odds::Victor;
use northgard::pieces::Figures;
use northgard::pieces::{Creature, Site};
use northgard::{Action, Bout, FightPreview, Frame, Odds};
use table::{Arg, Message, Seat};

/// The most attacks that are looked at in advance.
const MOST: usize = 6;

/// The panel: the running fight, or the attacks that could be made now.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    if let Some((fight, bout)) = table.rules.running_fight(table.view) {
        return Some(running(table, &fight, &bout));
    }
    let me = table.me()?;
    let attacks = attacks(table, me);
    (!attacks.is_empty())
        .then(|| html! { ul.ng-attacks { @for attack in attacks { li { (one(table, me, &attack)) } } } })
}

/// The most attacks that stand in the question; the map tells the chances of all.
const ASKED: usize = 3;

/// The fight as the question needs it: both strengths, and how probable a victory is with every answer.
pub(super) fn in_question(table: &Table<'_>) -> Markup {
    let Some((fight, bout)) = table.rules.running_fight(table.view) else { return before(table) };
    let side = |place: usize| match fight.sides[place] {
        Side::Seat(seat) => html! { (chip(seat)) " " (table.scene.name(seat)) },
        Side::Creature(creature) => {
            html! { (symbols::symbol(kind_symbol(creature.kind()))) " " (table.say(&Message::new("ng-one").with("thing", Arg::from(creature)))) }
        }
    };
    let axes = |place: usize| html! { b { (bout.base[place]) } " " (symbols::symbol("axe")) };
    html! {
        div.strife {
            p { (side(0)) " " (axes(0)) " : " (axes(1)) " " (side(1)) }
            @for (answer, odds) in answers(table, &fight, &bout) { (line(table, fight.sides.map(Side::seat), &answer, &odds)) }
        }
    }
}

/// The attacks that could be made now.
fn before(table: &Table<'_>) -> Markup {
    let Some(me) = table.me() else { return html! {} };
    let attacks: Vec<Attack> = attacks(table, me).into_iter().take(ASKED).collect();
    html! {
        @if !attacks.is_empty() {
            div.strife {
                @for attack in &attacks {
                    @if let Some(preview) = attack.preview(table, me) {
                        @let strengths = Message::new("ng-strengths").with("a", preview.bout.base[0]).with("b", preview.bout.base[1]);
                        p { b { (table.say(&title(table, attack))) } " " span.muted { (table.say(&strengths)) } }
                        (line(table, [Some(me), None], &html! {}, &table.rules.odds(&preview.bout)))
                    }
                }
            }
        }
    }
}

/// What may be answered now, with the chances it leaves.
fn answers(table: &Table<'_>, fight: &Fight, bout: &Bout) -> Vec<(Markup, Odds)> {
    if matches!(fight.stage, Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender) {
        let faces = [("axe", "do-axe", false), ("skull", "do-skull", true)].into_iter();
        let chosen = |(sign, key, skull): (&str, &str, bool)| {
            let answer = html! { (symbols::spoken(sign, &table.word(key))) };
            Some((answer, table.rules.running_odds(table.view, skull)?))
        };
        return faces.filter_map(chosen).collect();
    }
    let Some(odds) = table.rules.running_odds(table.view, false) else { return Vec::new() };
    let feeds = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Feed(food) => Some((food, offer)),
        _ => None,
    });
    let fed: Vec<(Markup, Odds)> = feeds
        .map(|(food, offer)| {
            let fed = if fight.stage == Stage::FoodDefender { bout.fed(0, food) } else { bout.fed(food, 0) };
            (html! { (table.say(&offer.label)) }, table.rules.odds(&fed))
        })
        .collect();
    if fed.is_empty() { vec![(html! {}, odds)] } else { fed }
}

/// The chances with an answer: as a strip, and as the percentage that the viewer cares for.
fn line(table: &Table<'_>, sides: [Option<Seat>; 2], answer: &Markup, odds: &Odds) -> Markup {
    let mine = |place: usize| table.me().is_some() && sides[place] == table.me();
    let chance = match (mine(0), mine(1)) {
        (true, _) => table.say(&Message::new("ng-you-win").with("chance", percent(odds.attacker))),
        (_, true) => table.say(&Message::new("ng-you-win").with("chance", percent(odds.defender))),
        _ => format!("{} {}", table.word("ng-wins-attacker"), percent(odds.attacker)),
    };
    html! { p.strife-odds { span { (answer) } (strip(odds, mine(1))) b { (chance) } } }
}

/// The chances of the attacks that are to be decided now, by place.
pub(super) fn chances(table: &Table<'_>) -> Vec<(Site, String)> {
    let Some(me) = table.me() else { return Vec::new() };
    let chance = |attack: &Attack| {
        let odds = table.rules.odds(&attack.preview(table, me)?.bout);
        (!attack.counted).then(|| (attack.site, percent(odds.attacker)))
    };
    attacks(table, me).iter().filter_map(chance).collect()
}

/// What could be attacked from where one stands, while it is not decided yet: each attack folded under its chance.
pub(super) fn outlook(table: &Table<'_>) -> Option<Markup> {
    let me = table.me().filter(|_| matches!(table.view.frame(), Some(Frame::Turn(_))))?;
    let attacks = in_reach(table, me);
    (!attacks.is_empty()).then(|| {
        html! {
            p.small.muted { (table.word("ng-odds-help")) }
            ul.ng-attacks { @for attack in attacks { li { (folded(table, me, &attack)) } } }
        }
    })
}

/// An attack whose numbers are shown on demand.
fn folded(table: &Table<'_>, me: Seat, attack: &Attack) -> Markup {
    let Some(preview) = attack.preview(table, me) else { return html! {} };
    let odds = table.rules.odds(&preview.bout);
    html! {
        details.ng-outlook data-panel={ "ng-attack-" (attack.site) } {
            summary {
                span { (table.say(&title(table, attack))) span.unseen { ":" } } " " b { (percent(odds.attacker)) }
                (strip(&odds, false))
            }
            (one(table, me, attack))
        }
    }
}

/// What an attack is called.
fn title(table: &Table<'_>, attack: &Attack) -> Message {
    let defender = match attack.against {
        Some(creature) => Arg::from(creature),
        None => table
            .land(attack.site)
            .and_then(|(_, land)| land.owner)
            .map_or_else(|| Arg::term("name-neutral"), Arg::Seat),
    };
    let message = Message::new(if attack.counted { "ng-attack-with" } else { "ng-attack" });
    message.with("land", attack.site).with("who", defender).with("group", attack.group)
}

/// An attack that could be made.
struct Attack {
    site: Site,
    against: Option<Creature>,
    group: Figures,
    /// What is said before the territory: the number of units, if it is to be chosen.
    counted: bool,
    bonus: Bonus,
}

impl Attack {
    /// Whether both are told in the same words.
    fn is_like(&self, other: &Attack) -> bool {
        (self.site, self.against, self.group) == (other.site, other.against, other.group)
    }

    fn preview(&self, table: &Table<'_>, me: Seat) -> Option<FightPreview> {
        let Attack { site, against, group, bonus, .. } = *self;
        table.rules.preview_fight(table.view, northgard::Attack { seat: me, site, group, bonus, against })
    }
}

/// Whom an attacker would meet: the controller, or the one creature that tolerates nobody.
fn enemy_at(table: &Table<'_>, me: Seat, site: Site) -> Option<Option<Creature>> {
    let (_, land) = table.land(site)?;
    match land.owner {
        Some(owner) if table.rules.is_enemy(me, owner) => Some(None),
        Some(_) => None,
        None => land.beasts.iter().find(|beast| table.rules.kind_info(beast.kind()).hostile).map(Some),
    }
}

/// The attacks that are to be decided now.
fn attacks(table: &Table<'_>, me: Seat) -> Vec<Attack> {
    let awake = table.state.player(me).awake;
    let all = |from: Site| {
        let group = table.state.group(table.land(from)?.0, me);
        Some(Figures { kaija: awake && group.kaija, ..group })
    };
    let mut found = Vec::new();
    match table.view.frame() {
        Some(Frame::March(march)) if march.seat == me => {
            for offer in table.acts() {
                let attack = match offer.action {
                    Action::To(site) => march.from.and_then(all).map(|group| (site, group, false)),
                    Action::Group(group) => march.to.map(|site| (site, group, true)),
                    _ => None,
                };
                let Some((site, group, counted)) = attack else { continue };
                if let Some(against) = enemy_at(table, me, site) {
                    found.push(Attack { site, against, group, counted, bonus: march.bonus });
                }
            }
        }
        Some(Frame::Declare(declare)) => {
            for offer in table.acts() {
                if let Action::Attack(creature) = offer.action
                    && let Some(site) = table.lair(creature)
                {
                    found.push(Attack {
                        site,
                        against: Some(creature),
                        group: Figures::default(),
                        counted: false,
                        bonus: declare.bonus,
                    });
                }
            }
        }
        Some(Frame::Fights(fights)) => {
            for offer in table.acts() {
                if let Action::Fight(site) = offer.action
                    && let Some((_, land)) = table.land(site)
                {
                    let against = match land.due {
                        Due::Creature(creature) => Some(creature),
                        _ => None,
                    };
                    let group = Figures::default();
                    found.push(Attack { site, against, group, counted: false, bonus: fights.bonus });
                }
            }
        }
        _ => {}
    }
    found
}

/// What a plain step from an own territory could attack, the best chances first.
fn in_reach(table: &Table<'_>, me: Seat) -> Vec<Attack> {
    let mut found: Vec<(u8, Attack)> = Vec::new();
    for from in table.state.held(me).iter() {
        let land = table.state.land(from);
        for near in land.near.iter().filter(|_| land.units[me.index()] > 0 && !land.has_bear()) {
            let site = table.state.site(near);
            let Some(against) = enemy_at(table, me, site) else { continue };
            let group = Figures::units(land.units[me.index()]);
            let attack = Attack { site, against, group, counted: true, bonus: Bonus::default() };
            // As many units from another territory have the same chances.
            if found.iter().any(|(_, other)| other.is_like(&attack)) {
                continue;
            }
            if let Some(preview) = attack.preview(table, me) {
                found.push((table.rules.odds(&preview.bout).attacker, attack));
            }
        }
    }
    found.sort_by_key(|(chance, _)| std::cmp::Reverse(*chance));
    found.into_iter().map(|(_, attack)| attack).take(MOST).collect()
}

/// One attack: whom, how strong both are, the chances, and what food changes.
fn one(table: &Table<'_>, me: Seat, attack: &Attack) -> Markup {
    let Some(preview) = attack.preview(table, me) else { return html! {} };
    let bout = preview.bout;
    let odds = table.rules.odds(&bout);
    let strengths = Message::new("ng-strengths").with("a", bout.base[0]).with("b", bout.base[1]);
    html! {
        p.ng-attack { b { (table.say(&title(table, attack))) span.unseen { ":" } } " " span.small.muted { (table.say(&strengths)) } }
        (bar(table, &odds, false))
        (losses(table, &odds))
        (food_table(table, &bout, preview.food))
        @if preview.retreat[0].is_empty() { p.small.is-warning { (table.word("ng-no-retreat")) } }
    }
}

/// The chances as a strip of colours.
fn strip(odds: &Odds, defending: bool) -> Markup {
    html! {
        svg.ng-odds.is-defending[defending] viewBox="0 0 36 3" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect.ng-odds-lose width="36" height="3" {}
            rect.ng-odds-both width=(odds.attacker + odds.nobody) height="3" {}
            rect.ng-odds-win width=(odds.attacker) height="3" {}
        }
    }
}

/// The chances as a bar and in words; the viewer's own victories are the good ones, also in defence.
fn bar(table: &Table<'_>, odds: &Odds, defending: bool) -> Markup {
    html! {
        (strip(odds, defending))
        ul.ng-chances.is-defending[defending] {
            @for (key, ways) in [("attacker", odds.attacker), ("nobody", odds.nobody), ("defender", odds.defender)] {
                @if ways > 0 || key != "nobody" {
                    li.{ "is-" (key) } { (table.word(&format!("ng-wins-{key}"))) " " b { (percent(ways)) } span.muted.small { " (" (ways) "/36)" } }
                }
            }
        }
    }
}

/// A chance as a whole percentage.
fn percent(ways: u8) -> String {
    format!("{} %", (u32::from(ways) * 100 + 18) / 36)
}

/// What each side can expect to lose, and every ending with its chance.
fn losses(table: &Table<'_>, odds: &Odds) -> Markup {
    let tenths = |side: usize| table.scene.dictionary().lang().decimal(odds.expected_losses(side), 1);
    html! {
        details.ng-more.small data-panel="ng-endings" {
            summary { (table.say(&Message::new("ng-expected").with("a", tenths(0)).with("b", tenths(1)))) }
            ul.ng-endings {
                @for ending in &odds.endings {
                    @let message = Message::new(match ending.victor {
                        Victor::Attacker => "ng-ending-attacker",
                        Victor::Defender => "ng-ending-defender",
                        Victor::Nobody => "ng-ending-nobody",
                    });
                    li { b { (percent(ending.ways)) } " " (table.say(&message.with("a", ending.losses[0]).with("b", ending.losses[1]))) }
                }
            }
        }
    }
}

/// The attacker's chances by food paid: against a defender who pays nothing, and one who pays everything.
fn food_table(table: &Table<'_>, bout: &Bout, food: [u8; 2]) -> Markup {
    let chance = |mine: u8, theirs: u8| percent(table.rules.odds(&bout.fed(mine, theirs)).attacker);
    html! {
        @if food != [0, 0] {
            table.ng-food {
                caption.unseen { (table.word("ng-food-caption")) }
                tr {
                    th scope="col" { (symbols::symbol("food")) " " (table.word("ng-food-paid")) }
                    @for mine in 0..=food[0] { th scope="col" { (mine) } }
                }
                tr {
                    th scope="row" { (table.say(&Message::new("ng-food-against").with("n", 0))) }
                    @for mine in 0..=food[0] { td { (chance(mine, 0)) } }
                }
                @if food[1] > 0 {
                    tr {
                        th scope="row" { (table.say(&Message::new("ng-food-against").with("n", food[1]))) }
                        @for mine in 0..=food[0] { td { (chance(mine, food[1])) } }
                    }
                }
            }
        }
    }
}

/// The fight that is being fought.
fn running(table: &Table<'_>, fight: &Fight, bout: &Bout) -> Markup {
    let choosing = matches!(fight.stage, Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender);
    let defending = table.me().is_some() && fight.sides[1].seat() == table.me();
    html! {
        p.ng-attack { b { (table.say(&Message::new("ng-fight-in").with("land", fight.site))) } }
        div.ng-sides { @for place in 0..2 { (side(table, fight, bout, place)) } }
        @if choosing {
            @for (key, skull) in [("do-axe", false), ("do-skull", true)] {
                @if let Some(odds) = table.rules.running_odds(table.view, skull) {
                    p.ng-attack { (symbols::symbol(if skull { "skull" } else { "axe" })) " " b { (table.word(key)) } }
                    (bar(table, &odds, defending))
                    (losses(table, &odds))
                }
            }
        } @else if let Some(odds) = table.rules.running_odds(table.view, false) {
            (bar(table, &odds, defending))
            (losses(table, &odds))
            (food_now(table, fight, bout))
        }
    }
}

/// What the food that may be paid now would change.
fn food_now(table: &Table<'_>, fight: &Fight, bout: &Bout) -> Markup {
    let fed = |food: u8| match fight.stage {
        Stage::FoodDefender => bout.fed(0, food),
        _ => bout.fed(food, 0),
    };
    let offers = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Feed(food) => Some((food, offer)),
        _ => None,
    });
    html! {
        ul.ng-feeds {
            @for (food, offer) in offers {
                @let odds = table.rules.odds(&fed(food));
                @let ways = if fight.stage == Stage::FoodDefender { odds.defender } else { odds.attacker };
                li {
                    a.button.small.offer href=(table.scene.link(offer)) data-act=(offer.text) {
                        (table.say(&offer.label)) ": " b { (table.say(&Message::new("ng-you-win").with("chance", percent(ways)))) }
                    }
                }
            }
        }
    }
}

/// One side of a fight: figures, axes, food, die.
fn side(table: &Table<'_>, fight: &Fight, bout: &Bout, place: usize) -> Markup {
    let key = if place == 0 { "name-attacker" } else { "name-defender" };
    html! {
        section.ng-fighter {
            h3 {
                @match fight.sides[place] {
                    Side::Seat(seat) => { (chip(seat)) " " (table.scene.name(seat)) },
                    Side::Creature(creature) => { (symbols::symbol(kind_symbol(creature.kind()))) " " (table.say(&Message::new("ng-one").with("thing", Arg::from(creature)))) },
                }
            }
            p.small.muted { (table.word(key)) }
            p { (symbols::symbol("axe")) " " b { (bout.base[place]) }
                @if !bout.creature[place] { span.small.muted { " · " (table.say(&Message::new("amount-units").with("n", bout.figures[place]))) } }
                @if fight.food[place] > 0 { span.small.muted { " · " (table.say(&Message::new("amount-food").with("n", fight.food[place]))) } }
            }
            @if place == 0 && bout.shield > 0 { p.small { (symbols::symbol("shield")) " " (table.say(&Message::new("ng-shield").with("n", bout.shield))) } }
            @if place == 1 && bout.towers > 0 { p.small { (symbols::symbol("tower")) " " (table.say(&Message::new("ng-towers").with("n", bout.towers))) } }
            @if let Some(face) = fight.dice[place] { p.ng-die { (symbols::symbol("dice")) " " (table.word(&format!("face-{face}"))) } }
        }
    }
}
