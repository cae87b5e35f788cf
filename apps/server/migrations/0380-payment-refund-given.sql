-- Refunds by dish are read by store and time of the approval.
create index payment_refund_given on payment_refund (corporation_id, shop_id, decided_at) where state = 'given';
