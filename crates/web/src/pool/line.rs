//! The line in which thoughts wait: fair between addresses, then between people, then in the order in which they came.

use super::{Client, Lane, Room};
use crate::net::Net;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::time::{Duration, Instant};
use store::PersonId;

/// After this time half of what somebody has had is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(30);

/// How many people and addresses are remembered before those who have had nearly nothing are forgotten.
const REMEMBERED: usize = 4096;

/// Something that waits.
pub(super) struct Waiting<J> {
    pub(super) number: u64,
    pub(super) client: Client,
    pub(super) lane: Lane,
    pub(super) since: Instant,
    pub(super) job: J,
}

/// What waits, and what everybody has had of late.
pub(super) struct Line<J> {
    room: Room,
    waiting: Vec<Waiting<J>>,
    people: Had<PersonId>,
    nets: Had<Net>,
}

impl<J> Line<J> {
    pub(super) fn new(room: Room) -> Line<J> {
        Line { room, waiting: Vec::new(), people: Had::default(), nets: Had::default() }
    }

    pub(super) fn push(&mut self, waiting: Waiting<J>) {
        self.waiting.push(waiting);
    }

    /// Takes somebody out of the line, if they still stand in it.
    pub(super) fn leave(&mut self, number: u64) -> Option<Waiting<J>> {
        let at = self.waiting.iter().position(|waiting| waiting.number == number)?;
        Some(self.waiting.swap_remove(at))
    }

    /// How many stand in this lane.
    pub(super) fn length(&self, lane: Lane) -> usize {
        self.waiting.iter().filter(|waiting| waiting.lane == lane).count()
    }

    /// Whoever is next in this lane, and how long they may think: those whose address has had least, among these those who
    /// themselves have had least, among these whoever came first.
    pub(super) fn next(&mut self, lane: Lane, now: Instant) -> Option<(Waiting<J>, Duration)> {
        let in_lane = self.waiting.iter().enumerate().filter(|(_, waiting)| waiting.lane == lane);
        let (at, _) = in_lane.min_by(|(_, one), (_, other)| {
            let had = |client: &Client| (self.nets.of(client.net, now), self.people.of(client.person, now));
            let (one_net, one_person) = had(&one.client);
            let (other_net, other_person) = had(&other.client);
            let by_had = one_net.total_cmp(&other_net).then(one_person.total_cmp(&other_person));
            by_had.then(one.number.cmp(&other.number))
        })?;
        let most = self.share(&self.waiting[at].client, lane, now);
        Some((self.waiting.swap_remove(at), most))
    }

    /// How long somebody may think now, so that nobody in the line waits for much longer than is bearable: every address has the same
    /// share of the time, within it every person, within it every thought. Whoever has had more than their quota has nothing left
    /// while anybody else waits.
    fn share(&self, client: &Client, lane: Lane, now: Instant) -> Duration {
        let others = || self.waiting.iter().filter(|waiting| waiting.lane == lane).map(|waiting| &waiting.client);
        let alone = others().all(|other| other.net == client.net && other.person == client.person);
        let over = self.people.of(client.person, now) > self.room.person_quota.as_secs_f64()
            || self.nets.of(client.net, now) > self.room.net_quota.as_secs_f64();
        if over && !alone {
            return Duration::ZERO;
        }
        let nets: HashSet<Option<Net>> = others().map(|other| other.net).collect();
        let near = others().filter(|other| other.net == client.net);
        let people: HashSet<Option<PersonId>> = near.map(|other| other.person).collect();
        let own = others().filter(|other| other.net == client.net && other.person == client.person).count();
        let parts = nets.len().max(1) * people.len().max(1) * own.max(1);
        let all = self.room.bearable.as_secs_f64() * self.room.threads.max(1) as f64;
        Duration::from_secs_f64(all / parts as f64).min(self.room.longest)
    }

    /// Remembers that somebody was thought for.
    pub(super) fn had(&mut self, client: &Client, span: Duration, now: Instant) {
        self.people.add(client.person, span, now);
        self.nets.add(client.net, span, now);
    }

    /// Everybody goes home.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }
}

/// How many seconds of thinking each has had, fading.
struct Had<K>(HashMap<K, (f64, Instant)>);

impl<K> Default for Had<K> {
    fn default() -> Had<K> {
        Had(HashMap::new())
    }
}

