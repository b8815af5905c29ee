//! Actions and outcomes of chance as short text, both ways.

use crate::BrianBoru;
use crate::by::BySeat;
use crate::decision::Action;
use crate::flow::Chance;
use crate::pieces::Cards;
use std::str::FromStr;
use table::{Complaint, Message, Seat};

/// The action as text.
pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Place(town) => format!("place {town}"),
        Action::Pick(card) => format!("pick {card}"),
        Action::Town(town) => format!("town {town}"),
        Action::Lead(card) => format!("lead {card}"),
        Action::Follow(card) => format!("follow {card}"),
        Action::Line(which) => format!("line {which}"),
        Action::Buy(extras) => format!("buy {extras}"),
        Action::Expand(Some(town)) => format!("expand {town}"),
        Action::Expand(None) => "expand no".to_owned(),
        Action::Free(town) => format!("free {town}"),
        Action::MarriageTown(town) => format!("marriage-town {town}"),
        Action::Princess(choice) => format!("princess {choice}"),
        Action::TrackTown(town) => format!("track-town {town}"),
        Action::Lose(town) => format!("lose {town}"),
        Action::Monastery(town) => format!("monastery {town}"),
    }
}

/// The action written so. Spaces may be repeated and town ids typed in small letters.
pub(crate) fn read_action(text: &str) -> Result<Action, Complaint> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [verb, object] = words[..] else {
        return Err(Message::new("complaint-bb-action").with("text", text).into());
    };
    Ok(match verb {
        "place" => Action::Place(town(object)?),
        "pick" => Action::Pick(piece(object, "complaint-bb-card")?),
        "town" => Action::Town(town(object)?),
        "lead" => Action::Lead(piece(object, "complaint-bb-card")?),
        "follow" => Action::Follow(piece(object, "complaint-bb-card")?),
        "line" => Action::Line(piece(object, "complaint-bb-line")?),
        "buy" => Action::Buy(piece(object, "complaint-bb-number")?),
        "expand" if object == "no" => Action::Expand(None),
        "expand" => Action::Expand(Some(town(object)?)),
        "free" => Action::Free(town(object)?),
        "marriage-town" => Action::MarriageTown(town(object)?),
        "princess" => Action::Princess(piece(object, "complaint-bb-princess")?),
        "track-town" => Action::TrackTown(town(object)?),
        "lose" => Action::Lose(town(object)?),
        "monastery" => Action::Monastery(town(object)?),
        _ => return Err(Message::new("complaint-bb-action").with("text", text).into()),
    })
}

fn town(text: &str) -> Result<crate::pieces::Town, Complaint> {
    piece(&text.to_ascii_uppercase(), "complaint-bb-town")
}

fn piece<T: FromStr>(text: &str, key: &'static str) -> Result<T, Complaint> {
    text.parse().map_err(|_| Message::new(key).with("text", text).into())
}

/// The outcome of chance as text.
pub(crate) fn write_chance(chance: &Chance) -> String {
    match chance {
        Chance::First(seat) => format!("first {seat}"),
        Chance::Viking(strength) => format!("viking {strength}"),
        Chance::Marriage(card) => format!("marriage {card}"),
        Chance::Deal(packets) => {
            let values = |packet: &Cards| packet.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
            format!("deal {}", packets.values().iter().map(values).collect::<Vec<_>>().join(" | "))
        }
        Chance::Go => "go".to_owned(),
    }
}

impl BrianBoru {
    /// The outcome written so.
    pub(crate) fn parse_chance(&self, text: &str) -> Result<Chance, Complaint> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["go"] => Ok(Chance::Go),
            ["first", seat] => Ok(Chance::First(seat.parse::<Seat>()?)),
            ["viking", strength] => Ok(Chance::Viking(piece(strength, "complaint-bb-number")?)),
            ["marriage", card] => Ok(Chance::Marriage(piece(card, "complaint-bb-marriage")?)),
            ["deal", ref cards @ ..] => self.parse_deal(cards),
            _ => Err(Message::new("complaint-bb-chance").with("text", text).into()),
        }
    }

    /// `1 4 7 | 2 5 8 | …`: one packet for each seat.
    fn parse_deal(&self, words: &[&str]) -> Result<Chance, Complaint> {
        let packets: Vec<&[&str]> = words.split(|word| *word == "|").collect();
        let players = self.setup.players;
        if packets.len() != players {
            return Err(Message::new("complaint-bb-packets").with("n", packets.len()).with("players", players).into());
        }
        let mut deal = BySeat::new(players);
        for (seat, packet) in Seat::all(players).zip(packets) {
            for word in packet {
                let cards: &mut Cards = &mut deal[seat];
                cards.add(piece(word, "complaint-bb-card")?);
            }
        }
        Ok(Chance::Deal(deal))
    }
}
