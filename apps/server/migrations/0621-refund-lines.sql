-- A refund of lines says which and how many; one that a guest asked for and that is large needs two people's yes. M9
alter table payment_refund add column lines jsonb not null default '[]';
alter table payment_refund alter column lines drop default;
alter table payment_refund add column first_by text;
alter table payment_refund add column first_name text;

create index payment_refund_waiting on payment_refund (corporation_id, shop_id, asked_at) where state = 'waiting';
