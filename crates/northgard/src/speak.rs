//! Prompts and labels, made from views alone.

use crate::Northgard;
use crate::action::Action;
use crate::flow::{Deed, Frame, Look, Purpose, Stage};
use crate::tell::{goods, group};
use crate::view::View;
use table::{Arg, Message, Seat, Viewer};

impl Northgard {
    /// What the viewer must decide now, or what the table waits for.
    pub(crate) fn ask(&self, view: &View) -> Message {
        let Some(frame) = view.frame() else { return Message::new("ask-over") };
        if matches!(frame, Frame::Over | Frame::Halt) {
            return Message::new("ask-over");
        }
        if view.waiting.is_empty() {
            return Message::new("ask-chance");
        }
        let me = match view.viewer {
            Viewer::Seat(seat) if view.waiting.has(seat) => seat,
            _ => {
                let seats: Vec<Seat> = view.waiting.iter().collect();
                return Message::new("ask-waiting").with("seats", seats);
            }
        };
        self.ask_frame(view, frame, me)
    }

    fn ask_frame(&self, view: &View, frame: &Frame, me: Seat) -> Message {
        match *frame {
            Frame::Clan { .. } => Message::new("ask-clan"),
            Frame::Settle { site: Some(_), .. } => Message::new("ask-settle-group"),
            Frame::Settle { tile: Some(_), .. } => Message::new("ask-settle"),
            Frame::Settle { .. } => Message::new("ask-second-chance"),
            Frame::Turn { resolved: false, .. } => Message::new("ask-turn"),
            Frame::Turn { .. } => Message::new("ask-turn-more"),
            Frame::Learn { .. } => Message::new("ask-learn"),
            Frame::Pick { .. } => Message::new("ask-pick"),
            Frame::Summon { .. } => Message::new("ask-summon"),
            Frame::Nest { creature, .. } => Message::new("ask-nest").with("creature", creature),
            Frame::React { by, card, .. } => {
                let held =
                    view.players[me.index()].hand.is_some_and(|hand| hand.has(crate::Card::DEV_DEFENSIVE_STRATEGY));
                let key = if held { "ask-react" } else { "ask-react-nothing" };
                Message::new(key).with("by", by).with("card", card)
            }
            Frame::Basic { left, .. } => Message::new("ask-basic").with("n", left),
            Frame::Annex { moved: false, .. } => Message::new("ask-annex"),
            Frame::Annex { .. } => Message::new("ask-annex-after"),
            Frame::Assign { keep, discard, top, .. } => {
                Message::new("ask-assign").with("keep", keep).with("discard", discard).with("top", top)
            }
            Frame::PayDraw { price, .. } => Message::new("ask-pay-draw").with("n", price),
            Frame::Recruit(recruit) if recruit.left == 0 => Message::new("ask-toll").with("n", recruit.toll),
            Frame::Recruit(recruit) => Message::new("ask-recruit").with("n", recruit.left.min(14)),
            Frame::Camps { .. } => Message::new("ask-camps"),
            Frame::Build(build) => match (build.site, build.kind) {
                (None, _) if build.may => Message::new("ask-build-again"),
                (None, _) => Message::new("ask-build"),
                (Some(site), _) if build.done || (build.glory && !build.later) => {
                    Message::new("ask-collect").with("land", site)
                }
                (Some(site), None) => Message::new("ask-build-type").with("land", site),
                (Some(_), Some(kind)) => Message::new("ask-build-slot").with("building", kind),
            },
            Frame::Swap { .. } => Message::new("ask-swap"),
            Frame::March(march) => match (march.from, march.to) {
                (None, _) => Message::new("ask-move").with("n", march.steps),
                (Some(from), None) => Message::new("ask-move-to").with("land", from).with("n", march.steps),
                (Some(from), Some(to)) => Message::new("ask-move-count").with("from", from).with("to", to),
            },
            Frame::Declare { .. } => Message::new("ask-declare"),
            Frame::Fights { .. } => Message::new("ask-fights"),
            Frame::Fight(fight) => {
                let key = match fight.stage {
                    Stage::Push => "ask-push",
                    Stage::FoodAttacker | Stage::FoodDefender => "ask-feed",
                    Stage::Throw => "ask-throw",
                    _ => "ask-die",
                };
                Message::new(key).with("land", fight.site)
            }
            Frame::Lose { site, .. } => Message::new("ask-lose").with("land", site),
            Frame::Retreat { goal: None, site, .. } => Message::new("ask-retreat").with("land", site),
            Frame::Retreat { goal: Some(goal), .. } => Message::new("ask-retreat-count").with("land", goal),
            Frame::Explore(explore) => match (explore.look, explore.tile) {
                (Look::Ask, _) => Message::new("ask-explore-again"),
                (Look::Tile, _) if explore.purpose == Purpose::RoundOne => Message::new("ask-tile-first"),
                (Look::Tile, _) => Message::new("ask-tile"),
                (Look::Under, _) => Message::new("ask-under"),
                (Look::Redraw, Some(tile)) => Message::new("ask-redraw").with("tile", tile),
                (Look::Turn, Some(tile)) => Message::new("ask-rotation").with("tile", tile),
                (_, Some(tile)) => Message::new("ask-cell").with("tile", tile),
                _ => Message::new("ask-tile"),
            },
            Frame::Scorch { .. } => Message::new("ask-scorch"),
            Frame::Pull { site, .. } => Message::new("ask-pull").with("land", site),
            Frame::Strike { .. } => Message::new("ask-strike"),
            Frame::Loot { site, .. } => Message::new("ask-loot").with("land", site),
            Frame::Add { .. } => Message::new("ask-add"),
            Frame::Target { deed: Deed::Threat, .. } => Message::new("ask-threat"),
            Frame::Target { .. } => Message::new("ask-target"),
            Frame::Point { target, .. } => Message::new("ask-point").with("target", target),
            Frame::Answer { by, card, .. } => {
                let card = card.map_or_else(|| Arg::term("card-hidden"), Arg::from);
                Message::new("ask-answer").with("by", by).with("card", card)
            }
            Frame::Curse { by, .. } => Message::new("ask-curse").with("by", by),
            Frame::Bribe { from, to, .. } => Message::new(match (from, to) {
                (None, _) => "ask-bribe",
                (_, None) => "ask-bribe-to",
                _ => "ask-bribe-count",
            }),
            Frame::Hidden { from, to, .. } => Message::new(match (from, to) {
                (None, _) => "ask-hidden",
                (_, None) => "ask-hidden-to",
                _ => "ask-hidden-count",
            }),
            Frame::Negotiate { .. } => Message::new("ask-negotiate"),
            Frame::Copy { .. } => Message::new("ask-copy"),
            Frame::Tithe { .. } => Message::new("ask-tithe"),
            Frame::Trade { .. } => Message::new("ask-trade"),
            Frame::Barter { by, give, get, amount, .. } => {
                Message::new("ask-barter").with("by", by).with("n", amount).with("give", give).with("get", get)
            }
            Frame::Return { .. } => Message::new("ask-return"),
            Frame::Roam { creature, .. } => Message::new("ask-roam").with("creature", creature),
            _ => Message::new("ask-chance"),
        }
    }

