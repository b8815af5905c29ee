//! The score sheet, and further facts for scenario files.

use crate::CrescentMoon;
use crate::character::Character;
use crate::edition::{Building, When};
use crate::setup::VpDisplay;
use crate::state::State;
use crate::view::{Phase, View};
use serde_json::{Map, Value, json};
use table::{Clause, Message, Seat, Sheet, SheetRow};

impl CrescentMoon {
    /// The score as a viewer may know it: what everybody announced (CM-14.3), and totals where the table shows them.
    pub(crate) fn score_sheet(&self, view: &View) -> Sheet {
        let over = view.phase == Phase::Over;
        let logged = over || self.options.vp_display != VpDisplay::Hidden;
        let seats = || Seat::all(self.players);
        let of = |seat: Seat| view.players.get(&seat).and_then(|player| player.character);
        let mine = |seat: Seat| view.viewer.is(seat);
        let mut rows = Vec::new();
        let start = i32::from(self.edition.numbers.start_vp);
        rows.push(SheetRow {
            label: Message::new("score-start"),
            clause: Clause::new("CM-2.6"),
            points: seats().map(|_| Some(start)).collect(),
        });
        for (line, objective) in self.edition.objectives.iter().enumerate() {
            if objective.character.index() >= self.players {
                continue;
            }
            let points: i32 = view.table.account.iter().map(|year| i32::from(year[line])).sum();
            let clause = match objective.when {
                When::Casualty | When::Sack => "CM-14.4",
                When::Tribute => "CM-14.5",
                When::Year | When::First => "CM-14.2",
            };
            let shown = |seat: Seat| match of(seat) {
                Some(who) if who == objective.character => Some(points).filter(|_| logged || mine(seat)),
                _ => Some(0),
            };
            rows.push(SheetRow {
                label: Message::new(format!("score-{}", objective.id)),
                clause: Clause::new(clause),
                points: seats().map(shown).collect(),
            });
        }
        let dealt = |who: Character| -> Option<i32> {
            view.known.dealt.iter().map(|year| year[who.index()].map(i32::from)).sum::<Option<i32>>()
        };
        rows.push(SheetRow {
            label: Message::new("score-deals"),
            clause: Clause::new("CM-7.10"),
            points: seats().map(|seat| of(seat).and_then(dealt).filter(|_| logged || mine(seat))).collect(),
        });
        let totals = seats().map(|seat| view.players.get(&seat).and_then(|player| player.vp).map(i32::from)).collect();
        Sheet { rows, totals }
    }

    /// What scenario files may expect beside the position: supplies, income, reserves, control, objectives, sizes.
    pub(crate) fn further_facts(&self, s: &State) -> Map<String, Value> {
        let table = &s.table;
        let mut facts = Map::new();
        let by_seat = |value: &dyn Fn(Character) -> Value| -> Value {
            let seated = Character::playing(self.players).filter(|who| table.seats[who.index()].is_some());
            Value::Object(seated.map(|who| (table.seat(who).to_string(), value(who))).collect())
        };
        let supply = |who: Character| {
            json!({
                "units": table.discs[who.index()],
                "forts": self.building_supply(table, who, Building::Fort),
                "castles": self.building_supply(table, who, Building::Castle),
                "palaces": self.building_supply(table, who, Building::Palace),
                "towns": self.building_supply(table, who, Building::Town),
                "cities": self.building_supply(table, who, Building::City),
            })
        };
        facts.insert("supply".to_owned(), by_seat(&supply));
        facts.insert("income".to_owned(), by_seat(&|who| json!(self.income(table, who))));
        facts.insert("reserve_value".to_owned(), by_seat(&|who| json!(self.reserve_value(table, who))));
        facts.insert("reserve_strength".to_owned(), by_seat(&|who| json!(self.current_strength(table, who))));
        facts.insert("hand_size".to_owned(), by_seat(&|who| json!(table.hand_sizes[who.index()])));
        let hexes = table.land.all();
        let control = hexes.map(|hex| (table.land.at(hex).to_string(), json!(table.controller(hex))));
        facts.insert("control".to_owned(), Value::Object(control.collect()));
        let adjacent = table.land.all().map(|hex| {
            let others: Vec<String> = table.land.adjacent(hex).map(|other| table.land.at(other).to_string()).collect();
            (table.land.at(hex).to_string(), json!(others))
        });
        facts.insert("adjacent".to_owned(), Value::Object(adjacent.collect()));
        let touching = table.land.all().map(|hex| {
            let others: Vec<String> = table.land.touching(hex).map(|other| table.land.at(other).to_string()).collect();
            (table.land.at(hex).to_string(), json!(others))
        });
        facts.insert("touching".to_owned(), Value::Object(touching.collect()));
        let lines = self.edition.objectives.iter();
        let now = lines.map(|line| (line.id.to_string(), json!(self.objective_now(table, line))));
        facts.insert("objectives".to_owned(), Value::Object(now.collect()));
        let deck: u16 = table.deck.iter().map(|face| u16::from(face.size)).sum();
        facts.insert("deck_size".to_owned(), json!(deck));
        facts
    }
}
