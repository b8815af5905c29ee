//! What servers over the same database tell each other. Whoever misses something finds it out by version.

use crate::{PersonId, TableId};

/// Something that another server has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The log of a table has grown to this version.
    Grown(TableId, u64),
    /// Something was said at a table, with this number.
    Said(TableId, u64),
    /// Somebody is at a table.
    Here(TableId, PersonId),
    /// Who sits at a table has changed without an entry in its log.
    Changed(TableId),
    /// Something about a person has changed.
    Person(PersonId),
    /// Somebody has asked for so much of what is limited: which limit, who, and how many times.
    Spent(String, String, u32),
    /// The connection was lost for a while: anything may have happened.
    Anything,
}

impl News {
    /// As it travels: one line. What is never sent has none.
    pub(crate) fn line(&self) -> Option<String> {
        match self {
            News::Grown(table, version) => Some(format!("grown {table} {version}")),
            News::Said(table, number) => Some(format!("said {table} {number}")),
            News::Here(table, person) => Some(format!("here {table} {person}")),
            News::Changed(table) => Some(format!("changed {table}")),
            News::Person(person) => Some(format!("person {person}")),
            News::Spent(what, who, times) => Some(format!("spent {what} {who} {times}")),
            News::Anything => None,
        }
    }

    /// Reads it back; `None` for what a newer program may say.
    pub(crate) fn read(line: &str) -> Option<News> {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["grown", table, version] => Some(News::Grown(table.parse().ok()?, version.parse().ok()?)),
            ["said", table, number] => Some(News::Said(table.parse().ok()?, number.parse().ok()?)),
            ["here", table, person] => Some(News::Here(table.parse().ok()?, PersonId(person.parse().ok()?))),
            ["changed", table] => Some(News::Changed(table.parse().ok()?)),
            ["spent", what, who, times] => Some(News::Spent(what.to_owned(), who.to_owned(), times.parse().ok()?)),
            ["person", person] => Some(News::Person(PersonId(person.parse().ok()?))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_written_and_read_back_and_what_is_not_understood_is_passed_over() {
        let table: TableId = "0123456789".parse().unwrap();
        let all = [
            News::Grown(table.clone(), 7),
            News::Said(table.clone(), 8),
            News::Here(table.clone(), PersonId(9)),
            News::Changed(table),
            News::Person(PersonId(10)),
            News::Spent("writes".to_owned(), "192.0.2.1".to_owned(), 11),
        ];
        for news in all {
            assert_eq!(News::read(&news.line().unwrap()), Some(news));
        }
        for unknown in ["", "grown", "grown x 1", "grown 0123456789 -1", "married 0123456789 7"] {
            assert_eq!(News::read(unknown), None, "{unknown}");
        }
        assert_eq!(News::Anything.line(), None);
    }
}
