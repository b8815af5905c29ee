//! What the words of cards and objectives mean on a given table.

use crate::cards::effect::{Condition, Field, Filter, Number, Piece, Place, Role, Side, Spot, Tally, Who};
use crate::conflict::CardState;
use crate::prelude::*;

/// From whose point of view words are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    /// What lies on the table.
    pub open: &'a Open,
    /// The player the card counts for, or whose objective it is.
    pub me: Character,
    /// The player whose hand the card came from.
    pub holder: Character,
    /// The player called `p`.
    pub p: Option<Character>,
    /// The hex called `h`, where it has been chosen.
    pub here: Option<Hex>,
    /// The units on the card.
    pub assigned: u8,
    /// The units it ejected.
    pub ejected: u8,
}

impl<'a> Scene<'a> {
    /// The scene of an objective.
    pub const fn of(open: &'a Open, me: Character) -> Scene<'a> {
        Scene { open, me, holder: me, p: None, here: None, assigned: 0, ejected: 0 }
    }

    /// The player a word names, if it names one.
    pub fn who(&self, who: Who) -> Option<Character> {
        match who {
            Who::Me => Some(self.me),
            Who::Holder => Some(self.holder),
            Who::P => self.p,
            Who::Foe => {
                let conflict = self.open.conflict.as_ref().filter(|conflict| conflict.combat)?;
                conflict.combatant(conflict.camp(self.me)?.other())
            }
            Who::Any | Who::Owner => None,
        }
    }

    /// The hex a word names, if it names one.
    pub fn hex(&self, field: Field) -> Option<Hex> {
        match field {
            Field::Active => self.open.conflict.as_ref().map(|conflict| conflict.hex),
            Field::Here => self.here,
            Field::HolySite => self.open.land.holy_site().first(),
            Field::Crossing => self.open.land.crossing().first(),
            Field::LastEntered => self.open.last_entered,
        }
    }

    /// The side a word names.
    pub fn camp(&self, side: Side) -> Option<Camp> {
        let mine = self.open.conflict.as_ref()?.camp(self.me)?;
        Some(if side == Side::Mine { mine } else { mine.other() })
    }

    fn all(&self) -> HexSet {
        self.open.land.all()
    }

    /// Everywhere or nowhere.
    fn whole(&self, holds: bool) -> HexSet {
        if holds { self.all() } else { HexSet::EMPTY }
    }

    /// The hexes `h` for which the named hex is in the set.
    fn within(&self, field: Field, set: HexSet) -> HexSet {
        match (field, self.hex(field)) {
            (Field::Here, None) => set,
            (_, Some(hex)) => self.whole(set.has(hex)),
            (_, None) => HexSet::EMPTY,
        }
    }

    fn owners(&self, who: Who) -> impl Iterator<Item = Character> {
        let named = self.who(who);
        Character::ALL.into_iter().filter(move |owner| who == Who::Any || named == Some(*owner))
    }

    /// Where somebody has such a piece.
    fn standing(&self, who: Who, piece: Piece) -> HexSet {
        self.owners(who).fold(HexSet::EMPTY, |found, owner| found | standing(self.open, owner, piece))
    }

    fn place(&self, place: Place) -> HexSet {
        match place {
            Place::Map => self.all(),
            Place::In(field) => self.hex(field).map_or(HexSet::EMPTY, Hex::alone),
            Place::Controlled(who) => {
                self.owners(who).fold(HexSet::EMPTY, |found, owner| found | self.open.control(owner))
            }
        }
    }

    fn count(&self, who: Who, piece: Piece, place: Place) -> i16 {
        let place = self.place(place);
        self.owners(who).map(|owner| count(self.open, owner, piece, place)).sum()
    }
}

/// Where a player has such a piece.
fn standing(open: &Open, who: Character, piece: Piece) -> HexSet {
    let index = who.index();
    let with = |holds: fn(Units) -> bool| -> HexSet {
        open.armies[index].iter().filter(|hex| holds(open.units(who, *hex))).collect()
    };
    let built = |building: Building| open.built(building, who);
    match piece {
        Piece::Unit => open.armies[index],
        Piece::Ordinary => with(|units| units.o > 0),
        Piece::Mercenary => with(|units| units.m > 0),
        Piece::Stronghold => built(Building::Fort) | built(Building::Castle) | built(Building::Palace),
        Piece::Fort => built(Building::Fort),
        Piece::Castle => built(Building::Castle),
        Piece::Palace => built(Building::Palace),
        Piece::Settlement => built(Building::Town) | built(Building::City) | built(Building::Palace),
        Piece::Town => built(Building::Town),
        Piece::City => built(Building::City),
        Piece::Influence => open.tokens[index],
    }
}

/// How many such pieces a player has there.
fn count(open: &Open, who: Character, piece: Piece, place: HexSet) -> i16 {
    let units = |value: fn(Units) -> u8| -> i16 {
        (open.armies[who.index()] & place).iter().map(|hex| i16::from(value(open.units(who, hex)))).sum()
    };
    let hexes = |piece: Piece| (standing(open, who, piece) & place).len() as i16;
    match piece {
        Piece::Unit => units(Units::total),
        Piece::Ordinary => units(|units| units.o),
        Piece::Mercenary => units(|units| units.m),
        // A hex may hold a fort or castle and the palace, or a town or city and the palace.
        Piece::Stronghold => hexes(Piece::Fort) + hexes(Piece::Castle) + hexes(Piece::Palace),
        Piece::Settlement => hexes(Piece::Town) + hexes(Piece::City) + hexes(Piece::Palace),
        other => hexes(other),
    }
}

impl CrescentMoon {
    /// A number as an objective or reserves card reads it.
    pub(crate) fn objective_number(&self, open: &Open, who: Character, number: &Number) -> i16 {
        self.number(&Scene::of(open, who), number)
    }

