//! What may be answered to a question, at a table or in a lesson: every answer as a button, what several begin with as a link, and one
//! more question for those who want to be asked again.

use super::encode;
use crate::names::name_of;
use boards::symbols::symbol;
use boards::{Aside, Beginning, Deed, Drawn};
use maud::{Markup, PreEscaped, html};
use table::{Dictionary, Message, Offer, Seat};

/// What the answers to a question are made from.
pub(super) struct Choices<'a> {
    /// The words of the game and of the page.
    pub(super) words: &'a Dictionary,
    /// The names of the seats.
    pub(super) names: &'a [String],
    /// The address at which the question is asked; what is answered goes to `/act` below it.
    pub(super) at: String,
    /// What every form carries besides the answer.
    pub(super) stamp: Markup,
    /// What was picked but not confirmed yet.
    pub(super) picked: Option<&'a str>,
    /// Whether each answer is asked about before it counts.
    pub(super) confirm: bool,
    /// What the board sets beside answers.
    pub(super) asides: &'a [Aside],
    /// The answers that stay bright while the others fade.
    pub(super) bright: &'a [String],
}

impl Choices<'_> {
    /// Every answer, or the one that was picked. What lies on the board now is done with one button.
    pub(super) fn draw(&self, offers: &[Offer], drawn: &Drawn) -> Markup {
        let chosen = self.picked.and_then(|act| offers.iter().find(|offer| offer.text == act));
        html! {
            @match chosen {
                Some(offer) => (self.confirmed(offer)),
                None => {
                    @if let Some(deed) = &drawn.deed { (self.whole_deed(deed)) }
                    (self.answers(offers, &drawn.beginnings))
                }
            }
        }
    }

    fn say(&self, message: &Message) -> String {
        let name = |seat: Seat| name_of(self.names, seat);
        self.words.say(message, &name)
    }

    fn act(&self) -> String {
        format!("{}/act", self.at)
    }

    /// The address at which this is picked.
    fn choose(&self, act: &str) -> String {
        format!("{}?choose={}", self.at, encode(act))
    }

    /// What lies on the board now, done with one button.
    fn whole_deed(&self, deed: &Deed) -> Markup {
        html! {
            form.whole-deed method="post" action=(self.act()) data-part="" {
                (self.stamp)
                button.primary name="act" value=(deed.whole()) { (symbol("check")) " " (deed.label) }
            }
        }
    }

    /// Every answer as a button. Who wants to be asked again gets links to the question instead. Answers that begin alike are one link,
    /// which leads to them; once it is followed there is nothing else to choose from, and a link back.
    fn answers(&self, offers: &[Offer], beginnings: &[Beginning]) -> Markup {
        let picked = beginnings.iter().find(|beginning| self.picked == Some(beginning.pick.as_str()));
        html! {
            form.offers-form method="post" action=(self.act()) data-part="" {
                (self.stamp)
                ul.choices {
                    @match picked {
                        Some(picked) => {
                            li { a.button.quiet href=(self.at) data-choose="" { (self.words.word("ui-choose-again")) } }
                            @for offer in offers.iter().filter(|offer| picked.begins(&offer.text)) { (self.answer(offer)) }
                        }
                        None => (self.all(offers, beginnings)),
                    }
                }
            }
        }
    }

    /// Everything there is to choose from in the order of the rules: what several begin with stands where the first of them would.
    fn all(&self, offers: &[Offer], beginnings: &[Beginning]) -> Markup {
        let mut left: Vec<&Beginning> = beginnings.iter().collect();
        let begins = |offer: &Offer| beginnings.iter().any(|beginning| beginning.begins(&offer.text));
        html! {
            @for offer in offers {
                @if let Some(at) = left.iter().position(|beginning| beginning.begins(&offer.text)) {
                    (self.beginning(left.remove(at)))
                } @else if !begins(offer) {
                    (self.answer(offer))
                }
            }
        }
    }

    fn answer(&self, offer: &Offer) -> Markup {
        let bright = self.bright.contains(&offer.text).then_some("");
        let aside = self.asides.iter().find(|aside| aside.act == offer.text);
        let help = aside.map(|aside| aside.help.as_str());
        let words = html! {
            @if let Some(aside) = aside { (symbol(aside.sign)) " " }
            (self.say(&offer.label))
            @if let Some(number) = aside.and_then(|aside| aside.number) { " " (number) }
        };
        html! {
            li {
                @if self.confirm {
                    a.button.offer href=(self.choose(&offer.text)) data-choose=(offer.text) data-hinted=[bright] title=[help] { (words) }
                } @else {
                    button.offer name="act" value=(offer.text) data-hinted=[bright] title=[help] { (words) }
                }
            }
        }
    }

    fn beginning(&self, beginning: &Beginning) -> Markup {
        let bright = self.bright.iter().any(|act| beginning.begins(act)).then_some("");
        html! {
            li {
                a.button href=(self.choose(&beginning.pick)) data-choose=(beginning.pick) data-hinted=[bright] { (beginning.label) }
            }
        }
    }

    fn confirmed(&self, offer: &Offer) -> Markup {
        html! {
            form.confirm method="post" action=(self.act()) data-part="" {
                (self.stamp)
                span.chosen { (self.words.word("ui-chosen")) " " b { (self.say(&offer.label)) } }
                button.primary name="act" value=(offer.text) autofocus { (self.words.word("ui-confirm")) }
                " "
                a.button.quiet href=(self.at) data-choose="" { (self.words.word("ui-choose-again")) }
            }
        }
    }
}

