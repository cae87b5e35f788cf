-- Kinds of gift cards on sale: designs, amounts, discounts, where they are good. CARD-5
create table gift_program (
  corporation_id bigint not null,
  program_id text not null,
  terms jsonb not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (corporation_id, program_id)
);

-- The purchase of a card. `friend` is who it is for; null = for the buyer.
create table gift_order (
  corporation_id bigint not null,
  order_id uuid not null,
  -- What people call it.
  order_no text not null,
  owner text not null,
  shop_id bigint not null,
  program_id text not null,
  design_id text not null,
  amount bigint not null check (amount > 0),
  discount_amount bigint not null check (discount_amount >= 0),
  pay_amount bigint not null check (pay_amount > 0 and pay_amount + discount_amount = amount),
  currency jsonb not null,
  friend jsonb,
  from_email text not null,
  -- The day of delivery that was asked for; null = at once.
  deliver_at timestamptz,
  state text not null,
  language text not null,
  payment_ref text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  changed_at timestamptz not null,
  primary key (corporation_id, order_id)
);

create index gift_order_by_owner on gift_order (corporation_id, owner, created_at desc, order_id);

-- A card. Its value stands in the ledger under `giftcard:<card_id>`; of its code only a digest and a sealed copy are kept. S8
create table gift_card (
  corporation_id bigint not null,
  card_id uuid not null,
  card_no text not null,
  code_digest text not null,
  sealed_code text not null,
  -- Whose it is; null = whoever has number and code may take it.
  owner text,
  -- Since when, and with how much on it, where it was taken over from somebody.
  owned_since timestamptz,
  owned_balance bigint,
  order_id uuid,
  shop_id bigint not null,
  program_id text not null,
  design_id text not null,
  amount bigint not null check (amount > 0),
  currency jsonb not null,
  giver text not null,
  message text not null,
  valid_until timestamptz,
  -- When what is left on it goes to rest; null = nothing to do.
  expire_at timestamptz,
  voided_at timestamptz,
  issued_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, card_id),
  unique (corporation_id, card_no),
  -- One card a purchase, whatever arrives twice. M7
  unique (corporation_id, order_id)
);

create index gift_card_by_owner on gift_card (corporation_id, owner, issued_at desc) where owner is not null;

create index gift_card_expiring on gift_card (corporation_id, expire_at) where expire_at is not null;

-- A card on its way to a friend.
create table gift_send (
  corporation_id bigint not null,
  send_id uuid not null,
  card_id uuid not null,
  -- Who gives it.
  owner text not null,
  order_id uuid,
  friend jsonb not null,
  channel text not null,
  destination text not null,
  state text not null,
  -- How often it was sent: only the delivery planned last counts.
  turn integer not null,
  deliver_at timestamptz not null,
  sent_at timestamptz,
  claimed_at timestamptz,
  language text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, send_id)
);

create index gift_send_by_owner on gift_send (corporation_id, owner, created_at desc, send_id);

create index gift_send_by_card on gift_send (corporation_id, card_id, created_at desc);

create unique index gift_send_by_order on gift_send (corporation_id, order_id) where order_id is not null;

-- Value of a card set aside for a payment: what became of it, and how much of it came back. M9
create table gift_hold (
  corporation_id bigint not null,
  hold_key text not null,
  card_id uuid not null,
  -- Whose card it was then: what comes back is theirs, whoever has the card by now.
  owner text not null,
  amount bigint not null check (amount > 0),
  currency_code text not null,
  state text not null,
  captured_to text,
  given_back bigint not null check (given_back >= 0 and given_back <= amount),
  at timestamptz not null,
  primary key (corporation_id, hold_key)
);

create index gift_hold_by_card on gift_hold (corporation_id, card_id) where state = 'held';
