-- A table's bill: it gathers the rounds of its party, or of several where staff merged them, until it is paid. ORDER-3
create table table_bill (
  corporation_id bigint not null,
  bill_id uuid not null,
  shop_id bigint not null,
  -- open, paid, or merged into another.
  state text not null,
  -- False: the guests order only, and the staff settles. ORDER-2
  pays boolean not null,
  version integer not null,
  people integer not null,
  currency jsonb not null,
  opened_by text not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  closed_by text not null,
  primary key (corporation_id, bill_id)
);

create index table_bill_open on table_bill (corporation_id, shop_id, bill_id) where state = 'open';

-- Whose it is: those who share a table, or a person at a table that is not shared; and where they sit.
create table bill_party (
  corporation_id bigint not null,
  bill_id uuid not null,
  party_key text not null,
  shop_id bigint not null,
  table_id text not null,
  table_info jsonb not null,
  session_id uuid,
  -- The person, where the table is not shared; else empty.
  owner text not null,
  open boolean not null,
  joined_at timestamptz not null,
  primary key (corporation_id, bill_id, party_key)
);

-- A party has one open bill. ORDER-3
create unique index bill_party_open on bill_party (corporation_id, party_key) where open;

create index bill_party_at on bill_party (corporation_id, shop_id, table_id) where open;

-- A part that somebody pays. PAY-9
create table bill_part (
  corporation_id bigint not null,
  part_id uuid not null,
  bill_id uuid not null,
  owner text not null,
  state text not null,
  cut jsonb not null,
  amount bigint not null check (amount > 0),
  returned_amount bigint not null check (returned_amount between 0 and amount),
  at_venue boolean not null,
  -- Until when an open one is kept. Null = nothing to watch.
  watch_at timestamptz,
  paid_at timestamptz,
  made_at timestamptz not null,
  primary key (corporation_id, part_id)
);

create index bill_part_of on bill_part (corporation_id, bill_id, made_at);

create index bill_part_watched on bill_part (corporation_id, watch_at) where watch_at is not null;

-- Which causes gave money of a bill back already: each once. M9
create table bill_return (
  corporation_id bigint not null,
  bill_id uuid not null,
  cause_key text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (corporation_id, bill_id, cause_key)
);

-- The bill an order is a round of.
alter table customer_order add column bill_id uuid;

create index customer_order_by_bill on customer_order (corporation_id, bill_id) where bill_id is not null;

create index bill_party_by_owner on bill_party (corporation_id, owner) where owner <> '';

create index bill_part_by_owner on bill_part (corporation_id, owner);
