-- What a reporter who left an address agreed to: the words as they stood; when is in created_at.
alter table reports add column consent text not null default '';
