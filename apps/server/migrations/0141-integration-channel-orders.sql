-- Orders of other channels, each once by its id there. `body_hash`: a repeat with another content is refused.
create table channel_order (
  corporation_id bigint not null,
  shop_id bigint not null,
  channel text not null,
  external_id text not null,
  order_id uuid not null,
  body_hash text not null,
  created_at timestamptz not null,
  primary key (corporation_id, shop_id, channel, external_id)
);
create index channel_order_by_order on channel_order (corporation_id, order_id);