    /// The value of a number.
    pub(crate) fn number(&self, scene: &Scene<'_>, number: &Number) -> i16 {
        match number {
            Number::Fixed(value) => i16::from(*value),
            Number::Count(who, piece, place) => scene.count(*who, *piece, *place),
            Number::Hand(who) => scene.who(*who).map_or(0, |who| i16::from(scene.open.hand_sizes[who.index()])),
            Number::Assigned => i16::from(scene.assigned),
            Number::Ejected => i16::from(scene.ejected),
            Number::Hexes(condition) => self.hexes(scene, condition).len() as i16,
            Number::Terrains(condition) => {
                let hexes = self.hexes(scene, condition);
                let terrains = Terrain::ALL.into_iter();
                terrains.filter(|terrain| scene.open.land.of_terrain(*terrain).meets(hexes)).count() as i16
            }
            Number::Players(condition) => self.players_where(scene, condition).count() as i16,
            Number::Year(tally) => {
                let year = &scene.open.tally;
                i16::from(match tally {
                    Tally::Fought => year.fought.len() as u8,
                    Tally::Strongholds => year.strongholds,
                    Tally::Settlements => year.settlements,
                    Tally::Sales => year.sales,
                    Tally::Clients => year.clients.len() as u8,
                })
            }
            Number::Add(one, other) => self.number(scene, one).saturating_add(self.number(scene, other)),
            Number::Sub(one, other) => self.number(scene, one).saturating_sub(self.number(scene, other)),
            Number::Mul(one, other) => self.number(scene, one).saturating_mul(self.number(scene, other)),
            Number::Min(one, other) => self.number(scene, one).min(self.number(scene, other)),
            Number::Max(one, other) => self.number(scene, one).max(self.number(scene, other)),
            Number::If(condition, yes, no) => self.number(scene, if self.holds(scene, condition) { yes } else { no }),
        }
    }