impl<K: Eq + Hash> Had<K> {
    fn of(&self, who: Option<K>, now: Instant) -> f64 {
        who.and_then(|who| self.0.get(&who)).map_or(0.0, |had| faded(*had, now))
    }

    fn add(&mut self, who: Option<K>, span: Duration, now: Instant) {
        let Some(who) = who else { return };
        if self.0.len() >= REMEMBERED {
            self.0.retain(|_, had| faded(*had, now) > 0.1);
        }
        let before = self.0.get(&who).map_or(0.0, |had| faded(*had, now));
        self.0.insert(who, (before + span.as_secs_f64(), now));
    }
}

fn faded((had, then): (f64, Instant), now: Instant) -> f64 {
    let gone = now.saturating_duration_since(then).as_secs_f64();
    had * 0.5f64.powf(gone / HALF_LIFE.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room {
        threads: 1,
        bearable: Duration::from_secs(3),
        longest: Duration::from_secs(5),
        person_quota: Duration::from_secs(20),
        net_quota: Duration::from_secs(40),
    };

    fn net(last: u8) -> Option<Net> {
        Some(Net::of(std::net::IpAddr::from([192, 0, 2, last])))
    }

    fn client(last: u8, person: i64) -> Client {
        Client { net: net(last), person: Some(PersonId(person)) }
    }

    fn line(clients: &[Client], now: Instant) -> Line<()> {
        let mut line = Line::new(ROOM);
        for (number, client) in clients.iter().enumerate() {
            line.push(Waiting { number: number as u64, client: *client, lane: Lane::Long, since: now, job: () });
        }
        line
    }

    #[test]
    fn h1_one_with_forty_tables_does_not_stand_in_the_way_of_one_with_one() {
        let now = Instant::now();
        let (greedy, modest) = (client(1, 1), client(2, 2));
        let mut line = line(&[[greedy; 40].as_slice(), &[modest]].concat(), now);
        line.had(&greedy, Duration::from_millis(10), now);
        let (first, most) = line.next(Lane::Long, now).expect("many wait");
        assert_eq!(first.client, modest, "whoever has had least is next");
        assert_eq!(most, Duration::from_millis(1500), "half of the time is theirs");
        let (_, most) = line.next(Lane::Long, now).expect("forty wait");
        assert_eq!(most, Duration::from_millis(75), "and the others share theirs");
    }

    #[test]
    fn h1_guests_of_one_address_share_what_the_address_has() {
        let now = Instant::now();
        let clients: Vec<Client> = (0..30).map(|guest| client(1, guest)).chain([client(2, 99)]).collect();
        let mut line = line(&clients, now);
        line.had(&client(1, 7), Duration::from_millis(10), now);
        let order: Vec<Client> = std::iter::from_fn(|| {
            let (next, _) = line.next(Lane::Long, now)?;
            line.had(&next.client, Duration::from_millis(10), now);
            Some(next.client)
        })
        .collect();
        assert_eq!(order[0], client(2, 99));
        assert_eq!(order.last(), Some(&client(1, 7)), "among guests whoever has had least is first");
    }

    #[test]
    fn h1_whoever_used_up_their_quota_is_thought_for_least_while_others_wait() {
        let now = Instant::now();
        let (much, little) = (client(1, 1), client(2, 2));
        let mut crowded = line(&[much, little], now);
        crowded.had(&much, Duration::from_secs(25), now);
        crowded.had(&little, Duration::from_secs(26), now + Duration::from_millis(1));
        let share = |client: &Client| crowded.share(client, Lane::Long, now);
        assert_eq!((share(&much), share(&little)), (Duration::ZERO, Duration::ZERO));
        let later = now + Duration::from_secs(30);
        assert_eq!(crowded.share(&much, Lane::Long, later), Duration::from_millis(1500), "it is forgotten");
        let mut alone = line(&[much], now);
        alone.had(&much, Duration::from_secs(500), now);
        assert_eq!(alone.next(Lane::Long, now).expect("one waits").1, ROOM.bearable, "it hurts nobody else");
    }

    #[test]
    fn sixty_four_people_share_the_time_that_is_bearable() {
        let now = Instant::now();
        let clients: Vec<Client> = (0..64).map(|person| client(1, person)).collect();
        let mut line = line(&clients, now);
        let (_, most) = line.next(Lane::Long, now).expect("many wait");
        assert_eq!(most, ROOM.bearable / 64);
        assert_eq!(line.length(Lane::Long), 63);
    }
}
