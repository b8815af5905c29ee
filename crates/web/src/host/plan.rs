//! Plans for tables that are played by turns: an answer that is given as soon as its question comes.
//!
//! A plan is its owner's secret. It lies beside the table, not in its options or its log, so that nothing others see changes when one is made;
//! what it does is an act like any other. It is never cleverer than its owner was: as soon as what it was made for is not so any more, it
//! is disarmed, and the owner is asked as usual.

use super::live::Live;
use super::now::Now;
use super::{Deed, Doer, Done, Host, Wish};
use crate::problem::Problem;
use shelf::ahead::{Holdings, Standing, is_less};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Holder, PersonId, Plan, PlanState, Status};
use table::log::What;
use table::{AnyMatch, Seat, SeatSet, Viewer};

/// How many plans act one after another before the table is left to itself for a while.
const AT_ONCE: usize = 40;

/// How many plans somebody may have armed at a table.
const MOST: usize = 8;

/// For how long a plan holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hold {
    /// For the next time the question comes.
    Once,
    /// As long as there is the same to choose from.
    Same,
    /// Until its owner loses something: a piece, a card, a coin, a point.
    Untouched,
}

impl Hold {
    /// All of them.
    pub(crate) const ALL: [Hold; 3] = [Hold::Once, Hold::Same, Hold::Untouched];

    /// The name used in forms, in the data file and in the dictionaries.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Hold::Once => "once",
            Hold::Same => "same",
            Hold::Untouched => "untouched",
        }
    }

    /// The one of this name.
    pub(crate) fn read(name: &str) -> Option<Hold> {
        Hold::ALL.into_iter().find(|hold| hold.name() == name)
    }
}

/// A question as plans know it: what is asked, and what there is to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// The key of the prompt; several of them, parted by `|`, where one choice answers them all.
    pub(crate) key: String,
    /// What there is to choose from, in the notation of the game.
    pub(crate) offers: Vec<String>,
    /// What a choice is called that can be made before it is asked for; `None` for what was asked.
    pub(crate) standing: Option<&'static str>,
    /// Where it is about an offer with terms, what that is worth, and the terms as the prompt says them.
    pub(crate) terms: Option<(i64, String)>,
}

/// What parts an answer from what an offer must be worth to get it.
const LEAST: &str = " >= ";

/// An answer that may have to wait for an offer that is good enough, as a form says it.
fn conditional(choice: &Standing) -> String {
    match choice.least {
        Some(least) => format!("{}{LEAST}{least}", choice.act),
        None => choice.act.clone(),
    }
}

/// The answer, and what an offer must be worth to get it.
pub(crate) fn condition(act: &str) -> (&str, Option<i64>) {
    let parts = act.rsplit_once(LEAST).and_then(|(act, least)| Some((act, least.parse().ok()?)));
    parts.map_or((act, None), |(act, least)| (act, Some(least)))
}

impl Question {
    /// What a seat is asked in this match; `None` if nothing.
    pub(crate) fn of(entry: &shelf::Entry, game: &dyn AnyMatch, seat: Seat) -> Option<Question> {
        let offers = game.offer_texts(seat);
        if offers.is_empty() {
            return None;
        }
        let prompt = game.prompt(Viewer::Seat(seat));
        let said = || serde_json::to_string(&prompt.args).unwrap_or_default();
        let terms = (entry.ahead.worth)(game, seat).map(|worth| (worth, said()));
        Some(Question { key: prompt.key.to_string(), offers, standing: None, terms })
    }

    /// A short name for what there is to choose from; of what was not asked yet nobody knows that.
    fn digest(&self) -> String {
        if self.standing.is_some() {
            return String::new();
        }
        let mut offers = self.offers.clone();
        offers.sort();
        offers.extend(self.terms.iter().map(|(_, said)| said.clone()));
        table::sha256_hex(offers.join("\n").as_bytes()).chars().take(16).collect()
    }

    /// For how long an answer to it may hold.
    pub(crate) fn holds(&self) -> impl Iterator<Item = Hold> + use<> {
        let is_known = self.standing.is_none();
        Hold::ALL.into_iter().filter(move |hold| is_known || *hold != Hold::Same)
    }
}

/// What is programmed, as it is read from the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Programmed {
    /// The key of the prompt of its question, or the keys of several.
    pub(crate) key: String,
    /// The answer, in the notation of the game.
    pub(crate) act: String,
    /// For how long it holds.
    pub(crate) hold: Hold,
    digest: String,
}

