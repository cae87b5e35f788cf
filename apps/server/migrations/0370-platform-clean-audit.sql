-- When the last audits without contradictions began: one row for those of everything, one for those of changes.
create table clean_audit (
  is_whole boolean primary key,
  began_at timestamptz not null
);

-- What an audit of changes and the settling of messages look for, without reading the years before.
create index coupon_use_at on coupon_use (corporation_id, at);
create index payment_message_unsettled on payment_message (corporation_id, received_at) where state in ('new', 'parked');
