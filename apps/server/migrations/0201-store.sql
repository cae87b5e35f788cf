-- A store: what is set for it (read and written whole, a new version each time) and its live state beside it.
create table shop (
  corporation_id bigint not null,
  shop_id bigint not null,
  config jsonb not null,
  config_version bigint not null,
  paused boolean not null,
  paused_until timestamptz,
  state_version bigint not null,
  updated_at timestamptz not null,
  primary key (corporation_id, shop_id)
);

-- How many orders a slot holds. A place is taken by a conditional update, never by counting first. S5
create table slot_use (
  corporation_id bigint not null,
  shop_id bigint not null,
  biz_type int not null,
  slot_start timestamptz not null,
  used int not null check (used >= 0),
  primary key (corporation_id, shop_id, biz_type, slot_start)
);

create table favourite_shop (
  corporation_id bigint not null,
  owner text not null,
  shop_id bigint not null,
  created_at timestamptz not null,
  primary key (corporation_id, owner, shop_id)
);

-- A table, by the secret of its code and by the number written on it. Nothing of who sits there. TG6
create table dining_table (
  corporation_id bigint not null,
  shop_id bigint not null,
  table_id text not null,
  number_key text not null,
  info jsonb not null,
  primary key (corporation_id, table_id)
);

create unique index dining_table_by_number on dining_table (corporation_id, shop_id, number_key);
