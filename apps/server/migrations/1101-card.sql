-- A brand's member programs: what the card is, its levels, what points are worth. CARD-1, CARD-2
create table card_program (
  corporation_id bigint not null,
  card_program_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id, card_program_id)
);

-- One card of one member; what stands on it is the ledger's. A password is kept as its hash, wrong tries are counted. CARD-1
create table member_card (
  corporation_id bigint not null,
  card_id uuid not null,
  customer_id bigint not null,
  card_program_id text not null,
  card_no text not null,
  card_level_id text not null,
  growth bigint not null check (growth >= 0),
  level_since timestamptz not null,
  expires_at timestamptz,
  password_hash text,
  password_wrong int not null,
  password_rests_until timestamptz,
  opened_at timestamptz not null,
  primary key (corporation_id, card_id),
  foreign key (corporation_id, card_program_id) references card_program
);

create unique index member_card_by_customer on member_card (corporation_id, customer_id, card_program_id);

create unique index member_card_by_no on member_card (corporation_id, card_no);

-- The code a card shows now, hashed: the one before dies with it, and each is used once. CARD-1
create table card_code (
  corporation_id bigint not null,
  card_id uuid not null,
  code_hash text not null,
  security_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (corporation_id, card_id)
);

create unique index card_code_by_hash on card_code (corporation_id, code_hash);

-- Value of a card set aside for a payment: what part of it was paid in, what given, and how much went back. M9
create table card_hold (
  corporation_id bigint not null,
  hold_key text not null,
  card_id uuid not null,
  currency text not null,
  paid bigint not null check (paid >= 0),
  given bigint not null check (given >= 0),
  returned bigint not null check (returned >= 0 and returned <= paid + given),
  state text not null check (state in ('held', 'captured', 'released')),
  to_account text,
  shop_id bigint not null,
  held_at timestamptz not null,
  primary key (corporation_id, hold_key)
);

-- What an order added to a card's growth, and how much of it was taken away again. CARD-2
create table card_growth (
  corporation_id bigint not null,
  order_id uuid not null,
  card_id uuid not null,
  growth bigint not null,
  taken bigint not null,
  at timestamptz not null,
  primary key (corporation_id, order_id)
);
