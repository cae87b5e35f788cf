-- One try to pay an order by a third party. Amounts are minor units of the order's currency. PAY-9
create table payment_attempt (
  corporation_id bigint not null,
  order_id uuid not null,
  attempt_no integer not null,
  attempt_id uuid not null,
  shop_id bigint not null,
  owner text not null,
  device text not null,
  request_id text not null,
  reference text not null,
  payment_method text not null,
  state text not null,
  -- It was decided that nothing of it is kept: news of money makes it go back.
  give_back boolean not null,
  give_back_reason text not null,
  -- The provider said that it held money, whatever became of it later.
  authorised boolean not null,
  amount bigint not null,
  tip_amount bigint not null,
  cc_amount bigint not null,
  charged_amount bigint not null,
  currency jsonb not null,
  provider_reference text,
  brand text,
  last_four text,
  because text,
  action jsonb,
  version integer not null,
  -- When it is looked at next. Null = nothing to watch.
  watch_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, order_id, attempt_no)
);

-- An order has at most one try that is neither decided nor given up: whatever is pressed twice, one charge. M7
create unique index payment_attempt_live on payment_attempt (corporation_id, order_id)
  where state in ('created', 'authenticating', 'pending', 'unknown');

create unique index payment_attempt_by_request on payment_attempt (corporation_id, owner, request_id);

create index payment_attempt_watched on payment_attempt (corporation_id, watch_at) where watch_at is not null;

-- What happened to it, one row a step, never changed. L2
create table payment_step (
  corporation_id bigint not null,
  order_id uuid not null,
  attempt_no integer not null,
  version integer not null,
  state text not null,
  cause text not null,
  at timestamptz not null,
  primary key (corporation_id, order_id, attempt_no, version)
);

-- Messages of the provider, stored before they are answered, applied once in any order. W2, W3
create table payment_message (
  corporation_id bigint not null,
  event_key text not null,
  event jsonb,
  state text not null,
  why text not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  primary key (corporation_id, event_key)
);

-- How often cards were refused lately, by person and by device. TD19
create index payment_attempt_by_owner on payment_attempt (corporation_id, owner, created_at);

create index payment_attempt_by_device on payment_attempt (corporation_id, device, created_at);
