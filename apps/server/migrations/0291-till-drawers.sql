-- Cash drawers of a store: each from its opening with a counted float to its counted close, and the cash put in and taken out.
create table till_shift (
  corporation_id bigint not null,
  shift_id uuid not null,
  shop_id bigint not null,
  drawer text not null,
  float_amount bigint not null,
  opened_by text not null,
  opened_name text not null,
  opened_at timestamptz not null,
  counted_amount bigint,
  note text not null default '',
  closed_by text,
  closed_name text,
  closed_at timestamptz,
  primary key (corporation_id, shift_id)
);
create unique index till_shift_open on till_shift (corporation_id, shop_id, drawer) where closed_at is null;
create index till_shift_of_shop on till_shift (corporation_id, shop_id, opened_at);

create table till_move (
  corporation_id bigint not null,
  move_id uuid not null,
  shift_id uuid not null,
  amount bigint not null,
  reason text not null,
  by_id text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (corporation_id, move_id)
);
create index till_move_of_shift on till_move (corporation_id, shift_id, move_id);
