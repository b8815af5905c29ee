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

/// The offers in the order in which their groups stand, so that they are numbered as they are read.
pub fn in_order(offers: &[Offer], beginnings: &[Beginning]) -> Vec<Offer> {
    groups(offers, beginnings).iter().flat_map(|group| &group.offers).map(|at| offers[*at].clone()).collect()
}

/// The choices as lines of at most this width. `label` says what a choice does.
pub fn write(offers: &[Offer], groups: &[Group], width: usize, label: &dyn Fn(&Offer) -> String) -> String {
    if offers.len() <= FEW {
        let row = |(at, offer): (usize, &Offer)| vec![format!("{:>4}", at + 1), label(offer), offer.text.clone()];
        return columns(&offers.iter().enumerate().map(row).collect::<Vec<_>>());
    }
    groups.iter().map(|group| write_group(offers, group, width, label)).collect::<Vec<_>>().join("\n")
}

/// A group: what its choices have in common once, as words and as it is written, and each with the rest. A short one stands in one line.
fn write_group(offers: &[Offer], group: &Group, width: usize, label: &dyn Fn(&Offer) -> String) -> String {
    let labels: Vec<String> = group.offers.iter().map(|at| label(&offers[*at])).collect();
    let texts: Vec<&str> = group.offers.iter().map(|at| offers[*at].text.as_str()).collect();
    let (said, written) = (in_common(&labels), in_common(&texts));
    let item = |(at, (label, text)): (&usize, (&String, &&str))| {
        let (label, text) = (after(label, said), after(text, written));
        let text = if label == text { String::new() } else { format!(" [{text}]") };
        format!("{:>4}  {label}{text}", at + 1)
    };
    let items: Vec<String> = group.offers.iter().zip(labels.iter().zip(&texts)).map(item).collect();
    // A choice that stands alone says all of it itself.
    let title = group.title.clone().filter(|_| items.len() > 1);
    let words = title.or_else(|| (said > 0).then(|| format!("{} …", first(&labels[0], said))));
    let way = (written > 0).then(|| format!("[{} …]", first(texts[0], written)));
    let head = words.into_iter().chain(way).collect::<Vec<_>>().join(" ");
    if head.is_empty() {
        return in_columns(&items, width).join("\n");
    }
    let line = format!("  {head}{}", items.iter().map(|item| format!("  {}", item.trim_start())).collect::<String>());
    if line.width() <= width {
        return line;
    }
    std::iter::once(format!("  {head}")).chain(in_columns(&items, width)).collect::<Vec<_>>().join("\n")
}

/// How many words all of several texts begin with; at least one word is each text's own.
fn in_common<T: AsRef<str>>(texts: &[T]) -> usize {
    let Some((one, others)) = texts.split_first().filter(|(_, others)| !others.is_empty()) else { return 0 };
    let words = |text: &T| text.as_ref().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let one = words(one);
    let shared = |other: &T| {
        let other = words(other);
        let same = one.iter().zip(&other).take_while(|(word, other)| word == other).count();
        same.min(other.len().saturating_sub(1))
    };
    others.iter().map(shared).min().unwrap_or(0).min(one.len().saturating_sub(1))
}

/// So many words of a text.
fn first(text: &str, words: usize) -> String {
    text.split_whitespace().take(words).collect::<Vec<_>>().join(" ")
}

/// A text without so many words at its beginning.
fn after(text: &str, words: usize) -> String {
    text.split_whitespace().skip(words).collect::<Vec<_>>().join(" ")
}

/// Items in as many columns as fit, one after the other along each line.
fn in_columns(items: &[String], width: usize) -> Vec<String> {
    const GAP: usize = 2;
    let widest = items.iter().map(|item| item.width()).max().unwrap_or(0) + GAP;
    // Nothing stands behind the last column.
    let count = ((width + GAP) / widest).clamp(1, items.len().max(1));
    let line = |row: &[String]| row.iter().map(|item| pad(item, widest)).collect::<String>().trim_end().to_owned();
    items.chunks(count).map(line).collect()
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
            let choice = format!(" {}  {} ", at + 1, after(&offer.text, 1));
            // Nothing stands behind the last one of a line.
            assert!(written.lines().any(|line| format!("{line} ").contains(&choice)), "{at}: {written}");
        }
        assert!(written.lines().all(|line| line.width() <= 80));
        assert!(written.starts_with("  go … [go …]\n   1  0 "), "{written}");
    }

    #[test]
    fn a_grid_is_read_along_its_lines_and_tells_what_its_choices_want() {
        let text = |at: usize| Offer { text: format!("town T{at}"), label: Message::new("x") };
        let offers: Vec<Offer> = (0..14).map(text).collect();
        let label = |offer: &Offer| format!("{} by the sea", offer.text.replace("town T", "Haven"));
        let written = write(&offers, &groups(&offers, &[]), 70, &label);
        let lines: Vec<&str> = written.lines().collect();
        assert_eq!(lines[0], "  [town …]");
        // Two spaces stand behind the widest choice, the fourteenth, and numbers are aligned.
        assert_eq!(lines[1], "   1  Haven0 by the sea [T0]       2  Haven1 by the sea [T1]");
        assert_eq!(lines.len(), 8, "{written}");
    }

    #[test]
    fn ways_that_begin_alike_stand_in_one_line() {
        let pays =
            [("2 food", "2-0-0"), ("1 food, 1 wood", "1-1-0"), ("2 wood", "0-2-0"), ("2 lore", "0-0-2"), ("x", "y")];
        let ways = pays.iter().flat_map(|(_, pay)| ["food", "wood", "lore"].map(|get| format!("trade {pay} {get}")));
        let offers: Vec<Offer> = ways.map(|text| Offer { text, label: Message::new("x") }).collect();
        let begin = |(pay, cost): &(&str, &str)| Beginning {
            pick: (*cost).to_owned(),
            label: format!("Trade {pay} …"),
            acts: ["food", "wood", "lore"].map(|get| format!("trade {cost} {get}")).to_vec(),
        };
        let begun: Vec<Beginning> = pays.iter().map(begin).collect();
        let label = |offer: &Offer| offer.text.replace("trade", "from");
        let written = write(&offers, &groups(&offers, &begun), 80, &label);
        assert_eq!(written.lines().count(), pays.len(), "{written}");
        assert_eq!(written.lines().next(), Some("  Trade 2 food … [trade 2-0-0 …]  1  food  2  wood  3  lore"));
    }

    #[test]
    fn choices_are_numbered_as_they_are_read() {
        let offers = in_order(&offers(20), &[]);
        let read: Vec<usize> = groups(&offers, &[]).into_iter().flat_map(|group| group.offers).collect();
        assert_eq!(read, (0..20).collect::<Vec<_>>());
        assert_eq!((offers[0].text.as_str(), offers[10].text.as_str()), ("go 0", "stay 1"));
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
