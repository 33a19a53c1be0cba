-- The language in which a brand last signed in: letters that nobody asked for at that moment are written in it.
alter table brands add column language text not null default 'en';
