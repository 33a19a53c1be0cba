-- What a brand says about itself on its page, in its own words and in Arabic; empty where it says nothing.
alter table brands add column story text not null default '';
alter table brands add column story_ar text not null default '';
