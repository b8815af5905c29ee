//! Reading the vocabulary: from text to loose words.

use table::{Message, message};

/// What is wrong with a text in the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Something else should stand here.
    Expected(&'static str, String),
    /// This word means nothing here; those that do.
    Word(String, String),
    /// This cannot be used under this keyword.
    Misplaced(String),
    /// The text is too long.
    Long,
}

impl Fault {
    /// The fault as a sentence.
    pub fn message(&self) -> Message {
        match self {
            Fault::Expected(what, found) if found.is_empty() => {
                message!("complaint-effect-end", expected = *what)
            }
            Fault::Expected(what, found) => {
                message!("complaint-effect-expected", expected = *what, found = found.as_str())
            }
            Fault::Word(word, known) => message!("complaint-effect-word", word = word.as_str(), known = known.as_str()),
            Fault::Misplaced(word) => message!("complaint-effect-misplaced", word = word.as_str()),
            Fault::Long => message!("complaint-effect-long"),
        }
    }
}

/// Words whose meaning is not looked at yet.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Loose {
    Int(i32),
    Word(String),
    Call(String, Vec<Loose>),
    Set(Vec<Loose>),
    Op(Op, Box<Loose>, Box<Loose>),
    Not(Box<Loose>),
    Either(Box<Loose>, Box<Loose>, Box<Loose>),
    If(Box<Loose>, Vec<Loose>),
    Choose(String, Box<Loose>),
    Prefix(String, Box<Loose>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    Or,
    And,
    AtLeast,
    MoreThan,
    Add,
    Sub,
    Mul,
}

/// The operators, those that bind least first.
const LEVELS: [&[(&str, Op)]; 5] = [
    &[("|", Op::Or)],
    &[("&", Op::And)],
    &[(">=", Op::AtLeast), (">", Op::MoreThan)],
    &[("+", Op::Add), ("-", Op::Sub)],
    &[("*", Op::Mul)],
];
/// The level of comparisons, before which `not` stands.
const COMPARE: usize = 2;

impl Loose {
    /// How the words are called in a complaint.
    pub fn name(&self) -> String {
        match self {
            Loose::Int(number) => number.to_string(),
            Loose::Word(word) | Loose::Call(word, _) | Loose::Prefix(word, _) => word.clone(),
            Loose::Set(_) => "{…}".to_owned(),
            Loose::Op(..) => "a calculation".to_owned(),
            Loose::Not(_) => "not".to_owned(),
            Loose::Either(..) => "?".to_owned(),
            Loose::If(..) => "if".to_owned(),
            Loose::Choose(..) => "choose".to_owned(),
        }
    }
}

/// The steps of a text, separated by semicolons.
pub(super) fn steps(text: &str) -> Result<Vec<Loose>, Fault> {
    let mut reader = Reader { tokens: tokens(text)?, next: 0, depth: 0 };
    let steps = reader.steps()?;
    reader.end()?;
    Ok(steps)
}

/// A single expression.
pub(super) fn expression(text: &str) -> Result<Loose, Fault> {
    let mut reader = Reader { tokens: tokens(text)?, next: 0, depth: 0 };
    let expression = reader.either()?;
    reader.end()?;
    Ok(expression)
}

/// The deepest nesting of brackets; a text beyond it is refused rather than followed.
const DEEPEST: usize = 24;

/// The most words and signs of a text: those of real cards have fewer than eighty. However they are nested, following them is safe.
const MOST_TOKENS: usize = 500;

/// The signs of one character.
const SIGNS: &str = "(){},;?:&|>+-*";

fn tokens(text: &str) -> Result<Vec<String>, Fault> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        if tokens.len() >= MOST_TOKENS {
            return Err(Fault::Long);
        }
        let length = if first.is_ascii_alphabetic() {
            rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else if first.is_ascii_digit() {
            rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())
        } else if rest.starts_with(">=") {
            2
        } else if SIGNS.contains(first) {
            1
        } else {
            return Err(Fault::Word(first.to_string(), format!(">= {SIGNS}")));
        };
        tokens.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    Ok(tokens)
}

struct Reader {
    tokens: Vec<String>,
    next: usize,
    depth: usize,
}

