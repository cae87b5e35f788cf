-- How staff took the money of a part of a bill: cash with what was handed over, terminal or voucher.
alter table bill_part add column counter jsonb;
create index bill_part_taken on bill_part (corporation_id, paid_at) where at_venue;
create index bill_return_at on bill_return (corporation_id, at) where part_id is not null;
