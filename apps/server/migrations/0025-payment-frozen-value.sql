-- Value that was bought with money the bank took back: frozen until a person decides (PAY-9).
create table frozen_value (
  corporation_id bigint not null,
  payable_id uuid not null,
  kind text not null,
  shop_id bigint not null,
  freeze_no integer not null,
  charged_amount bigint not null,
  frozen_amount bigint not null,
  currency jsonb not null,
  state text not null,
  frozen_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  reason text not null default '',
  primary key (corporation_id, payable_id),
  constraint frozen_value_state_check check (state in ('waiting', 'released', 'taken', 'reversed')),
  constraint frozen_value_amounts_check check (charged_amount > 0 and frozen_amount >= 0)
);
create index frozen_value_waiting on frozen_value (corporation_id, shop_id, frozen_at) where state = 'waiting';

-- Since when a gift card is frozen: nobody can redeem it or pay with it.
alter table gift_card add column frozen_at timestamptz;
