-- Programs of stored value; a change is a new version, and a recharge keeps the version it was made under. CARD-3
create table stored_value_program (
  corporation_id bigint not null,
  program_id text not null,
  version_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id, program_id, version_id)
);

-- One recharge: what is paid, and what it brought once it was. CARD-3
create table recharge (
  corporation_id bigint not null,
  recharge_id uuid not null,
  recharge_no text not null,
  customer_id bigint not null,
  card_id uuid not null,
  shop_id bigint not null,
  program_id text not null,
  version_id text not null,
  rule_id text not null,
  agreement_version int not null,
  amount bigint not null check (amount > 0),
  currency jsonb not null,
  state text not null check (state in ('awaitingPayment', 'paid', 'returned')),
  brought jsonb,
  missing bigint not null check (missing >= 0),
  payment_ref text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, recharge_id)
);

create index recharge_by_customer on recharge (corporation_id, customer_id, recharge_id);

-- The gift of a first recharge is given once a card and program. M12
create table first_recharge (
  corporation_id bigint not null,
  card_id uuid not null,
  program_id text not null,
  recharge_id uuid not null,
  primary key (corporation_id, card_id, program_id)
);

-- Value sent to another person: it waits on an account of its own, and ends once. CARD-4
create table card_transfer (
  corporation_id bigint not null,
  transfer_id uuid not null,
  claim_code text not null,
  from_card_id uuid not null,
  from_customer_id bigint not null,
  to_card_id uuid,
  to_customer_id bigint,
  amount bigint not null check (amount > 0),
  currency jsonb not null,
  message text not null,
  state text not null check (state in ('waiting', 'received', 'cancelled', 'returned')),
  watch_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, transfer_id)
);

create unique index card_transfer_by_code on card_transfer (corporation_id, claim_code);

create index card_transfer_by_sender on card_transfer (corporation_id, from_customer_id, transfer_id);

create index card_transfer_by_receiver on card_transfer (corporation_id, to_customer_id, transfer_id);

create index card_transfer_to_watch on card_transfer (corporation_id, watch_at) where watch_at is not null;
