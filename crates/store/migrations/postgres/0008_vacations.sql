-- The eleventh step of the data file, in the words of PostgreSQL.

-- When people are on vacation. What lies in the past is never changed: how much time somebody has used at a table follows from it.
CREATE TABLE vacations (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    begins BIGINT NOT NULL,
    ends   BIGINT NOT NULL CHECK (ends > begins),
    PRIMARY KEY (person, begins)
);