    /// What an offered action does, for a button.
    pub(crate) fn name_action(&self, view: &View, action: &Action) -> Message {
        let land = |key: &'static str, site: crate::names::Site| Message::new(key).with("land", site);
        let card = |key: &'static str, card: crate::Card| Message::new(key).with("card", card);
        let figure = |key: &'static str, site: crate::names::Site, kaija: bool| {
            land(key, site).with("group", group(u8::from(!kaija), kaija))
        };
        match *action {
            Action::Clan(clan) => Message::new("do-clan").with("clan", clan),
            Action::Tile(tile) => Message::new("do-tile").with("tile", tile),
            Action::Cell { x, y } => Message::new("do-cell").with("x", x).with("y", y),
            Action::Turn(turn) => Message::new("do-turn").with("n", turn),
            Action::Settle(site) => land("do-settle", site),
            Action::Group { units, kaija } => Message::new("do-group").with("group", group(units, kaija)),
            Action::Play(name) => card("do-play", name),
            Action::Wait(name) => card("do-wait", name),
            Action::Replace(name) => card("do-replace", name),
            Action::Remove(name) => card("do-remove", name),
            Action::UpgradeKeep(name) => card("do-upgrade-keep", name),
            Action::UpgradeBox(name) => card("do-upgrade-box", name),
            Action::Pass => Message::new("do-pass"),
            Action::End => Message::new("do-end"),
            Action::Learn(name) => card("do-learn", name),
            Action::Pick(name) => card("do-pick", name),
            Action::React => Message::new("do-react"),
            Action::Allow => Message::new("do-allow"),
            Action::Do(basic) => Message::new("do-basic").with("basic", basic),
            Action::Recruit { site, kaija } => figure("do-recruit", site, kaija),
            Action::Camp { site, kaija } => figure("do-camp", site, kaija),
            Action::Pay(price) => Message::new("do-pay").with("goods", goods(price)),
            Action::Build(site) => land("do-build", site),
            Action::Raise(building) => Message::new("do-raise").with("building", building),
            Action::On(slot) => Message::new("do-on").with("slot", slot),
            Action::Collect => Message::new("do-collect"),
            Action::Swap { site, old, new, .. } => land("do-swap", site).with("old", old).with("new", new),
            Action::From(site) => land("do-from", site),
            Action::To(site) => land("do-to", site),
            Action::Stop => Message::new("do-stop"),
            Action::Skip => Message::new(self.name_skip(view)),
            Action::Attack(creature) => Message::new("do-attack").with("creature", creature),
            Action::Fight(site) => land("do-fight", site),
            Action::Push { site, kaija } => figure("do-push", site, kaija),
            Action::Feed(food) => Message::new("do-feed").with("n", food),
            Action::Axe => Message::new("do-axe"),
            Action::Skull => Message::new("do-skull"),
            Action::Lose { kaija } => Message::new("do-lose").with("group", group(u8::from(!kaija), kaija)),
            Action::Retreat(site) => land("do-retreat", site),
            Action::Under(tile) => Message::new("do-under").with("tile", tile),
            Action::Redraw => Message::new("do-redraw"),
            Action::Keep(name) => card("do-keep", name),
            Action::Discard(name) => card("do-discard", name),
            Action::Top(name) => card("do-top", name),
            Action::Recall(name) => card("do-recall", name),
            Action::Draw => Message::new(match view.frame() {
                Some(Frame::Return { .. }) => "do-draw-tile",
                _ => "do-draw",
            }),
            Action::Target(seat) => Message::new("do-target").with("seat", seat),
            Action::Point(name) => card("do-point", name),
            Action::Yield => Message::new("do-yield"),
            Action::Strike { site, kaija } => figure("do-strike", site, kaija),
            Action::Take(resource) => Message::new("do-take").with("resource", resource),
            Action::Add { site, kaija } => figure("do-add", site, kaija),
            Action::Pull { site, kaija } => figure("do-pull", site, kaija),
            Action::Copy(name) => card("do-copy", name),
            Action::Scorch(site) => land("do-scorch", site),
            Action::Trade { pay, get } => Message::new("do-trade").with("goods", goods(pay)).with("resource", get),
            Action::Barter { give, get, amount } => {
                Message::new("do-barter").with("n", amount).with("give", give).with("get", get)
            }
            Action::Accept => Message::new("do-accept"),
            Action::Refuse => Message::new("do-refuse"),
            Action::Roam(site) => land("do-roam", site),
            Action::Summon => Message::new("do-summon"),
            Action::Nest(site) => land("do-nest", site),
        }
    }

    /// Not doing something, in the words of what it is.
    fn name_skip(&self, view: &View) -> &'static str {
        match view.frame() {
            Some(Frame::Declare { .. }) => "do-spare",
            Some(Frame::Scorch { .. }) => "do-leave-token",
            Some(Frame::Explore(explore)) if explore.look == Look::Redraw => "do-keep-tile",
            Some(Frame::Build(build)) if !build.done => "do-collect-later",
            _ => "do-skip",
        }
    }
}
