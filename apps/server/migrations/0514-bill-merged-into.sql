-- The bill that took over a merged one: a phone that still looks at the old one is led to it. ORDER-3
alter table table_bill add column merged_into uuid;
