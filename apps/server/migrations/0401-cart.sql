-- A person's cart at one place, kept for good: ordering empties it and its version goes on rising. CART-10, C1
-- `recent` holds the ids of the last requests that changed it, so that none changes it twice. C4
create table cart (
  corporation_id bigint not null,
  cart_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  biz_type smallint not null,
  table_id text not null,
  pre_order boolean not null,
  people smallint not null check (people > 0),
  version integer not null check (version >= 0),
  lines jsonb not null,
  recent jsonb not null,
  updated_at timestamptz not null,
  primary key (corporation_id, cart_id)
) with (fillfactor = 70);

create unique index cart_by_place on cart (corporation_id, owner, shop_id, biz_type, table_id, pre_order);
