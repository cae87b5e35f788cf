-- When a person last did something at a table, and whether the seat was given to a newcomer of a full table.
alter table table_seat add column acted_at timestamptz;
alter table table_seat add column gave_way boolean not null default false;
