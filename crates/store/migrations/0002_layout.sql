-- How states were written when the fingerprint of an entry was taken; everything so far was written in the first way.
ALTER TABLE log ADD COLUMN layout INTEGER NOT NULL DEFAULT 1;
