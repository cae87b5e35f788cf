-- What a provider's book of a day says, line by line, as it was fetched last. Values are the provider's own minor units. M13
create table provider_book_line (
  corporation_id bigint not null,
  provider text not null,
  day date not null,
  line_no integer not null,
  at timestamptz not null,
  reference text not null,
  provider_reference text not null,
  status text not null,
  value bigint not null,
  currency_code text not null,
  primary key (corporation_id, provider, day, line_no)
);

create index provider_book_line_by_reference on provider_book_line (corporation_id, provider, reference);

-- How that day's comparison ended: agrees, breaks, notReady, unreachable. Totals by state and currency, both sides.
create table reconciliation (
  corporation_id bigint not null,
  provider text not null,
  day date not null,
  state text not null,
  totals jsonb not null,
  run_at timestamptz not null,
  primary key (corporation_id, provider, day)
);

-- What does not agree. A break stays on record: open, acknowledged with a reason, or cleared because the books agree by now.
create table reconciliation_break (
  corporation_id bigint not null,
  break_id uuid not null,
  provider text not null,
  day date not null,
  kind text not null,
  reference text not null,
  provider_reference text not null,
  payable_kind text,
  payable_id uuid,
  shop_id bigint,
  ours bigint not null,
  theirs bigint not null,
  currency_code text not null,
  state text not null,
  found_at timestamptz not null,
  cleared_at timestamptz,
  acknowledged_by text,
  acknowledged_name text,
  acknowledged_at timestamptz,
  reason text,
  primary key (corporation_id, break_id)
);

-- The same figures are the same break, however often they are found.
create unique index reconciliation_break_once
  on reconciliation_break (corporation_id, provider, reference, provider_reference, kind, ours, theirs);

create index reconciliation_break_by_state on reconciliation_break (corporation_id, state, found_at);

create index payment_attempt_by_creation on payment_attempt (corporation_id, created_at);