/// Marks actions wherever the board or the hand offers them, or the first step towards them.
pub(super) fn mark(drawn: &mut Drawn, acts: &[&str]) {
    let begun = drawn.beginnings.iter().filter(|beginning| acts.iter().any(|act| beginning.begins(act)));
    let mut marked: Vec<String> = begun.map(|beginning| attribute("data-choose", &beginning.pick)).collect();
    marked.extend(acts.iter().map(|act| attribute("data-act", act)));
    for part in [&mut drawn.board, &mut drawn.hand] {
        for attribute in &marked {
            part.0 = part.0.replace(attribute, &format!("data-hinted=\"\" {attribute}"));
        }
    }
}

/// An attribute as it stands in the page.
fn attribute(name: &str, value: &str) -> String {
    let PreEscaped(value) = html! { (value) };
    format!("{name}=\"{value}\"")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn what_several_begin_with_stands_where_the_first_of_them_would() {
        let words = Dictionary::new(Lang::En, ["do = { $act }"]).expect("sound words");
        let choices = Choices {
            words: &words,
            names: &[],
            at: "/t/x".to_owned(),
            stamp: html! {},
            picked: None,
            confirm: false,
            asides: &[],
            bright: &[],
        };
        let offer = |act: &str| Offer { text: act.to_owned(), label: Message::new("do").with("act", act) };
        let offers = ["take mill", "build mill 1", "build mill 2", "end", "move elite 1"].map(offer);
        let beginning = |pick: &str, acts: &[&str]| Beginning {
            pick: pick.to_owned(),
            label: pick.to_owned(),
            acts: acts.iter().map(|act| (*act).to_owned()).collect(),
        };
        let beginnings =
            [beginning("move elite", &["move elite 1"]), beginning("build mill", &["build mill 1", "build mill 2"])];
        let drawn = choices.all(&offers, &beginnings).into_string();
        let places = ["take mill", "build mill", "end", "move elite"]
            .map(|act| drawn.find(&format!("\"{act}\"")).unwrap_or_else(|| panic!("{act}: {drawn}")));
        assert!(places.is_sorted(), "{drawn}");
        assert_eq!(drawn.matches("<li>").count(), 4, "{drawn}");
    }
}