impl Programmed {
    fn new(question: &Question, act: String, hold: Hold) -> Programmed {
        Programmed { key: question.key.clone(), act, hold, digest: question.digest() }
    }

    /// As the store keeps it: the question in the first line, so that there is one plan for each.
    fn text(&self) -> String {
        [self.key.as_str(), &self.act, self.hold.name(), &self.digest].join("\n")
    }

    /// Whether both answer the same question.
    fn meets(&self, other: &Programmed) -> bool {
        self.key.split('|').any(|key| other.key.split('|').any(|known| known == key))
    }

    /// Reads it back.
    pub(crate) fn read(text: &str) -> Option<Programmed> {
        let mut lines = text.split('\n');
        let (key, act, hold, digest) = (lines.next()?, lines.next()?, lines.next()?, lines.next()?);
        let (key, act, digest) = (key.to_owned(), act.to_owned(), digest.to_owned());
        Some(Programmed { key, act, hold: Hold::read(hold)?, digest })
    }

    /// The key under which it acts. One that is for once has one key for ever: if a server dies before it has written down that the plan is done, the
    /// next finds the act under its key and does not act again.
    fn key_of_act(&self, id: &str, asked: u64) -> String {
        if self.hold == Hold::Once { format!("plan-{id}") } else { format!("plan-{id}-{asked}") }
    }

    /// What becomes of it when this question is asked; `touched` says whether its owner has lost something since it was made or acted last.
    fn judge(&self, question: &Question, touched: bool) -> Verdict {
        if self.hold == Hold::Untouched && touched {
            return Verdict::Disarm("touched");
        }
        if !self.key.split('|').any(|key| key == question.key) {
            return Verdict::Wait;
        }
        let (act, least) = condition(&self.act);
        let worth = question.terms.as_ref().map(|(worth, _)| *worth);
        // What is not good enough its owner is asked about as usual.
        if least.is_some_and(|least| worth.is_none_or(|worth| worth < least)) {
            return Verdict::Wait;
        }
        if !question.offers.iter().any(|offer| offer == act) {
            return Verdict::Disarm("gone");
        }
        // Whoever answered an offer meant its terms and no others.
        let is_bound = self.hold == Hold::Same || (question.terms.is_some() && !self.digest.is_empty());
        if is_bound && question.digest() != self.digest {
            return Verdict::Disarm("changed");
        }
        Verdict::Act
    }
}

/// What becomes of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// It answers.
    Act,
    /// Something else is asked.
    Wait,
    /// What it was made for is not so any more.
    Disarm(&'static str),
}

impl Now {
    /// Whether the game went back to an earlier step after this version.
    fn went_back(&self, since: u64) -> bool {
        let mut later = self.rows.iter().rev().take_while(|row| row.version > since);
        later.any(|row| row.what().is_none_or(|what| matches!(what, What::Back { .. })))
    }

    /// Whether this person holds this seat, and the game goes by turns.
    fn may_plan(&self, person: PersonId, seat: Seat) -> bool {
        let holds = self.seats.get(seat.index()).is_some_and(|held| held.holder == Holder::Person(person));
        holds && self.status == Status::Playing && self.options.pace.turns
    }
}

impl Live {
    /// The seats for which this person may plan ahead.
    pub(crate) fn may_plan(&self, person: PersonId) -> Result<SeatSet, Problem> {
        let now = self.now();
        let mine: SeatSet = now.seats_of(person).iter().filter(|seat| now.may_plan(person, *seat)).collect();
        if mine.is_empty() { Err(Problem::forbidden("plan-problem-turns")) } else { Ok(mine) }
    }

    /// What a seat may answer ahead: what it is asked or was asked last, and what its game lets it choose before it is asked for.
    pub(crate) fn questions(&self, seat: Seat) -> Result<Vec<Question>, Problem> {
        let standing = {
            let now = self.now();
            (self.entry.ahead.standing)(now.game.as_ref(), seat)
        };
        let mut all: Vec<Question> = self.question(seat)?.into_iter().collect();
        for choice in standing {
            let key = choice.prompts.join("|");
            match all.iter_mut().find(|other| other.standing == Some(choice.kind) && other.key == key) {
                Some(other) => other.offers.push(conditional(&choice)),
                None => {
                    let offers = vec![conditional(&choice)];
                    all.push(Question { key, offers, standing: Some(choice.kind), terms: None });
                }
            }
        }
        Ok(all)
    }

