-- One entry is one line of JSON, the same as in a record, and hangs on the one before it by a hash. Lines of older entries are made
-- here; their links are made right afterwards by the program (an empty link is one that is still to be made).
CREATE TABLE log_2 (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL CHECK (version > 0),
    entry    TEXT    NOT NULL,
    link     TEXT    NOT NULL,
    key      TEXT,
    span     INTEGER,
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

INSERT INTO log_2 (table_id, version, entry, link, key, span, person)
SELECT table_id, version,
       CASE kind
           WHEN 'act' THEN json_object('seat', char(97 + seat), 'act', body, 'hash', state_hash, 'layout', layout, 'at', at)
           WHEN 'chance' THEN json_object('chance', body, 'hash', state_hash, 'layout', layout, 'at', at)
           WHEN 'undo' THEN json_object('undo', char(97 + seat), 'hash', state_hash, 'layout', layout, 'at', at)
           WHEN 'begin' THEN json_object('begin', json_array(), 'hash', state_hash, 'layout', layout, 'at', at)
           WHEN 'join' THEN json_object('join', char(97 + seat), 'who', json_object('name', body), 'at', at)
           WHEN 'leave' THEN json_object('leave', char(97 + seat), 'away', json(iif(body = 'away', 'true', 'false')), 'at', at)
           ELSE json_object('options', body, 'at', at)
       END,
       '', key, span, person
FROM log;

DROP TABLE log;
ALTER TABLE log_2 RENAME TO log;

-- The first row of a submission carries its idempotency key and the number of its rows.
CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;

-- The link of the last entry, or what the first will hang on.
ALTER TABLE tables ADD COLUMN head TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_commitment ON tables (commitment);

-- What the person on the seat added to chance before the game began.
ALTER TABLE seats ADD COLUMN salt TEXT;

ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;

-- Nothing reads them: logs are replayed from their beginning, and pages remember what was seen.
DROP TABLE snapshots;
DROP TABLE seen;

-- What belongs to the whole house: its secret keys, and a row that is written to see whether writing works.
CREATE TABLE house (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- What the operator did, in order.
CREATE TABLE deeds (
    id      INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    deed    TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    why     TEXT    NOT NULL
) STRICT;

CREATE INDEX deeds_by_subject ON deeds (subject, deed);

CREATE TRIGGER deeds_are_never_changed BEFORE UPDATE ON deeds
BEGIN
    SELECT RAISE (ABORT, 'what the operator did is written down for good');
END;

CREATE TRIGGER deeds_are_never_deleted BEFORE DELETE ON deeds
BEGIN
    SELECT RAISE (ABORT, 'what the operator did is written down for good');
END;

CREATE TRIGGER deeds_are_never_replaced BEFORE INSERT ON deeds WHEN EXISTS (SELECT 1 FROM deeds WHERE id = NEW.id)
BEGIN
    SELECT RAISE (ABORT, 'what the operator did is written down for good');
END;

-- The log is append-only: an entry goes on top of the last one, and is neither changed, replaced nor deleted while its table is there.
CREATE TRIGGER log_is_never_changed BEFORE UPDATE OF table_id, version, entry, link, key, span ON log WHEN OLD.link <> ''
BEGIN
    SELECT RAISE (ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE (ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_only_grows BEFORE INSERT ON log
WHEN NEW.version <> (SELECT coalesce(max(version), 0) + 1 FROM log WHERE table_id = NEW.table_id)
     OR (NEW.key IS NOT NULL AND EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND key = NEW.key))
BEGIN
    SELECT RAISE (ABORT, 'the log is append-only');
END;

-- What was agreed stays agreed.
CREATE TRIGGER agreements_are_kept BEFORE UPDATE ON agreements
BEGIN
    SELECT RAISE (ABORT, 'what was agreed at a table is never changed');
END;

CREATE TRIGGER agreements_are_not_deleted BEFORE DELETE ON agreements
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE (ABORT, 'what was agreed at a table is never changed');
END;

CREATE TRIGGER agreements_are_not_replaced BEFORE INSERT ON agreements
WHEN EXISTS (SELECT 1 FROM agreements WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE (ABORT, 'what was agreed at a table is never changed');
END;

CREATE TRIGGER tables_keep_what_was_promised BEFORE UPDATE OF id, game, rules_version, edition, commitment, created ON tables
BEGIN
    SELECT RAISE (ABORT, 'what was agreed at a table is never changed');
END;

CREATE TRIGGER tables_are_not_replaced BEFORE INSERT ON tables WHEN EXISTS (SELECT 1 FROM tables WHERE id = NEW.id)
BEGIN
    SELECT RAISE (ABORT, 'what was agreed at a table is never changed');
END;

-- A game that has begun is deleted only by the operator, and only once that is written down.
DROP TRIGGER begun_games_are_kept;

CREATE TRIGGER begun_games_are_kept BEFORE DELETE ON tables
WHEN OLD.status <> 'open' AND NOT EXISTS (SELECT 1 FROM deeds WHERE subject = OLD.id AND deed = 'delete')
BEGIN
    SELECT RAISE (ABORT, 'a game that has begun is kept');
END;