impl Reader {
    fn peek(&self) -> &str {
        self.tokens.get(self.next).map_or("", String::as_str)
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.next += usize::from(found);
        found
    }

    fn expected<T>(&self, what: &'static str) -> Result<T, Fault> {
        Err(Fault::Expected(what, self.peek().to_owned()))
    }

    fn need(&mut self, token: &'static str) -> Result<(), Fault> {
        if self.take(token) { Ok(()) } else { self.expected(token) }
    }

    fn end(&self) -> Result<(), Fault> {
        if self.next == self.tokens.len() { Ok(()) } else { self.expected(";") }
    }

    fn word(&mut self) -> Result<String, Fault> {
        if !self.peek().starts_with(|c: char| c.is_ascii_alphabetic()) {
            return self.expected("a word");
        }
        let word = self.peek().to_owned();
        self.next += 1;
        Ok(word)
    }

    fn steps(&mut self) -> Result<Vec<Loose>, Fault> {
        let mut steps = vec![self.step()?];
        while self.take(";") {
            steps.push(self.step()?);
        }
        Ok(steps)
    }

    fn step(&mut self) -> Result<Loose, Fault> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Fault::Long);
        }
        let step = match self.peek() {
            "if" => {
                self.next += 1;
                let condition = self.or()?;
                self.need("{")?;
                let steps = self.steps()?;
                self.need("}")?;
                Loose::If(Box::new(condition), steps)
            }
            "choose" => {
                self.next += 1;
                let name = self.word()?;
                self.need("in")?;
                Loose::Choose(name, Box::new(self.or()?))
            }
            "may" | "on_win" | "per_sack" => {
                let prefix = self.word()?;
                Loose::Prefix(prefix, Box::new(self.step()?))
            }
            _ => self.either()?,
        };
        self.depth -= 1;
        Ok(step)
    }

    fn either(&mut self) -> Result<Loose, Fault> {
        let condition = self.or()?;
        if !self.take("?") {
            return Ok(condition);
        }
        let yes = self.step()?;
        self.need(":")?;
        let no = self.step()?;
        Ok(Loose::Either(Box::new(condition), Box::new(yes), Box::new(no)))
    }

    /// A chain of operators of this level; what binds closer stands on the next.
    fn level(&mut self, level: usize) -> Result<Loose, Fault> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.level(level + 1)?;
        while let Some((_, op)) = operators.iter().find(|(token, _)| self.take(token)) {
            left = Loose::Op(*op, Box::new(left), Box::new(self.level(level + 1)?));
        }
        Ok(left)
    }

    fn or(&mut self) -> Result<Loose, Fault> {
        self.level(0)
    }

    fn unary(&mut self) -> Result<Loose, Fault> {
        if self.take("not") {
            return Ok(Loose::Not(Box::new(self.level(COMPARE)?)));
        }
        if self.take("-") {
            return Ok(Loose::Int(-self.int()?));
        }
        if self.take("+") {
            return Ok(Loose::Int(self.int()?));
        }
        self.primary()
    }

    fn int(&mut self) -> Result<i32, Fault> {
        match self.peek().parse() {
            Ok(number) => {
                self.next += 1;
                Ok(number)
            }
            Err(_) => self.expected("a number"),
        }
    }

    fn primary(&mut self) -> Result<Loose, Fault> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Fault::Long);
        }
        let primary = if self.take("(") {
            let inner = self.either()?;
            self.need(")")?;
            inner
        } else if self.take("{") {
            Loose::Set(self.list("}")?)
        } else if self.peek().starts_with(|c: char| c.is_ascii_digit()) {
            Loose::Int(self.int()?)
        } else {
            let word = self.word()?;
            if self.take("(") { Loose::Call(word, self.list(")")?) } else { Loose::Word(word) }
        };
        self.depth -= 1;
        Ok(primary)
    }

    fn list(&mut self, end: &'static str) -> Result<Vec<Loose>, Fault> {
        let mut list = Vec::new();
        if self.take(end) {
            return Ok(list);
        }
        loop {
            list.push(self.either()?);
            if self.take(end) {
                return Ok(list);
            }
            self.need(",")?;
        }
    }
}