    /// The question a seat is asked, or was asked last.
    fn question(&self, seat: Seat) -> Result<Option<Question>, Problem> {
        let last = {
            let now = self.now();
            if now.deciding().has(seat) {
                return Ok(Question::of(self.entry, now.game.as_ref(), seat));
            }
            now.rows.iter().rposition(|row| row.seat() == Some(seat) && matches!(row.what(), Some(What::Act { .. })))
        };
        match last {
            Some(step) => Ok(Question::of(self.entry, self.replayed(step)?.0.as_ref(), seat)),
            None => Ok(None),
        }
    }

    /// What a seat has in this match as far as it sees, its points included.
    fn holdings(&self, game: &dyn AnyMatch, seat: Seat) -> Holdings {
        let mut held = (self.entry.ahead.holdings)(game, seat);
        let total = game.sheet(Viewer::Seat(seat)).totals.get(seat.index()).copied().flatten();
        held.extend(total.map(|total| ("total".to_owned(), total.into())));
        held
    }

    /// Whether the owner of a plan has lost something since it was made, or since it acted last: what it costs itself is not counted.
    fn is_touched(&self, plan: &Plan) -> Result<bool, Problem> {
        let since = plan.acted.iter().copied().fold(plan.since, u64::max);
        let (steps, all) = {
            let now = self.now();
            (now.rows.partition_point(|row| row.version <= since), now.rows.len())
        };
        if steps == all {
            return Ok(false);
        }
        let before = self.holdings(self.replayed(steps)?.0.as_ref(), plan.seat);
        let now = self.now();
        Ok(is_less(&before, &self.holdings(now.game.as_ref(), plan.seat)))
    }
}

impl Host {
    /// Makes a plan.
    pub(crate) async fn arm(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
        (decision, act, hold): (Option<String>, String, Hold),
    ) -> Result<Done, Problem> {
        if !live.now().may_plan(person, seat) {
            return Err(Problem::forbidden("plan-problem-turns"));
        }
        let is_meant = |question: &Question| decision.as_ref().is_none_or(|decision| question.key == *decision);
        let fits = |question: &Question| question.offers.contains(&act) && question.holds().any(|able| able == hold);
        let question = live.questions(seat)?.into_iter().find(|question| is_meant(question) && fits(question));
        let question = question.ok_or_else(|| Problem::forbidden("plan-problem-act"))?;
        let plans = self.store.plans();
        let made = Programmed::new(&question, act, hold);
        let mut mine = plans.armed(&live.id).await?;
        mine.retain(|plan| plan.person == person);
        // One question gets one answer: what answers it as well gives way.
        let gives_way =
            |plan: &mut Plan| plan.seat == seat && Programmed::read(&plan.what).is_some_and(|plan| plan.meets(&made));
        let given_way: Vec<Plan> = mine.extract_if(.., gives_way).collect();
        if mine.len() >= MOST {
            return Err(Problem::forbidden("plan-problem-most"));
        }
        let version = live.now().version;
        plans.arm(person, live.id.clone(), seat, version, made.text()).await?;
        for plan in given_way {
            plans.end_plan(plan.id, PlanState::Withdrawn, version, None).await?;
        }
        live.planned.store(0, Ordering::Relaxed);
        self.nudge(live);
        Ok(Done::Before(version))
    }

    /// Withdraws a plan.
    pub(crate) async fn withdraw(&self, live: &Live, person: PersonId, id: &str) -> Result<Done, Problem> {
        let plans = self.store.plans();
        let own = plans.plans(person, &live.id).await?.into_iter().any(|plan| plan.id == id);
        if !own {
            return Err(Problem::NotFound);
        }
        let version = live.now().version;
        plans.end_plan(id.to_owned(), PlanState::Withdrawn, version, None).await?;
        Ok(Done::Before(version))
    }

    /// Goes on with what people have programmed, where a server stopped before it could.
    pub(crate) async fn resume_plans(self: &Arc<Host>) -> Result<(), store::Error> {
        for table in self.store.plans().planned_tables().await? {
            // Whoever asks next is told what is wrong with it.
            drop(self.table(table.as_str()).await);
        }
        Ok(())
    }

