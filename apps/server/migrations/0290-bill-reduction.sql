-- A discount, free dish or void above the limit of one person waits at its bill for a second one.
alter table table_bill add column reduction_request jsonb;