    /// The other players for whom a condition holds, called `p` in it.
    pub(crate) fn players_where<'a>(
        &'a self,
        scene: &'a Scene<'_>,
        condition: &'a Condition,
    ) -> impl Iterator<Item = Character> + 'a {
        let others = Character::playing(self.players).filter(|who| *who != scene.me);
        others.filter(|who| self.holds(&Scene { p: Some(*who), ..*scene }, condition))
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, scene: &Scene<'_>, condition: &Condition) -> bool {
        !self.hexes(scene, condition).is_empty()
    }

    /// The hexes for which a condition holds, called `h` in it; all or none if it does not speak of `h`.
    pub(crate) fn hexes(&self, scene: &Scene<'_>, condition: &Condition) -> HexSet {
        let (open, land) = (scene.open, &scene.open.land);
        let presence = |who: Who| scene.owners(who).fold(HexSet::EMPTY, |found, owner| found | open.presence(owner));
        let control = |who: Who| scene.owners(who).fold(HexSet::EMPTY, |found, owner| found | open.control(owner));
        match condition {
            Condition::Is(role) => scene.whole(self.plays_role(scene, *role)),
            Condition::Terrain(field, list) => {
                let set = list.iter().fold(HexSet::EMPTY, |found, terrain| found | land.of_terrain(*terrain));
                scene.within(*field, set)
            }
            Condition::Beside(field, spot) => {
                let set = match spot {
                    Spot::HolySite => land.holy_site(),
                    Spot::Crossing => land.crossing(),
                    Spot::Terrain(terrain) => land.of_terrain(*terrain),
                };
                scene.within(*field, set | land.beside(set))
            }
            Condition::Present(who, field) => scene.within(*field, presence(*who)),
            Condition::Controls(who, field) => scene.within(*field, control(*who)),
            Condition::Influences(who, field) => scene.within(*field, scene.standing(*who, Piece::Influence)),
            Condition::Has(who, piece, Place::In(field)) => scene.within(*field, scene.standing(*who, *piece)),
            Condition::Has(who, piece, place) => scene.whole(scene.standing(*who, *piece).meets(scene.place(*place))),
            Condition::Leads(who, piece) => scene.whole(self.leads(scene, *who, *piece)),
            Condition::AtLeast(one, other) => scene.whole(self.number(scene, one) >= self.number(scene, other)),
            Condition::MoreThan(one, other) => scene.whole(self.number(scene, one) > self.number(scene, other)),
            Condition::Revealed(side, filter) => {
                scene.whole(scene.camp(*side).is_some_and(|camp| self.cards_like(open, camp, *filter).next().is_some()))
            }
            Condition::NomadInGame => scene.whole(self.players == 5),
            Condition::HasReserve(who) => scene.whole(scene.who(*who).is_some_and(Character::has_reserve)),
            Condition::NearMe(field) => {
                let present = open.presence(scene.me);
                scene.within(*field, present | land.beside(present))
            }
            Condition::OtherInfluence(field) => {
                scene.within(*field, open.all_tokens().minus(open.tokens[scene.me.index()]))
            }
            Condition::NoInfluence(field) => scene.within(*field, scene.all().minus(open.all_tokens())),
            Condition::NoForce(Who::Owner, field) => {
                let weak = |who: Character| open.tokens[who.index()].minus(open.force(who));
                scene.within(*field, Character::ALL.into_iter().fold(HexSet::EMPTY, |found, who| found | weak(who)))
            }
            Condition::NoForce(who, field) => {
                let force = scene.owners(*who).fold(HexSet::EMPTY, |found, owner| found | open.force(owner));
                scene.within(*field, scene.all().minus(force))
            }
            Condition::ControlledByOther(field) => scene.within(*field, open.control_of_others(scene.me)),
            Condition::SharesHex(one, other) => scene.whole(presence(*one).meets(presence(*other))),
            Condition::And(one, other) => self.hexes(scene, one) & self.hexes(scene, other),
            Condition::Or(one, other) => self.hexes(scene, one) | self.hexes(scene, other),
            Condition::Not(inner) => scene.all().minus(self.hexes(scene, inner)),
        }
    }

    fn plays_role(&self, scene: &Scene<'_>, role: Role) -> bool {
        let Some(conflict) = &scene.open.conflict else { return false };
        match role {
            Role::Attacker => conflict.attacker == scene.me,
            Role::Supporter => conflict.supporters.has(scene.me),
            Role::Defender => conflict.defenders.has(scene.me),
        }
    }

    fn leads(&self, scene: &Scene<'_>, who: Who, piece: Piece) -> bool {
        let Some(leader) = scene.who(who) else { return false };
        let of = |who: Character| count(scene.open, who, piece, scene.all());
        let mut others = Character::playing(self.players).filter(|other| *other != leader);
        others.all(|other| of(leader) > of(other))
    }

    /// The places among the cards played of those of a side that fit, cancelled ones aside.
    pub(crate) fn cards_like<'a>(
        &'a self,
        open: &'a Open,
        camp: Camp,
        filter: Filter,
    ) -> impl Iterator<Item = usize> + 'a {
        let played = open.conflict.iter().flat_map(|conflict| conflict.played.iter().enumerate());
        played.filter_map(move |(slot, card)| {
            let fits = self.edition.card(card.kind).card_type == filter.card_type && Some(card.kind) != filter.but;
            (fits && card.camp == camp && card.state != CardState::Cancelled).then_some(slot)
        })
    }
}
