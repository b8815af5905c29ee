//! The lists: everything that may be going on, everything seats may do, everything chance may do.
//!
//! Each thing going on is told whole in the file of its paragraph of the rules; here stands only that it exists.

use crate::Northgard;
use crate::begin::{ChooseClan, DrawAchievements, DrawClan, DrawFirst, DrawTiles, Settle};
use crate::build::Build;
use crate::card::{Card, Pile};
use crate::cards::{
    Add, Annex, Answer, Bribe, ChooseBasic, Chop, CopyCard, Curse, HiddenWays, Loot, Negotiate, PayDraw, Point, Pull,
    Resolve, Scorch, Strike, Swap, Target,
};
use crate::combat::{Fight, Fights, Lose, Retreat};
use crate::creatures::{Appear, Nest, Roam, Summon};
use crate::draw::{Assign, Deal};
use crate::end_of_year::SecondChance;
use crate::explore::Explore;
use crate::harvest::{Barter, Tithe, Trade};
use crate::march::{Declare, March};
use crate::pieces::{Basic, Building, Cell, Clan, Creature, Face, Figure, Figures, Resource, Site, Slot, Standing};
use crate::pieces::{Tile, TileSet};
use crate::places;
use crate::recruit::{Camps, Recruit};
use crate::terms::goods;
use crate::turn::{Learn, Pick, React, Turn};
use crate::winter::Mill;
use crate::year::{DrawRow, PhaseStep};
use table::{Seat, message};

table::decisions! {
    /// One thing that is going on.
    pub enum Frame for Northgard {
        /// A position that was asked to run one procedure stops here.
        ends Halt = "halt",
        /// The game is over (NG-14.2).
        ends Over = "over",
        /// A part of the year (NG-1.2).
        runs Phase(PhaseStep) = "phase",
        /// Achievements are laid out (NG-2.3).
        draws DrawAchievements = "draw_achievements",
        /// A seat chooses a clan (NG-2.6).
        asks Clan(ChooseClan) = "clan",
        /// A seat gets a clan by lot (NG-2.6).
        draws DrawClan(DrawClan) = "draw_clan",
        /// The first player is drawn (NG-2.7).
        draws DrawFirst = "draw_first",
        /// A seat draws its three tiles (NG-2.10).
        draws DrawTiles(DrawTiles) = "draw_tiles",
        /// A seat places a group of three (NG-2.11, NG-14.3).
        asks Settle(Settle) = "settle",
        /// A seat draws cards (NG-3.2).
        draws Deal(Deal) = "deal",
        /// The row is laid out (NG-4.2).
        draws DrawRow = "draw_row",
        /// A turn (NG-5.2).
        asks Turn(Turn) = "turn",
        /// A seat takes a clan upgrade card (NG-5.9).
        asks Learn(Learn) = "learn",
        /// A seat takes a card of the row (NG-5.10, NG-18.3).
        asks Pick(Pick) = "pick",
        /// A card is resolved, instruction by instruction (NG-1.12).
        runs Card(Resolve) = "card",
        /// A seat may cancel the card somebody played (NG-21.6).
        asks React(React) = "react",
        /// A seat places recruits (NG-6.1).
        asks Recruit(Recruit) = "recruit",
        /// Training Camps add units (NG-6.4).
        asks Camps(Camps) = "camps",
        /// A seat builds (NG-7.1).
        asks Build(Build) = "build",
        /// A seat makes the steps of a Move (NG-8.1).
        asks March(March) = "march",
        /// A seat says which creatures it attacks (NG-27.2).
        asks Declare(Declare) = "declare",
        /// Fights wait to be fought (NG-8.9).
        asks Fights(Fights) = "fights",
        /// A seat explores (NG-9.1).
        both Explore(Explore) = "explore",
        /// A seat assigns drawn cards (NG-10.1).
        asks Assign(Assign) = "assign",
        /// A fight (NG-11.1).
        both Fight(Fight) = "fight",
        /// A seat removes figures from a territory (NG-11.9).
        asks Lose(Lose) = "lose",
        /// A seat's figures leave a territory (NG-11.10).
        asks Retreat(Retreat) = "retreat",
        /// The Snake takes a resource from the scorched territory (NG-16.8).
        asks Tithe(Tithe) = "tithe",
        /// A seat trades (NG-12.4).
        asks Trade(Trade) = "trade",
        /// A seat answers its partner's proposal (NG-23.7).
        asks Barter(Barter) = "barter",
        /// The top card of a draw pile is discarded (NG-13.4).
        draws Mill(Mill) = "mill",
        /// A seat without units may draw a tile to come back (NG-14.4).
        asks Return(SecondChance) = "return",
        /// The Snake may place its token (NG-16.6).
        asks Scorch(Scorch) = "scorch",
        /// A seat may pay any resources to draw (NG-17.9).
        asks PayDraw(PayDraw) = "pay_draw",
        /// A seat removes an enemy figure (NG-17.11, NG-17.20).
        asks Strike(Strike) = "strike",
        /// A seat takes a resource where it struck (NG-17.11).
        asks Loot(Loot) = "loot",
        /// A seat gives a card up or pays (NG-17.14).
        asks Answer(Answer) = "answer",
        /// A seat may bring a figure to the recruit (NG-17.16).
        asks Pull(Pull) = "pull",
        /// Move, and Explore before or after (NG-17.18).
        asks Annex(Annex) = "annex",
        /// A seat chooses among basic actions (NG-18.2).
        asks Basic(ChooseBasic) = "basic",
        /// A seat takes a card back, or draws (NG-18.10).
        asks Negotiate(Negotiate) = "negotiate",
        /// Opponents discard, one after the other (NG-19.3).
        asks Curse(Curse) = "curse",
        /// A seat leads enemy units away (NG-19.5).
        asks Bribe(Bribe) = "bribe",
        /// A seat adds a figure (NG-19.6).
        asks Add(Add) = "add",
        /// A seat moves figures over hidden ways (NG-19.16).
        asks Hidden(HiddenWays) = "hidden",
        /// A seat may exchange a building (NG-19.20).
        asks Swap(Swap) = "swap",
        /// A seat chooses an opponent (NG-10.6).
        asks Target(Target) = "target",
        /// A seat points at a card of an opponent's hand (NG-10.6).
        asks Point(Point) = "point",
        /// A seat discards a card by lot (NG-19.33).
        draws Chop(Chop) = "chop",
        /// A seat chooses a card to copy (NG-21.1).
        asks Copy(CopyCard) = "copy",
        /// A creature appears (NG-25.1).
        draws Appear(Appear) = "appear",
        /// The first player chooses where a creature goes (NG-28.4).
        asks Roam(Roam) = "roam",
        /// A seat may make a creature appear (NG-30.1).
        asks Summon(Summon) = "summon",
        /// A seat chooses where the creature appears (NG-30.2).
        asks Nest(Nest) = "nest",
    }
}

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
        Trade { pay: [u8; 3], get: Resource } = ["trade", pay, get] => message!("do-trade", goods = goods(pay), resource = get);
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
