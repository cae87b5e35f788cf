-- Points that came together and end together; together they are what the ledger says. CARD-7
create table point_lot (
  corporation_id bigint not null,
  customer_id bigint not null,
  point_lot_id uuid not null,
  points bigint not null check (points > 0),
  left_points bigint not null check (left_points >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (corporation_id, customer_id, point_lot_id)
);

create index point_lot_to_end on point_lot (corporation_id, expires_at) where left_points > 0;

-- Points set aside for a payment, and the lots they were taken from. PAY-2, M9
create table point_hold (
  corporation_id bigint not null,
  hold_key text not null,
  customer_id bigint not null,
  points bigint not null check (points > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  uses jsonb not null,
  returned bigint not null check (returned >= 0 and returned <= amount),
  state text not null check (state in ('held', 'captured', 'released')),
  to_account text,
  shop_id bigint not null,
  held_at timestamptz not null,
  primary key (corporation_id, hold_key)
);

-- What an order earned, and how much of it was taken back with refunds. M10
create table point_earning (
  corporation_id bigint not null,
  order_id uuid not null,
  customer_id bigint not null,
  amount bigint not null,
  points bigint not null check (points >= 0),
  returned bigint not null check (returned >= 0),
  taken bigint not null check (taken >= 0 and taken <= points),
  at timestamptz not null,
  primary key (corporation_id, order_id)
);

-- Points that should have been taken back when there were too few: set against the next that are earned. M4
create table point_debt (
  corporation_id bigint not null,
  customer_id bigint not null,
  owed bigint not null check (owed >= 0),
  primary key (corporation_id, customer_id)
);
