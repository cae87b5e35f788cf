-- The tip a card pays beside an order once it is recharged (PAY-7).
alter table recharge_pays add column tip_amount bigint not null default 0;
alter table recharge_pays add constraint recharge_pays_tip_amount_check check (tip_amount >= 0);

-- Hashes of the security codes a card showed before, newest first: such a code is no wrong try (CARD-1).
alter table card_code add column recent_hashes text[] not null default '{}';
