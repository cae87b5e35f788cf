-- A write-off above the limit of one person waits at its bill for a second one.
alter table table_bill add column write_off_asked jsonb;
