-- What was ordered and what it costs is written once and read whole: as text it is neither taken apart nor put together again.
alter table customer_order alter column lines type json, alter column totals type json;
