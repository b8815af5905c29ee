//! What may be done, as a list that stays short: few choices one below the other, many in groups and columns.

use boards::Beginning;
use boards::letters::{columns, pad};
use table::Offer;
use unicode_width::UnicodeWidthStr;

/// How many choices stand one below the other with their notation.
const FEW: usize = 12;

/// Choices that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// What they have in common, if it can be said.
    pub title: Option<String>,
    /// Their places in the list of offers.
    pub offers: Vec<usize>,
}

/// The offers in groups: as the game says that they begin, or by what is done.
pub fn groups(offers: &[Offer], beginnings: &[Beginning]) -> Vec<Group> {
    if offers.len() <= FEW {
        return vec![Group { title: None, offers: (0..offers.len()).collect() }];
    }
    let mut groups: Vec<(String, Group)> = Vec::new();
    for (at, offer) in offers.iter().enumerate() {
        let common = beginnings.iter().find(|beginning| beginning.begins(&offer.text));
        let verb = offer.text.split_whitespace().next().unwrap_or_default();
        let (key, title) =
            common.map_or_else(|| (verb.to_owned(), None), |common| (common.pick.clone(), Some(common.label.clone())));
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, group)) => group.offers.push(at),
            None => groups.push((key, Group { title, offers: vec![at] })),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The choices as lines of at most this width. `label` says what a choice does.
pub fn write(offers: &[Offer], groups: &[Group], width: usize, label: &dyn Fn(&Offer) -> String) -> String {
    if offers.len() <= FEW {
        let row = |(at, offer): (usize, &Offer)| vec![format!("{:>4}", at + 1), label(offer), offer.text.clone()];
        return columns(&offers.iter().enumerate().map(row).collect::<Vec<_>>());
    }
    let item = |at: &usize| format!("{:>4}  {}", at + 1, label(&offers[*at]));
    let part = |group: &Group| {
        let items: Vec<String> = group.offers.iter().map(item).collect();
        let titled = group.title.iter().map(|title| format!("  {title}"));
        titled.chain(in_columns(&items, width)).collect::<Vec<_>>().join("\n")
    };
    groups.iter().map(part).collect::<Vec<_>>().join("\n")
}

/// Items below each other, in as many columns as fit.
fn in_columns(items: &[String], width: usize) -> Vec<String> {
    let widest = items.iter().map(|item| item.width()).max().unwrap_or(0) + 2;
    let count = (width / widest.max(1)).clamp(1, items.len().max(1));
    let below = items.len().div_ceil(count);
    let line = |row: usize| {
        let cells = (0..count).filter_map(|column| items.get(column * below + row));
        cells.map(|item| pad(item, widest)).collect::<String>().trim_end().to_owned()
    };
    (0..below).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Message;

    fn offers(count: usize) -> Vec<Offer> {
        let text = |at: usize| if at.is_multiple_of(2) { format!("go {at}") } else { format!("stay {at}") };
        (0..count).map(|at| Offer { text: text(at), label: Message::new("x") }).collect()
    }

    #[test]
    fn few_choices_stand_with_their_notation() {
        let offers = offers(3);
        let written = write(&offers, &groups(&offers, &[]), 60, &|offer| format!("do {}", offer.text));
        assert_eq!(written, "   1  do go 0    go 0\n   2  do stay 1  stay 1\n   3  do go 2    go 2");
    }

    #[test]
    fn many_choices_are_grouped_and_none_is_lost() {
        let offers = offers(53);
        let groups = groups(&offers, &[]);
        assert_eq!(groups.len(), 2);
        let written = write(&offers, &groups, 80, &|offer| offer.text.clone());
        assert!(written.lines().count() < 16, "{written}");
        for (at, offer) in offers.iter().enumerate() {
            assert!(written.contains(&format!("{}  {}", at + 1, offer.text)), "{at}");
        }
        assert!(written.lines().all(|line| line.width() <= 80));
    }

    #[test]
    fn what_the_board_says_offers_have_in_common_is_their_title() {
        let offers = offers(20);
        let acts = offers.iter().take(4).map(|offer| offer.text.clone()).collect();
        let begin = Beginning { pick: "first".to_owned(), label: "The first four".to_owned(), acts };
        let groups = groups(&offers, &[begin]);
        assert_eq!(groups[0], Group { title: Some("The first four".to_owned()), offers: vec![0, 1, 2, 3] });
        assert_eq!(groups.iter().map(|group| group.offers.len()).sum::<usize>(), 20);
    }
}
