-- What somebody who asked to be told said yes to: the words as they stood; when is in confirmed_at.
alter table watches add column consent text not null default '';
