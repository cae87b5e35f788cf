-- Where the rows of a brand went, when they were moved to another database; this one then answers its requests as busy.
alter table corporation add column moved_to text;
