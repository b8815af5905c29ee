//! The lists: everything that may be going on ([`Frame`]), everything seats may do, everything chance may do.

#[allow(missing_docs)]
mod frame;

pub use frame::*;

use crate::Northgard;
use crate::card::{Card, Pile};
use crate::pieces::{Basic, Building, Cell, Clan, Creature, Face, Figure, Figures, Resource, Site, Slot, Standing};
use crate::pieces::{Tile, TileSet};
use crate::places;
use crate::terms::goods;
use table::{Seat, message};

table::phrases! {
    /// What a seat may do.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum Action for Northgard, "complaint-northgard-action", |rules, view| {
        /// Choose this clan.
        Clan(clan: Clan) = ["clan", clan] => message!("do-clan", clan = clan);
        /// Place this tile.
        Tile(tile: Tile) = ["tile", tile] => message!("do-tile", tile = rules.tile_name(tile));
        /// Place it in this cell.
        Cell(cell: Cell) = ["cell", cell] => message!("do-cell", place = places::of(&view.open.map, cell));
        /// Place it with so many quarter turns.
        Turn(turn: u8) = ["turn", turn] => message!("do-turn", n = turn);
        /// Settle in this territory.
        Settle(site: Site) = ["settle", site] => message!("do-settle", land = site);
        /// Take this group.
        Group(group: Figures) = ["units", group] => message!("do-group", group = group);
        /// Play this card.
        Play(card: Card) = ["play", card] => message!("do-play", card = card);
        /// Put this card down without effect.
        Wait(card: Card) = ["wait", card] => message!("do-wait", card = card);
        /// Replace this card by another.
        Replace(card: Card) = ["replace", card] => message!("do-replace", card = card);
        /// Put this card into the box for two others.
        Remove(card: Card) = ["remove", card] => message!("do-remove", card = card);
        /// Put this card down for an upgrade.
        UpgradeKeep(card: Card) = ["upgrade", "keep", card] => message!("do-upgrade-keep", card = card);
        /// Put this card into the box for an upgrade.
        UpgradeBox(card: Card) = ["upgrade", "box", card] => message!("do-upgrade-box", card = card);
        /// Pass for this year.
        Pass = ["pass"] => message!("do-pass");
        /// End the turn.
        End = ["end"] => message!("do-end");
        /// Take this upgrade card.
        Learn(card: Card) = ["learn", card] => message!("do-learn", card = card);
        /// Take this card of the row.
        Pick(card: Card) = ["pick", card] => message!("do-pick", card = card);
        /// Cancel the card.
        React = ["react"] => message!("do-react");
        /// Let the card be.
        Allow = ["allow"] => message!("do-allow");
        /// Do this basic action.
        Do(basic: Basic) = ["do", basic] => message!("do-basic", basic = basic);
        /// Recruit this figure here.
        Recruit(at: Standing) = ["recruit", at] => message!("do-recruit", land = at.site, group = at.group());
        /// The camp here adds this figure.
        Camp(at: Standing) = ["camp", at] => message!("do-camp", land = at.site, group = at.group());
        /// Pay these resources.
        Pay(price: [u8; 3]) = ["pay", price] => message!("do-pay", goods = goods(price));
        /// Build in this territory.
        Build(site: Site) = ["build", site] => message!("do-build", land = site);
        /// Build this.
        Raise(building: Building) = ["raise", building] => message!("do-raise", building = building);
        /// Build on a slot of this kind.
        On(slot: Slot) = ["on", slot] => message!("do-on", slot = slot);
        /// Collect what the territory gives.
        Collect = ["collect"] => message!("do-collect");
        /// Exchange a building for another.
        Swap { site: Site, old: Building, slot: Option<Slot>, new: Building } = ["swap", site, old, slot, new] => {
            let _ = slot;
            message!("do-swap", land = site, old = old, new = new)
        };
        /// Leave this territory.
        From(site: Site) = ["from", site] => message!("do-from", land = site);
        /// Enter this territory.
        To(site: Site) = ["to", site] => message!("do-to", land = site);
        /// Do no more.
        Stop = ["stop"] => message!("do-stop");
        /// Do without it.
        Skip = ["skip"] => message!("do-skip");
        /// Attack this creature.
        Attack(creature: Creature) = ["attack", creature] => message!("do-attack", creature = creature);
        /// Fight here next.
        Fight(site: Site) = ["fight", site] => message!("do-fight", land = site);
        /// Push a defender there.
        Push(to: Standing) = ["push", to] => message!("do-push", land = to.site, group = to.group());
        /// Feed so much food to the fighters.
        Feed(food: u8) = ["feed", food] => message!("do-feed", n = food);
        /// Take an axe.
        Axe = ["axe"] => message!("do-axe");
        /// Take a skull.
        Skull = ["skull"] => message!("do-skull");
        /// Lose this figure.
        Lose(figure: Figure) = ["lose", figure] => message!("do-lose", group = Figures::from(figure));
        /// Retreat there.
        Retreat(site: Site) = ["retreat", site] => message!("do-retreat", land = site);
        /// Put this tile under the pile.
        Under(tile: Tile) = ["under", tile] => message!("do-under", tile = rules.tile_name(tile));
        /// Exchange the tile.
        Redraw = ["redraw"] => message!("do-redraw");
        /// Keep this card.
        Keep(card: Card) = ["keep", card] => message!("do-keep", card = card);
        /// Discard this card.
        Discard(card: Card) = ["discard", card] => message!("do-discard", card = card);
        /// Put this card on top of the draw pile.
        Top(card: Card) = ["top", card] => message!("do-top", card = card);
        /// Take this card back from the discard pile.
        Recall(card: Card) = ["recall", card] => message!("do-recall", card = card);
        /// Draw.
        Draw = ["draw"] => message!("do-draw");
        /// Choose this opponent.
        Target(seat: Seat) = ["target", seat] => message!("do-target", seat = seat);
        /// Point at this card.
        Point(card: Card) = ["point", card] => message!("do-point", card = card);
        /// Give the card up.
        Yield = ["yield"] => message!("do-yield");
        /// Remove this figure.
        Strike(at: Standing) = ["strike", at] => message!("do-strike", land = at.site, group = at.group());
        /// Take this resource.
        Take(resource: Resource) = ["take", resource] => message!("do-take", resource = resource);
        /// Add this figure here.
        Add(at: Standing) = ["add", at] => message!("do-add", land = at.site, group = at.group());
        /// Bring this figure from there.
        Pull(from: Standing) = ["pull", from] => message!("do-pull", land = from.site, group = from.group());
        /// Copy this card.
        Copy(card: Card) = ["copy", card] => message!("do-copy", card = card);
        /// Place the Scorched Earth token here.
        Scorch(site: Site) = ["scorch", site] => message!("do-scorch", land = site);
        /// Trade three resources for one.
        Trade { pay: [u8; 3], get: Resource } = ["trade", pay, get] => {
            // Whoever gets back what was paid has only paid.
            let key = if pay[get.index()] > 0 { "do-trade-idle" } else { "do-trade" };
            message!(key, goods = goods(pay), gain = goods(get.one()))
        };
        /// Offer the partner so much of one resource for as much of another.
        Barter { give: Resource, get: Resource, amount: u8 } = ["barter", amount, give, get] =>
            message!("do-barter", n = amount, give = give, get = get);
        /// Accept the partner's offer.
        Accept = ["accept"] => message!("do-accept");
        /// Refuse the partner's offer.
        Refuse = ["refuse"] => message!("do-refuse");
        /// The creature goes there.
        Roam(site: Site) = ["roam", site] => message!("do-roam", land = site);
        /// Make a creature appear.
        Summon = ["summon"] => message!("do-summon");
        /// The creature appears there.
        Nest(site: Site) = ["nest", site] => message!("do-nest", land = site);
    }
}

table::phrases! {
    /// What chance may do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Chance for Northgard, "complaint-northgard-chance" {
        /// This seat begins.
        First(seat: Seat) = ["first", seat];
        /// This clan is drawn.
        Clan(clan: Clan) = ["clan", clan];
        /// These cards are drawn.
        Cards(cards: Pile) = ["cards", cards];
        /// These tiles are drawn.
        Tiles(tiles: TileSet) = ["tiles", tiles];
        /// This face is rolled.
        Die(face: Face) = ["die", face];
        /// This creature appears.
        Creature(creature: Creature) = ["creature", creature];
    }
}
