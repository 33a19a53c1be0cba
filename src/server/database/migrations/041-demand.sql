-- What shoppers asked for and looked at, counted by week. A visitor is a mark made with a salt of the day:
-- marks and salts are gone when the day is, what stays are numbers.
create table demand_salts (
  day date primary key,
  salt text not null
);
create table demand_marks (
  day date not null,
  kind text not null,
  subject text not null,
  mark text not null,
  primary key (day, kind, subject, mark)
);
create index demand_marks_of_visitor on demand_marks (day, mark) where kind = 'seen';
create table demand_counts (
  week date not null,
  kind text not null,
  subject text not null,
  visitors integer not null,
  primary key (week, kind, subject)
);
create index demand_counts_by_subject on demand_counts (kind, subject, week);
-- Words as they were typed, from the fifth visitor on.
create table demand_words (
  week date not null,
  meaning text not null,
  words text not null,
  primary key (week, meaning, words)
);
