-- Keys of other systems. The key itself is not stored: `secret_hash` is its SHA-256, and it has 256 random bits. `request_id`: a
-- repeat of the request that made it finds the row.
create table api_key (
  corporation_id bigint not null,
  key_id uuid not null,
  request_id text not null,
  name text not null,
  prefix text not null,
  secret_hash text not null,
  scopes jsonb not null,
  shop_ids jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (corporation_id, key_id)
);
create unique index api_key_by_secret on api_key (corporation_id, secret_hash);
create unique index api_key_by_request on api_key (corporation_id, request_id);

-- Other systems read the orders that changed.
create index customer_order_changed on customer_order (corporation_id, shop_id, changed_at, order_id);
