-- The figures of a day read what moved on that day, and not the attempts and orders of a whole year (PAY-11).
create index payment_attempt_by_shop on payment_attempt (corporation_id, shop_id, created_at);
create index payment_attempt_returned on payment_attempt (corporation_id, shop_id, changed_at)
  where state in ('returned', 'returning', 'returnFailed');
create index payment_line_returned on payment_line (corporation_id, changed_at) where state = 'returned';
create index payment_refund_part_ended on payment_refund_part (corporation_id, ended_at) where ended_at is not null;
create index payment_refund_part_open on payment_refund_part (corporation_id) where state in ('asked', 'sent', 'failed');
create index payment_step_chargeback on payment_step (corporation_id, at) where state = 'chargeback';
create index order_event_counter on order_event (corporation_id, at) where kind = 'refunded' or (kind = 'paid' and by_kind = 'staff');
