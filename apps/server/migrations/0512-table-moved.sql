-- The table a party sat at before the staff moved it: who comes back to that table's code is told where it went.
alter table table_session add column moved_from text;