    /// Lets plans act, if the table waits for people who may have some. Asked at most once for each version.
    pub(super) fn follow_plans(self: &Arc<Host>, live: &Arc<Live>) {
        let version = {
            let now = live.now();
            let asked = now.deciding().iter().any(|seat| now.people().has(seat));
            if !asked || !now.options.pace.turns || now.is_held() {
                return;
            }
            now.version
        };
        if self.is_closing() || live.planned.swap(version, Ordering::AcqRel) == version {
            return;
        }
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            for _ in 0..AT_ONCE {
                match host.follow_one(&live).await {
                    Ok(true) => {}
                    Ok(false) => return,
                    Err(problem) => {
                        tracing::warn!(table = %live.id, ?problem, "a plan could not act");
                        return;
                    }
                }
            }
        });
    }

    /// Lets the first plan act that has something to do; whether there was one.
    async fn follow_one(self: &Arc<Host>, live: &Arc<Live>) -> Result<bool, Problem> {
        let armed = self.store.plans().armed(&live.id).await?;
        if !armed.is_empty() {
            self.whole(live).await?;
        }
        for plan in armed {
            let end = |state, why: Option<&str>| {
                let version = live.now().version;
                self.store.plans().end_plan(plan.id.clone(), state, version, why.map(str::to_owned))
            };
            let Some(what) = Programmed::read(&plan.what).filter(|_| live.now().may_plan(plan.person, plan.seat))
            else {
                end(PlanState::Disarmed, Some("seat")).await?;
                continue;
            };
            if live.now().went_back(plan.since) {
                end(PlanState::Disarmed, Some("back")).await?;
                continue;
            }
            let (question, version, asked) = {
                let now = live.now();
                let asked = now.deciding().has(plan.seat);
                let question = if asked { Question::of(live.entry, now.game.as_ref(), plan.seat) } else { None };
                (question, now.version, now.asked[plan.seat.index()])
            };
            let Some(question) = question else { continue };
            let verdict = what.judge(&question, what.hold == Hold::Untouched && live.is_touched(&plan)?);
            match verdict {
                Verdict::Wait => {}
                Verdict::Disarm(why) => {
                    end(PlanState::Disarmed, Some(why)).await?;
                }
                Verdict::Act => {
                    let wish = Wish {
                        doer: Doer::Person(plan.person),
                        seat: plan.seat,
                        version,
                        key: what.key_of_act(&plan.id, asked),
                        deed: Deed::Act(condition(&what.act).0.to_owned()),
                        lease: None,
                    };
                    return self.act_as_planned(live, &plan, what.hold, wish).await;
                }
            }
        }
        Ok(false)
    }

    async fn act_as_planned(
        self: &Arc<Host>,
        live: &Arc<Live>,
        plan: &Plan,
        hold: Hold,
        wish: Wish,
    ) -> Result<bool, Problem> {
        let plans = self.store.plans();
        match Box::pin(self.wish(live, wish)).await {
            Ok(done) => {
                plans.acted(plan.id.clone(), done.version(), hold == Hold::Once).await?;
                Ok(hold == Hold::Once || matches!(done, Done::Now(_)))
            }
            // Somebody was faster; the table is looked at again.
            Err(Problem::Stale { .. } | Problem::Busy) => Ok(false),
            Err(_) => {
                let version = live.now().version;
                plans.end_plan(plan.id.clone(), PlanState::Disarmed, version, Some("gone".to_owned())).await?;
                Ok(true)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(key: &str, offers: &[&str]) -> Question {
        let offers = offers.iter().map(|&offer| offer.to_owned()).collect();
        Question { key: key.to_owned(), offers, standing: None, terms: None }
    }

    fn offer(worth: i64, said: &str) -> Question {
        Question { terms: Some((worth, said.to_owned())), ..question("ask-offer", &["accept", "decline"]) }
    }

    #[test]
    fn a_plan_is_disarmed_when_what_it_was_made_for_is_not_so_any_more() {
        let made = question("ask-react", &["pass", "fight"]);
        let plan = |hold| Programmed::new(&made, "pass".to_owned(), hold);
        for hold in Hold::ALL {
            let plan = plan(hold);
            assert_eq!(Programmed::read(&plan.text()), Some(plan.clone()));
            assert_eq!(plan.judge(&made, false), Verdict::Act);
            assert_eq!(plan.judge(&question("ask-other", &["pass"]), false), Verdict::Wait);
            assert_eq!(plan.judge(&question("ask-react", &["fight"]), false), Verdict::Disarm("gone"));
        }
        let more = question("ask-react", &["fight", "flee", "pass"]);
        assert_eq!(plan(Hold::Same).judge(&more, false), Verdict::Disarm("changed"));
        assert_eq!(plan(Hold::Same).judge(&question("ask-react", &["fight", "pass"]), true), Verdict::Act);
        assert_eq!(plan(Hold::Untouched).judge(&more, false), Verdict::Act);
        assert_eq!(plan(Hold::Untouched).judge(&more, true), Verdict::Disarm("touched"));
        assert_eq!(plan(Hold::Untouched).judge(&question("ask-other", &["pass"]), true), Verdict::Disarm("touched"));
    }

    #[test]
    fn a_choice_made_before_it_is_asked_for_answers_each_of_its_questions() {
        let standing = Question { standing: Some("let-be"), ..question("ask-react|ask-nothing", &["allow"]) };
        assert!(!standing.holds().any(|hold| hold == Hold::Same), "nobody knows yet what there will be to choose from");
        let plan = Programmed::new(&standing, "allow".to_owned(), Hold::Untouched);
        assert_eq!(plan.judge(&question("ask-nothing", &["allow"]), false), Verdict::Act);
        assert_eq!(plan.judge(&question("ask-turn", &["allow"]), false), Verdict::Wait);
    }

    #[test]
    fn an_offer_is_accepted_where_it_is_good_enough_and_otherwise_its_owner_is_asked() {
        let standing = Question { standing: Some("accept"), ..question("ask-offer", &["accept >= 3"]) };
        let plan = Programmed::new(&standing, "accept >= 3".to_owned(), Hold::Untouched);
        assert_eq!(Programmed::read(&plan.text()), Some(plan.clone()));
        assert_eq!(plan.judge(&offer(3, "three coins"), false), Verdict::Act);
        assert_eq!(plan.judge(&offer(7, "seven coins"), false), Verdict::Act);
        assert_eq!(plan.judge(&offer(2, "two coins"), false), Verdict::Wait, "a plan waits for a better one");
        assert_eq!(plan.judge(&offer(3, "three coins"), true), Verdict::Disarm("touched"));
        let too_poor = Question { offers: vec!["decline".to_owned()], ..offer(3, "three coins") };
        assert_eq!(plan.judge(&too_poor, false), Verdict::Disarm("gone"));
        assert_eq!(condition("accept >= -2"), ("accept", Some(-2)));
        assert_eq!(condition("accept"), ("accept", None));
        assert_eq!(condition("accept >= x"), ("accept >= x", None), "what cannot be read is no answer to every offer");
    }

    #[test]
    fn one_question_gets_one_answer() {
        let plan = |key: &str| Programmed::new(&question(key, &["x"]), "x".to_owned(), Hold::Once);
        let (both, one, other) = (plan("ask-answer|ask-reply"), plan("ask-answer"), plan("ask-answers"));
        assert!(both.meets(&one) && one.meets(&both) && both.meets(&both));
        assert!(!both.meets(&other) && !other.meets(&both));
    }

    #[test]
    fn an_answer_to_an_offer_is_for_its_terms_and_no_others() {
        for hold in Hold::ALL {
            let plan = Programmed::new(&offer(3, "three coins"), "accept".to_owned(), hold);
            assert_eq!(plan.judge(&offer(3, "three coins"), false), Verdict::Act);
            assert_eq!(plan.judge(&offer(3, "three more"), false), Verdict::Disarm("changed"), "{hold:?}");
        }
        let standing = Question { standing: Some("decline"), ..question("ask-offer", &["decline"]) };
        let plan = Programmed::new(&standing, "decline".to_owned(), Hold::Untouched);
        assert_eq!(plan.judge(&offer(3, "three coins"), false), Verdict::Act, "whatever is offered");
    }

    #[test]
    fn a_plan_for_once_acts_under_one_key_for_ever() {
        let made = question("ask-react", &["pass"]);
        let key = |hold, asked| Programmed::new(&made, "pass".to_owned(), hold).key_of_act("p1", asked);
        assert_eq!(key(Hold::Once, 4), key(Hold::Once, 9));
        assert_ne!(key(Hold::Same, 4), key(Hold::Same, 9));
    }
}
