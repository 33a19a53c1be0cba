-- In which colour a piece is waited for; empty: any. Who waits for one size in a second colour waits for either
-- (the row is one for each size), so that nobody is forgotten.
alter table watches add column color text not null default '';
