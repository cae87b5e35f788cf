-- When a refund that was sent and not confirmed is asked about next. Null = nothing to watch.
alter table payment_refund_part add column watch_at timestamptz;

update payment_refund_part set watch_at = sent_at where state = 'sent' and payment_method in ('12_octopus', '12_mPay');

create index payment_refund_part_watched on payment_refund_part (corporation_id, watch_at) where watch_at is not null;
