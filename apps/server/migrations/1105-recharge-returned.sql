-- What of a recharge went back: it may go in parts, as far as it is unused. M10
alter table recharge add column returned_amount bigint not null default 0 check (returned_amount between 0 and amount);
alter table recharge alter column returned_amount drop default;
update recharge set returned_amount = amount where state = 'returned';

create index recharge_by_card on recharge (corporation_id, card_id, recharge_id);
