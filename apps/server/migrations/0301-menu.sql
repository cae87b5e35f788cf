-- All a store sells, read and written whole. A new version replaces the old one. MENU-1
create table menu (
  corporation_id bigint not null,
  shop_id bigint not null,
  version bigint not null,
  document jsonb not null,
  updated_at timestamptz not null,
  primary key (corporation_id, shop_id)
);

-- What is counted or sold out, by dish, dish and unit, or modifier. left_count is null where only the switch is used.
-- supplied_count minus taken_count is left_count, always: the audit compares them. S1
create table menu_stock (
  corporation_id bigint not null,
  shop_id bigint not null,
  stock_key text not null,
  left_count bigint check (left_count >= 0),
  supplied_count bigint not null,
  taken_count bigint not null,
  sold_out boolean not null,
  updated_at timestamptz not null,
  primary key (corporation_id, shop_id, stock_key)
);

create table menu_favourite (
  corporation_id bigint not null,
  owner text not null,
  shop_id bigint not null,
  food_id text not null,
  created_at timestamptz not null,
  primary key (corporation_id, owner, shop_id, food_id)
);
