-- An order, whole: what was ordered and for how much is kept as it was on that day. ORDER-9
create table customer_order (
  corporation_id bigint not null,
  order_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  biz_type smallint not null,
  state text not null,
  pay_state text not null,
  version integer not null,
  -- The store had said yes before the guest paid. LOGIN-8
  checked boolean not null,
  cart_id text not null,
  cart_version integer not null,
  request_id text not null,
  payment_method text not null,
  total bigint not null,
  call_count integer,
  slot_start timestamptz,
  promised_at timestamptz,
  -- When a watchdog looks at it next: unpaid, unanswered or never closed. Null = nothing to watch.
  watch_at timestamptz,
  search text not null,
  lines jsonb not null,
  totals jsonb not null,
  details jsonb not null,
  stock jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  primary key (corporation_id, order_id)
);

-- One order per cart and cart version, however often it is sent. O3
create unique index customer_order_by_cart on customer_order (corporation_id, cart_id, cart_version);

-- One order per request id of a person. ORDER-10
create unique index customer_order_by_request on customer_order (corporation_id, owner, request_id);

create index customer_order_by_owner on customer_order (corporation_id, owner, order_id);

create index customer_order_live on customer_order (corporation_id, shop_id, order_id) where ended_at is null;

create index customer_order_by_change on customer_order (corporation_id, shop_id, changed_at);

create index customer_order_watched on customer_order (corporation_id, watch_at) where watch_at is not null;

-- Its story, one row a step, never changed: who did what, when, why. L2
create table order_event (
  corporation_id bigint not null,
  order_id uuid not null,
  version integer not null,
  kind text not null,
  state text not null,
  pay_state text not null,
  by_kind text not null,
  by_id text not null,
  by_name text not null,
  reason text not null,
  detail jsonb,
  at timestamptz not null,
  primary key (corporation_id, order_id, version)
);

-- The store's count of the day, given out in blocks so that no order waits for another's number.
create table order_call_count (
  corporation_id bigint not null,
  shop_id bigint not null,
  business_day date not null,
  next integer not null,
  primary key (corporation_id, shop_id, business_day)
);
