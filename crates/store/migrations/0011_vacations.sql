-- When people are on vacation. What lies in the past is never changed: how much time somebody has used at a table follows from it.
CREATE TABLE vacations (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL CHECK (ends > begins),
    PRIMARY KEY (person, begins)
) STRICT, WITHOUT ROWID;
