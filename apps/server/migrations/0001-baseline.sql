-- replaces: 1942-orders-as-text.sql
-- The database of the first release. Later changes are new files; this one is not edited after the release.

-- Functions of constraints

create or replace function card_hold_fits(paid bigint, given bigint, returned bigint, state text)
 returns boolean
 language plpgsql
 immutable
as $function$
begin
  return paid >= 0 and given >= 0 and returned >= 0 and returned <= paid + given
    and state in ('held', 'captured', 'released');
end
$function$;

create or replace function payment_attempt_fits(returned_amount bigint, charged_amount bigint)
 returns boolean
 language plpgsql
 immutable
as $function$
begin
  return returned_amount >= 0 and returned_amount <= charged_amount;
end
$function$;

create or replace function point_earning_fits(points bigint, returned bigint, taken bigint)
 returns boolean
 language plpgsql
 immutable
as $function$
begin
  return points >= 0 and returned >= 0 and taken >= 0 and taken <= points;
end
$function$;

-- platform

create table corporation (
  corporation_id bigint not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id)
);

create table request_log (
  corporation_id bigint not null,
  owner text not null,
  request_id text not null,
  path text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (corporation_id, owner, request_id)
);
create index request_log_by_age on request_log (corporation_id, created_at);

create table done_key (
  corporation_id bigint not null,
  key text not null,
  at timestamptz not null,
  primary key (corporation_id, key)
);
create index done_key_by_age on done_key (corporation_id, at);

create table id_block (
  corporation_id bigint not null,
  name text not null,
  next bigint not null,
  primary key (corporation_id, name)
);

-- push

create table push_ticket (
  corporation_id bigint not null,
  ticket_hash text not null,
  owner text not null,
  topics jsonb not null,
  expires_at timestamptz not null,
  primary key (corporation_id, ticket_hash)
);

-- ledger

create table ledger_posting (
  corporation_id bigint not null,
  cause_key text not null,
  posting_id uuid not null,
  kind text not null,
  currency text not null,
  at timestamptz not null,
  reference text,
  shop_id bigint,
  primary key (corporation_id, cause_key)
);
create unique index ledger_posting_by_id on ledger_posting (corporation_id, posting_id);

create table ledger_entry (
  corporation_id bigint not null,
  posting_id uuid not null,
  entry_no smallint not null,
  account text not null,
  amount bigint not null,
  primary key (corporation_id, posting_id, entry_no)
);
create index ledger_entry_by_account on ledger_entry (corporation_id, account, posting_id);

create table ledger_balance (
  corporation_id bigint not null,
  account text not null,
  currency text not null,
  balance bigint not null,
  primary key (corporation_id, account),
  constraint ledger_balance_balance_check check ((balance >= 0))
) with (fillfactor=80);

-- auth

create table session (
  corporation_id bigint not null,
  token_hash text not null,
  session_id uuid not null,
  owner text not null,
  customer_id bigint not null,
  kind text not null,
  staff jsonb,
  device_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_by text,
  primary key (corporation_id, token_hash)
);
create index session_by_age on session (corporation_id, expires_at);
create index session_by_owner on session (corporation_id, owner);

create table customer (
  corporation_id bigint not null,
  customer_id bigint not null,
  nick text not null,
  avatar text not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  birthday date,
  is_member boolean not null,
  language text not null,
  created_at timestamptz not null,
  phone_changed_at timestamptz,
  closed_at timestamptz,
  order_news boolean default false not null,
  primary key (corporation_id, customer_id)
);
create unique index customer_by_email on customer (corporation_id, email);
create unique index customer_by_phone on customer (corporation_id, phone);

create table verify_code (
  corporation_id bigint not null,
  verify_code_id uuid not null,
  purpose text not null,
  destination text not null,
  owner text not null,
  code_hash text not null,
  tries integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by text,
  primary key (corporation_id, verify_code_id)
);
create index verify_code_by_destination on verify_code (corporation_id, destination, purpose, created_at);
create unique index verify_code_open on verify_code (corporation_id, destination, purpose) where (used_at is null);

create table auth_ticket (
  corporation_id bigint not null,
  ticket_hash text not null,
  purpose text not null,
  destination text not null,
  owner text not null,
  expires_at timestamptz not null,
  used_by text,
  primary key (corporation_id, ticket_hash)
);

create table agreement_accepted (
  corporation_id bigint not null,
  customer_id bigint not null,
  agreement_id text not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (corporation_id, customer_id, agreement_id, version)
);

create table outbox_message (
  corporation_id bigint not null,
  outbox_message_id uuid not null,
  channel text not null,
  destination text not null,
  template text not null,
  params jsonb not null,
  language text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (corporation_id, outbox_message_id)
);
create index outbox_message_by_age on outbox_message (corporation_id, created_at);

create table rate_limit (
  corporation_id bigint not null,
  key text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (corporation_id, key, window_start)
);
create index rate_limit_by_age on rate_limit (corporation_id, window_start);

create table verified_contact (
  corporation_id bigint not null,
  owner text not null,
  channel text not null,
  destination text not null,
  verified_at timestamptz not null,
  primary key (corporation_id, owner, channel)
);

-- agreement

create table agreement (
  corporation_id bigint not null,
  agreement_id text not null,
  version integer not null,
  title jsonb not null,
  paragraphs jsonb not null,
  changed jsonb not null,
  effective_from date not null,
  required boolean not null,
  primary key (corporation_id, agreement_id, version)
);

-- store

create table shop (
  corporation_id bigint not null,
  shop_id bigint not null,
  config jsonb not null,
  config_version bigint not null,
  paused boolean not null,
  paused_until timestamptz,
  state_version bigint not null,
  updated_at timestamptz not null,
  primary key (corporation_id, shop_id)
);

create table slot_use (
  corporation_id bigint not null,
  shop_id bigint not null,
  biz_type integer not null,
  slot_start timestamptz not null,
  used integer not null,
  primary key (corporation_id, shop_id, biz_type, slot_start),
  constraint slot_use_used_check check ((used >= 0))
);

create table favourite_shop (
  corporation_id bigint not null,
  owner text not null,
  shop_id bigint not null,
  created_at timestamptz not null,
  primary key (corporation_id, owner, shop_id)
);

create table dining_table (
  corporation_id bigint not null,
  shop_id bigint not null,
  table_id text not null,
  number_key text not null,
  info jsonb not null,
  primary key (corporation_id, table_id)
);
create unique index dining_table_by_number on dining_table (corporation_id, shop_id, number_key);

-- address

create table address (
  corporation_id bigint not null,
  owner text not null,
  address_id uuid not null,
  country_code text not null,
  admin text not null,
  city text not null,
  dependent_locality text not null,
  postcode text not null,
  street1 text not null,
  street2 text not null,
  organization text not null,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  iso_code text not null,
  label text not null,
  notes text not null,
  latitude double precision,
  longitude double precision,
  coordinate_system text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (corporation_id, owner, address_id)
);
create unique index address_default on address (corporation_id, owner) where is_default;

create table address_book (
  corporation_id bigint not null,
  owner text not null,
  primary key (corporation_id, owner)
);

-- table

create table table_session (
  corporation_id bigint not null,
  session_id uuid not null,
  shop_id bigint not null,
  table_id text not null,
  pin text not null,
  version integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  rests_since timestamptz,
  ended_at timestamptz,
  ended_by text not null,
  moved_from text,
  seen_at timestamptz,
  primary key (corporation_id, session_id),
  constraint table_session_version_check check ((version > 0))
);
create unique index table_session_live on table_session (corporation_id, shop_id, table_id) where (ended_at is null);

create table table_seat (
  corporation_id bigint not null,
  session_id uuid not null,
  person_id text not null,
  owner text not null,
  nick text not null,
  avatar smallint not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (corporation_id, session_id, person_id)
);
create unique index table_seat_by_owner on table_seat (corporation_id, owner, session_id);

create table table_call (
  corporation_id bigint not null,
  call_id uuid not null,
  shop_id bigint not null,
  table_id text not null,
  wish text not null,
  called_at timestamptz not null,
  answered_at timestamptz,
  answered_by text not null,
  primary key (corporation_id, call_id)
);
create unique index table_call_waits on table_call (corporation_id, shop_id, table_id, wish) where (answered_at is null);

-- menu

create table menu (
  corporation_id bigint not null,
  shop_id bigint not null,
  version bigint not null,
  document jsonb not null,
  updated_at timestamptz not null,
  primary key (corporation_id, shop_id)
);

create table menu_stock (
  corporation_id bigint not null,
  shop_id bigint not null,
  stock_key text not null,
  left_count bigint,
  supplied_count bigint not null,
  taken_count bigint not null,
  sold_out boolean not null,
  updated_at timestamptz not null,
  primary key (corporation_id, shop_id, stock_key),
  constraint menu_stock_left_count_check check ((left_count >= 0))
) with (fillfactor=70);

create table menu_favourite (
  corporation_id bigint not null,
  owner text not null,
  shop_id bigint not null,
  food_id text not null,
  created_at timestamptz not null,
  primary key (corporation_id, owner, shop_id, food_id)
);

-- evaluation

create table evaluation_program (
  corporation_id bigint not null,
  program_id text not null,
  terms jsonb not null,
  primary key (corporation_id, program_id)
);

create table evaluation (
  corporation_id bigint not null,
  order_id uuid not null,
  shop_id bigint not null,
  program_id text not null,
  stars smallint not null,
  answers jsonb not null,
  remark text not null,
  created_at timestamptz not null,
  pictures text[] default '{}'::text[] not null,
  reply text default ''::text not null,
  reply_by text default ''::text not null,
  replied_at timestamptz,
  primary key (corporation_id, order_id),
  constraint evaluation_stars_check check (((stars >= 1) and (stars <= 5)))
);
create index evaluation_by_shop on evaluation (corporation_id, shop_id, created_at);

-- cart

create table cart (
  corporation_id bigint not null,
  cart_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  biz_type smallint not null,
  table_id text not null,
  pre_order boolean not null,
  people smallint not null,
  version integer not null,
  lines jsonb not null,
  recent jsonb not null,
  updated_at timestamptz not null,
  coupons jsonb default '[]'::jsonb not null,
  primary key (corporation_id, cart_id),
  constraint cart_numbers_check check (((people > 0) and (version >= 0)))
) with (fillfactor=60);
create unique index cart_by_place on cart (corporation_id, owner, shop_id, biz_type, table_id, pre_order);

-- buffet

create table table_buffet (
  corporation_id bigint not null,
  session_id uuid not null,
  adults smallint not null,
  children smallint not null,
  charged_adults smallint not null,
  charged_children smallint not null,
  opened_at timestamptz not null,
  primary key (corporation_id, session_id),
  constraint table_buffet_adults_check check ((adults >= 0)),
  constraint table_buffet_check check (((charged_adults >= 0) and (charged_adults <= adults))),
  constraint table_buffet_check1 check (((charged_children >= 0) and (charged_children <= children))),
  constraint table_buffet_children_check check ((children >= 0))
);

create table table_buffet_item (
  corporation_id bigint not null,
  session_id uuid not null,
  order_id uuid not null,
  buffet_stall_id text not null,
  food_id text not null,
  unit_id text not null,
  quantity integer not null,
  ordered_at timestamptz not null,
  primary key (corporation_id, session_id, order_id, buffet_stall_id, food_id, unit_id),
  constraint table_buffet_item_quantity_check check ((quantity > 0))
);

create table table_buffet_share (
  corporation_id bigint not null,
  session_id uuid not null,
  person_id text not null,
  adults smallint not null,
  children smallint not null,
  charged_adults smallint not null,
  charged_children smallint not null,
  given_up boolean default false not null,
  primary key (corporation_id, session_id, person_id),
  constraint table_buffet_share_adults_check check ((adults >= 0)),
  constraint table_buffet_share_check check (((charged_adults >= 0) and (charged_adults <= adults))),
  constraint table_buffet_share_check1 check (((charged_children >= 0) and (charged_children <= children))),
  constraint table_buffet_share_children_check check ((children >= 0))
);

-- group

create table group_order (
  corporation_id bigint not null,
  code text not null,
  session_id uuid not null,
  shop_id bigint not null,
  biz_type smallint not null,
  host_person_id text not null,
  state text not null,
  deadline timestamptz not null,
  created_at timestamptz not null,
  cart_id text,
  primary key (corporation_id, code)
);
create unique index group_order_by_session on group_order (corporation_id, session_id);

-- order

create table customer_order (
  corporation_id bigint not null,
  order_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  biz_type smallint not null,
  state text not null,
  pay_state text not null,
  version integer not null,
  checked boolean not null,
  cart_id text not null,
  cart_version integer not null,
  request_id text not null,
  payment_method text not null,
  total bigint not null,
  call_count integer,
  slot_start timestamptz,
  promised_at timestamptz,
  watch_at timestamptz,
  search text not null,
  lines json not null,
  totals json not null,
  details jsonb not null,
  stock jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  bill_id uuid,
  primary key (corporation_id, order_id)
) with (toast_tuple_target=8160);
create index customer_order_by_bill on customer_order (corporation_id, bill_id) where (bill_id is not null);
create unique index customer_order_by_cart on customer_order (corporation_id, cart_id, cart_version);
create index customer_order_by_owner on customer_order (corporation_id, owner, order_id);
create unique index customer_order_by_request on customer_order (corporation_id, owner, request_id);
create index customer_order_ended on customer_order (corporation_id, shop_id, ended_at) where (ended_at is not null);
create index customer_order_live on customer_order (corporation_id, shop_id, order_id) where (ended_at is null);
create index customer_order_sitting on customer_order (corporation_id, (((details -> 'sitting'::text) ->> 'sessionId'::text))) where (((details -> 'sitting'::text) ->> 'sessionId'::text) is not null);
create index customer_order_watched on customer_order (corporation_id, watch_at) where (watch_at is not null);

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

create table order_call_count (
  corporation_id bigint not null,
  shop_id bigint not null,
  business_day date not null,
  next integer not null,
  primary key (corporation_id, shop_id, business_day)
);

-- bill

create table table_bill (
  corporation_id bigint not null,
  bill_id uuid not null,
  shop_id bigint not null,
  state text not null,
  pays boolean not null,
  version integer not null,
  people integer not null,
  currency jsonb not null,
  opened_by text not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  closed_by text not null,
  merged_into uuid,
  primary key (corporation_id, bill_id)
);
create index table_bill_open on table_bill (corporation_id, shop_id, bill_id) where (state = 'open'::text);

create table bill_party (
  corporation_id bigint not null,
  bill_id uuid not null,
  party_key text not null,
  shop_id bigint not null,
  table_id text not null,
  table_info jsonb not null,
  session_id uuid,
  owner text not null,
  open boolean not null,
  joined_at timestamptz not null,
  primary key (corporation_id, party_key, bill_id)
);
create index bill_party_at on bill_party (corporation_id, shop_id, table_id, session_id) where open;
create index bill_party_by_owner on bill_party (corporation_id, owner) where (owner <> ''::text);
create index bill_party_of on bill_party (corporation_id, bill_id);
create unique index bill_party_open on bill_party (corporation_id, party_key) where open;

create table bill_part (
  corporation_id bigint not null,
  part_id uuid not null,
  bill_id uuid not null,
  owner text not null,
  state text not null,
  cut jsonb not null,
  amount bigint not null,
  returned_amount bigint not null,
  at_venue boolean not null,
  watch_at timestamptz,
  paid_at timestamptz,
  made_at timestamptz not null,
  earning_amount bigint not null,
  primary key (corporation_id, part_id),
  constraint bill_part_amount_check check ((amount > 0)),
  constraint bill_part_check check (((returned_amount >= 0) and (returned_amount <= amount))),
  constraint bill_part_check1 check (((earning_amount >= 0) and (earning_amount <= amount)))
);
create index bill_part_by_owner on bill_part (corporation_id, owner);
create index bill_part_of on bill_part (corporation_id, bill_id, made_at);
create index bill_part_watched on bill_part (corporation_id, watch_at) where (watch_at is not null);

create table bill_return (
  corporation_id bigint not null,
  bill_id uuid not null,
  cause_key text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (corporation_id, bill_id, cause_key)
);

-- payment

create table payment_attempt (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  attempt_id uuid not null,
  shop_id bigint not null,
  owner text not null,
  device text not null,
  request_id text not null,
  reference text not null,
  payment_method text not null,
  state text not null,
  give_back boolean not null,
  give_back_reason text not null,
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
  watch_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  kind text not null,
  own_amount bigint not null,
  returned_amount bigint not null,
  primary key (corporation_id, payable_id, attempt_no),
  constraint payment_attempt_fits_check check (payment_attempt_fits(returned_amount, charged_amount))
);
create index payment_attempt_by_creation on payment_attempt (corporation_id, created_at);
create unique index payment_attempt_by_request on payment_attempt (corporation_id, owner, request_id);
create unique index payment_attempt_live on payment_attempt (corporation_id, payable_id) where (state = any (array['created'::text, 'authenticating'::text, 'pending'::text, 'unknown'::text]));
create index payment_attempt_refused_of on payment_attempt (corporation_id, owner, created_at) where (state = any (array['refused'::text, 'failed'::text]));
create index payment_attempt_refused_on on payment_attempt (corporation_id, device, created_at) where (state = any (array['refused'::text, 'failed'::text]));
create index payment_attempt_watched on payment_attempt (corporation_id, watch_at) where (watch_at is not null);

create table payment_step (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  version integer not null,
  state text not null,
  cause text not null,
  at timestamptz not null,
  primary key (corporation_id, payable_id, attempt_no, version)
);

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

create table payment_line (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  line_no integer not null,
  payment_method text not null,
  payer_id text not null,
  hold_key text not null,
  amount bigint not null,
  tip_amount bigint not null,
  state text not null,
  returned_amount bigint not null,
  changed_at timestamptz not null,
  primary key (corporation_id, payable_id, attempt_no, line_no),
  constraint payment_line_check check (((amount > 0) and (tip_amount >= 0) and ((returned_amount >= 0) and (returned_amount <= (amount + tip_amount)))))
);

create table payment_refund (
  corporation_id bigint not null,
  payable_id uuid not null,
  refund_no integer not null,
  refund_id uuid not null,
  kind text not null,
  shop_id bigint not null,
  cause_key text not null,
  amount bigint not null,
  reason text not null,
  state text not null,
  asked_kind text not null,
  asked_by text not null,
  asked_name text not null,
  decided_by text,
  decided_name text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  lines jsonb not null,
  first_by text,
  first_name text,
  primary key (corporation_id, payable_id, refund_no),
  constraint payment_refund_amount_check check ((amount > 0))
);
create unique index payment_refund_once on payment_refund (corporation_id, cause_key);
create index payment_refund_waiting on payment_refund (corporation_id, shop_id, asked_at) where (state = 'waiting'::text);

create table payment_refund_part (
  corporation_id bigint not null,
  payable_id uuid not null,
  refund_no integer not null,
  attempt_no integer not null,
  line_no integer not null,
  payment_method text not null,
  amount bigint not null,
  state text not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  watch_at timestamptz,
  try_no integer default 1 not null,
  settled_by text,
  settled_name text,
  settled_how text,
  primary key (corporation_id, payable_id, refund_no, attempt_no, line_no),
  constraint payment_refund_part_amount_check check ((amount > 0))
);
create index payment_refund_part_failed on payment_refund_part (corporation_id, ended_at) where (state = 'failed'::text);
create index payment_refund_part_watched on payment_refund_part (corporation_id, watch_at) where (watch_at is not null);

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

create table reconciliation (
  corporation_id bigint not null,
  provider text not null,
  day date not null,
  state text not null,
  totals jsonb not null,
  run_at timestamptz not null,
  primary key (corporation_id, provider, day)
);

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
create index reconciliation_break_by_state on reconciliation_break (corporation_id, state, found_at);
create unique index reconciliation_break_once on reconciliation_break (corporation_id, provider, reference, provider_reference, kind, ours, theirs);

create table payment_dispute (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  said text not null,
  said_at timestamptz not null,
  primary key (corporation_id, payable_id, attempt_no)
);

-- storedvalue

create table recharge_pays (
  corporation_id bigint not null,
  recharge_id uuid not null,
  kind text not null,
  payable_id uuid not null,
  state text not null,
  primary key (corporation_id, recharge_id),
  constraint recharge_pays_state_check check ((state = any (array['waiting'::text, 'paid'::text, 'notPaid'::text])))
);

create table stored_value_program (
  corporation_id bigint not null,
  program_id text not null,
  version_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id, program_id, version_id)
);

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
  agreement_version integer not null,
  amount bigint not null,
  currency jsonb not null,
  state text not null,
  brought jsonb,
  missing bigint not null,
  payment_ref text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  returned_amount bigint not null,
  primary key (corporation_id, recharge_id),
  constraint recharge_amount_check check ((amount > 0)),
  constraint recharge_check check (((returned_amount >= 0) and (returned_amount <= amount))),
  constraint recharge_missing_check check ((missing >= 0)),
  constraint recharge_state_check check ((state = any (array['awaitingPayment'::text, 'paid'::text, 'returned'::text])))
);
create index recharge_by_card on recharge (corporation_id, card_id, recharge_id);
create index recharge_by_customer on recharge (corporation_id, customer_id, recharge_id);

create table first_recharge (
  corporation_id bigint not null,
  card_id uuid not null,
  program_id text not null,
  recharge_id uuid not null,
  primary key (corporation_id, card_id, program_id)
);

create table card_transfer (
  corporation_id bigint not null,
  transfer_id uuid not null,
  claim_code text not null,
  from_card_id uuid not null,
  from_customer_id bigint not null,
  to_card_id uuid,
  to_customer_id bigint,
  amount bigint not null,
  currency jsonb not null,
  message text not null,
  state text not null,
  watch_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, transfer_id),
  constraint card_transfer_amount_check check ((amount > 0)),
  constraint card_transfer_state_check check ((state = any (array['waiting'::text, 'received'::text, 'cancelled'::text, 'returned'::text])))
);
create unique index card_transfer_by_code on card_transfer (corporation_id, claim_code);
create index card_transfer_by_receiver on card_transfer (corporation_id, to_customer_id, transfer_id);
create index card_transfer_by_sender on card_transfer (corporation_id, from_customer_id, transfer_id);
create index card_transfer_to_watch on card_transfer (corporation_id, watch_at) where (watch_at is not null);

-- report

create table day_close (
  corporation_id bigint not null,
  shop_id bigint not null,
  day date not null,
  figures jsonb not null,
  closed_by text not null,
  closed_name text not null,
  closed_at timestamptz not null,
  primary key (corporation_id, shop_id, day)
);

-- decoration

create table decoration_plan (
  corporation_id bigint not null,
  decoration_plan_id text not null,
  version integer not null,
  in_use boolean not null,
  pages jsonb not null,
  primary key (corporation_id, decoration_plan_id)
);

-- staff

create table staff (
  corporation_id bigint not null,
  staff_id uuid not null,
  account text not null,
  name text not null,
  password_hash text not null,
  role text not null,
  shop_ids jsonb not null,
  active boolean not null,
  created_at timestamptz not null,
  brand boolean not null,
  primary key (corporation_id, staff_id)
);
create unique index staff_by_account on staff (corporation_id, account);

create table audit_line (
  corporation_id bigint not null,
  audit_line_id uuid not null,
  shop_id bigint,
  what text not null,
  subject text not null,
  by_id text not null,
  by_name text not null,
  second_id text,
  second_name text,
  before jsonb,
  after jsonb,
  cause text not null,
  at timestamptz not null,
  primary key (corporation_id, audit_line_id)
);
create index audit_line_by_subject on audit_line (corporation_id, subject, audit_line_id);
create index audit_line_by_time on audit_line (corporation_id, at, audit_line_id);
create index audit_line_by_what on audit_line (corporation_id, what, at, audit_line_id);

create table staff_link (
  corporation_id bigint not null,
  token_hash text not null,
  staff_id uuid not null,
  expires_at timestamptz not null,
  primary key (corporation_id, token_hash)
);
create index staff_link_by_staff on staff_link (corporation_id, staff_id);

create table rights_change (
  corporation_id bigint not null,
  change_id uuid not null,
  kind text not null,
  subject text not null,
  mark text not null,
  wanted jsonb not null,
  state text not null,
  shop_id bigint not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  primary key (corporation_id, change_id),
  constraint rights_change_kind_check check ((kind = any (array['staff'::text, 'alone'::text]))),
  constraint rights_change_state_check check ((state = any (array['waiting'::text, 'done'::text, 'declined'::text])))
);
create unique index rights_change_waiting on rights_change (corporation_id, kind, subject) where (state = 'waiting'::text);

-- kitchen

create table kitchen_done (
  corporation_id bigint not null,
  order_id uuid not null,
  line_key text not null,
  done_at timestamptz not null,
  done_by text not null,
  primary key (corporation_id, order_id, line_key)
);

-- print

create table printer (
  corporation_id bigint not null,
  printer_id uuid not null,
  shop_id bigint not null,
  version integer not null,
  settings jsonb not null,
  active boolean not null,
  updated_at timestamptz not null,
  primary key (corporation_id, printer_id)
);
create index printer_by_shop on printer (corporation_id, shop_id);

create table print_job (
  corporation_id bigint not null,
  job_id uuid not null,
  shop_id bigint not null,
  printer_id uuid not null,
  order_id uuid not null,
  order_version integer not null,
  station text not null,
  kind text not null,
  copy integer not null,
  number text not null,
  paper jsonb not null,
  state text not null,
  attempt integer not null,
  repeats boolean not null,
  fault text not null,
  confirmed boolean not null,
  asked_by text not null,
  leased_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, job_id)
);
create index print_job_by_age on print_job (corporation_id, created_at);
create index print_job_by_shop on print_job (corporation_id, shop_id, created_at);
create unique index print_job_once on print_job (corporation_id, order_id, order_version, station, kind, printer_id, copy);
create index print_job_troubled on print_job (corporation_id, shop_id) where (state = 'dead'::text);

-- counter

create table adjustment (
  corporation_id bigint not null,
  adjustment_id uuid not null,
  kind text not null,
  subject_id text not null,
  holder text not null,
  currency jsonb,
  amount bigint not null,
  reason text not null,
  state text not null,
  shop_id bigint not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  before_amount bigint,
  after_amount bigint,
  primary key (corporation_id, adjustment_id),
  constraint adjustment_amount_check check ((amount <> 0)),
  constraint adjustment_kind_check check ((kind = any (array['points'::text, 'cardPaid'::text, 'cardGiven'::text, 'giftCard'::text]))),
  constraint adjustment_state_check check ((state = any (array['waiting'::text, 'posted'::text, 'declined'::text])))
);
create index adjustment_waiting on adjustment (corporation_id, adjustment_id) where (state = 'waiting'::text);

create table adjustment_alone (
  corporation_id bigint not null,
  staff_id text not null,
  day date not null,
  unit text not null,
  amount bigint not null,
  primary key (corporation_id, staff_id, day, unit),
  constraint adjustment_alone_amount_check check ((amount >= 0))
);

create table counter_visit (
  corporation_id bigint not null,
  visit_id uuid not null,
  shop_id bigint not null,
  staff_id text not null,
  customer_id bigint not null,
  card_id uuid not null,
  expires_at timestamptz not null,
  paid_id uuid,
  created_at timestamptz not null,
  primary key (corporation_id, visit_id)
);

-- booking

create table booking (
  corporation_id bigint not null,
  booking_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  booking_no text not null,
  state text not null,
  version integer not null,
  party_size integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  area_id text not null,
  wished_area_id text not null,
  contact jsonb not null,
  wishes text not null,
  reason text not null,
  language text not null,
  walk_in boolean not null,
  watch_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  table_ids text[] not null,
  deposit_amount bigint default 0 not null,
  deposit_charged bigint default 0 not null,
  deposit_currency jsonb,
  deposit_state text default 'none'::text not null,
  deposit_refund_before timestamptz,
  primary key (corporation_id, booking_id)
);
create index booking_by_change on booking (corporation_id, shop_id, changed_at);
create index booking_by_day on booking (corporation_id, shop_id, starts_at);
create index booking_by_owner on booking (corporation_id, owner, starts_at, booking_id);
create index booking_watched on booking (corporation_id, watch_at) where (watch_at is not null);

create table booking_quarter (
  corporation_id bigint not null,
  shop_id bigint not null,
  table_id text not null,
  quarter timestamptz not null,
  booking_id uuid not null,
  primary key (corporation_id, shop_id, table_id, quarter)
);
create index booking_quarter_by_age on booking_quarter (corporation_id, quarter);
create index booking_quarter_by_booking on booking_quarter (corporation_id, booking_id);

create table booking_person (
  corporation_id bigint not null,
  owner text not null,
  primary key (corporation_id, owner)
);

create table waiting_party (
  corporation_id bigint not null,
  waiting_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  state text not null,
  version integer not null,
  party_size integer not null,
  contact jsonb not null,
  language text not null,
  joined_at timestamptz not null,
  watch_at timestamptz,
  changed_at timestamptz not null,
  ended_at timestamptz,
  primary key (corporation_id, waiting_id)
);
create index waiting_party_by_change on waiting_party (corporation_id, shop_id, changed_at);
create index waiting_party_live on waiting_party (corporation_id, shop_id, joined_at) where (ended_at is null);
create unique index waiting_party_own on waiting_party (corporation_id, owner, shop_id) where (ended_at is null);
create index waiting_party_watched on waiting_party (corporation_id, watch_at) where (watch_at is not null);

-- upload

create table upload (
  corporation_id bigint not null,
  upload_name text not null,
  customer_id bigint not null,
  purpose text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (corporation_id, upload_name)
);
create index upload_unused on upload (corporation_id, created_at) where (used_at is null);

-- coupon

create table coupon_template (
  corporation_id bigint not null,
  coupon_template_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  version integer not null,
  primary key (corporation_id, coupon_template_id)
);

create table coupon (
  corporation_id bigint not null,
  coupon_code text not null,
  coupon_template_id text not null,
  owner text not null,
  begin_date date not null,
  end_date date not null,
  order_id uuid,
  given_at timestamptz not null,
  changed_at timestamptz not null,
  terms_version integer not null,
  primary key (corporation_id, coupon_code)
);
create index coupon_by_owner on coupon (corporation_id, owner, end_date);
create index coupon_by_template on coupon (corporation_id, coupon_template_id);

create table coupon_use (
  corporation_id bigint not null,
  coupon_code text not null,
  order_id uuid not null,
  kind text not null,
  at timestamptz not null,
  primary key (corporation_id, coupon_code, order_id, kind),
  constraint coupon_use_kind_check check ((kind = any (array['taken'::text, 'returned'::text])))
);

create table coupon_voucher (
  corporation_id bigint not null,
  code_digest text not null,
  coupon_template_id text not null,
  take_before timestamptz not null,
  valid_days integer not null,
  taken_by text,
  coupon_code text,
  created_at timestamptz not null,
  primary key (corporation_id, code_digest),
  constraint coupon_voucher_valid_days_check check ((valid_days > 0))
);

create table coupon_terms (
  corporation_id bigint not null,
  coupon_template_id text not null,
  version integer not null,
  terms jsonb not null,
  until timestamptz not null,
  primary key (corporation_id, coupon_template_id, version)
);

-- card

create table card_program (
  corporation_id bigint not null,
  card_program_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  mark uuid default gen_random_uuid() not null,
  primary key (corporation_id, card_program_id)
);

create table member_card (
  corporation_id bigint not null,
  card_id uuid not null,
  customer_id bigint not null,
  card_program_id text not null,
  card_no text not null,
  card_level_id text not null,
  growth bigint not null,
  level_since timestamptz not null,
  expires_at timestamptz,
  password_hash text,
  password_wrong integer not null,
  password_rests_until timestamptz,
  opened_at timestamptz not null,
  primary key (corporation_id, card_id),
  constraint member_card_growth_check check ((growth >= 0))
) with (fillfactor=80);
create unique index member_card_by_customer on member_card (corporation_id, customer_id, card_program_id);
create unique index member_card_by_no on member_card (corporation_id, card_no);
create index member_card_level_since on member_card (corporation_id, level_since);

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

create table card_hold (
  corporation_id bigint not null,
  hold_key text not null,
  card_id uuid not null,
  currency text not null,
  paid bigint not null,
  given bigint not null,
  returned bigint not null,
  state text not null,
  to_account text,
  shop_id bigint not null,
  held_at timestamptz not null,
  primary key (corporation_id, hold_key),
  constraint card_hold_fits_check check (card_hold_fits(paid, given, returned, state))
);

create table card_growth (
  corporation_id bigint not null,
  order_id uuid not null,
  card_id uuid not null,
  growth bigint not null,
  taken bigint not null,
  at timestamptz not null,
  primary key (corporation_id, order_id)
);
create index card_growth_of on card_growth (corporation_id, card_id, at);

-- points

create table point_lot (
  corporation_id bigint not null,
  customer_id bigint not null,
  point_lot_id uuid not null,
  points bigint not null,
  left_points bigint not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (corporation_id, customer_id, point_lot_id),
  constraint point_lot_parts_check check (((points > 0) and (left_points >= 0)))
);
create index point_lot_to_end on point_lot (corporation_id, expires_at) where (left_points > 0);

create table point_hold (
  corporation_id bigint not null,
  hold_key text not null,
  customer_id bigint not null,
  points bigint not null,
  amount bigint not null,
  currency text not null,
  uses jsonb not null,
  returned bigint not null,
  state text not null,
  to_account text,
  shop_id bigint not null,
  held_at timestamptz not null,
  primary key (corporation_id, hold_key),
  constraint point_hold_amount_check check ((amount > 0)),
  constraint point_hold_check check (((returned >= 0) and (returned <= amount))),
  constraint point_hold_points_check check ((points > 0)),
  constraint point_hold_state_check check ((state = any (array['held'::text, 'captured'::text, 'released'::text])))
);

create table point_earning (
  corporation_id bigint not null,
  order_id uuid not null,
  customer_id bigint not null,
  amount bigint not null,
  points bigint not null,
  returned bigint not null,
  taken bigint not null,
  at timestamptz not null,
  primary key (corporation_id, order_id),
  constraint point_earning_fits_check check (point_earning_fits(points, returned, taken))
);

create table point_debt (
  corporation_id bigint not null,
  customer_id bigint not null,
  owed bigint not null,
  primary key (corporation_id, customer_id),
  constraint point_debt_owed_check check ((owed >= 0))
);

-- giftcard

create table gift_program (
  corporation_id bigint not null,
  program_id text not null,
  terms jsonb not null,
  "position" integer not null,
  created_at timestamptz not null,
  primary key (corporation_id, program_id)
);

create table gift_order (
  corporation_id bigint not null,
  order_id uuid not null,
  order_no text not null,
  owner text not null,
  shop_id bigint not null,
  program_id text not null,
  design_id text not null,
  amount bigint not null,
  discount_amount bigint not null,
  pay_amount bigint not null,
  currency jsonb not null,
  friend jsonb,
  from_email text not null,
  deliver_at timestamptz,
  state text not null,
  language text not null,
  payment_ref text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  changed_at timestamptz not null,
  primary key (corporation_id, order_id),
  constraint gift_order_amount_check check ((amount > 0)),
  constraint gift_order_check check (((pay_amount > 0) and ((pay_amount + discount_amount) = amount))),
  constraint gift_order_discount_amount_check check ((discount_amount >= 0))
);
create index gift_order_by_owner on gift_order (corporation_id, owner, created_at desc, order_id);

create table gift_card (
  corporation_id bigint not null,
  card_id uuid not null,
  card_no text not null,
  code_digest text not null,
  sealed_code text not null,
  owner text,
  owned_since timestamptz,
  owned_balance bigint,
  order_id uuid,
  shop_id bigint not null,
  program_id text not null,
  design_id text not null,
  amount bigint not null,
  currency jsonb not null,
  giver text not null,
  message text not null,
  valid_until timestamptz,
  expire_at timestamptz,
  voided_at timestamptz,
  issued_at timestamptz not null,
  changed_at timestamptz not null,
  constraint gift_card_corporation_id_card_no_key unique (corporation_id, card_no),
  constraint gift_card_corporation_id_order_id_key unique (corporation_id, order_id),
  primary key (corporation_id, card_id),
  constraint gift_card_amount_check check ((amount > 0))
);
create index gift_card_by_owner on gift_card (corporation_id, owner, issued_at desc) where (owner is not null);
create index gift_card_expiring on gift_card (corporation_id, expire_at) where (expire_at is not null);

create table gift_send (
  corporation_id bigint not null,
  send_id uuid not null,
  card_id uuid not null,
  owner text not null,
  order_id uuid,
  friend jsonb not null,
  channel text not null,
  destination text not null,
  state text not null,
  turn integer not null,
  deliver_at timestamptz not null,
  sent_at timestamptz,
  claimed_at timestamptz,
  language text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, send_id)
);
create index gift_send_by_card on gift_send (corporation_id, card_id, created_at desc);
create unique index gift_send_by_order on gift_send (corporation_id, order_id) where (order_id is not null);
create index gift_send_by_owner on gift_send (corporation_id, owner, created_at desc, send_id);

create table gift_hold (
  corporation_id bigint not null,
  hold_key text not null,
  card_id uuid not null,
  owner text not null,
  amount bigint not null,
  currency_code text not null,
  state text not null,
  captured_to text,
  given_back bigint not null,
  at timestamptz not null,
  primary key (corporation_id, hold_key),
  constraint gift_hold_amount_check check ((amount > 0)),
  constraint gift_hold_check check (((given_back >= 0) and (given_back <= amount)))
);
create index gift_hold_by_card on gift_hold (corporation_id, card_id) where (state = 'held'::text);

-- Foreign keys

alter table coupon add constraint coupon_corporation_id_coupon_template_id_fkey foreign key (corporation_id, coupon_template_id) references coupon_template(corporation_id, coupon_template_id);

alter table coupon_voucher add constraint coupon_voucher_corporation_id_coupon_template_id_fkey foreign key (corporation_id, coupon_template_id) references coupon_template(corporation_id, coupon_template_id);

alter table member_card add constraint member_card_corporation_id_card_program_id_fkey foreign key (corporation_id, card_program_id) references card_program(corporation_id, card_program_id);

-- Functions and triggers

create or replace function card_program_changed()
 returns trigger
 language plpgsql
as $function$
begin
  new.mark := gen_random_uuid();
  return new;
end
$function$;

create or replace function ledger_is_append_only()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'the ledger is only ever added to';
end
$function$;

create or replace function ledger_lock_opened(corporation bigint, wanted text, unit text)
 returns void
 language plpgsql
as $function$
begin
  perform 1 from ledger_balance b where b.corporation_id = corporation and b.account = wanted for update;
  if not found then
    insert into ledger_balance (corporation_id, account, currency, balance) values (corporation, wanted, unit, 0)
    on conflict (corporation_id, account) do nothing;
    if not found then
      perform 1 from ledger_balance b where b.corporation_id = corporation and b.account = wanted for update;
    end if;
  end if;
end
$function$;

create or replace function ledger_write(corporations bigint[], cause_keys text[], posting_ids uuid[], kinds text[], currencies text[], times timestamptz[], refs text[], shops bigint[], of_posting integer[], accounts text[], amounts bigint[], kept boolean[])
 returns void
 language plpgsql
as $function$
declare
  posting int := 0;
  entry int := 0;
  total bigint := 0;
begin
  for i in 1 .. cardinality(posting_ids) loop
    insert into ledger_posting (corporation_id, cause_key, posting_id, kind, currency, at, reference, shop_id)
    values (corporations[i], cause_keys[i], posting_ids[i], kinds[i], currencies[i], times[i], refs[i], shops[i]);
  end loop;
  for i in 1 .. cardinality(accounts) loop
    if of_posting[i] <> posting then
      if total <> 0 then
        raise exception 'entries of % do not add up', cause_keys[posting];
      end if;
      posting := of_posting[i];
      entry := 0;
    end if;
    entry := entry + 1;
    total := total + amounts[i];
    insert into ledger_entry (corporation_id, posting_id, entry_no, account, amount)
    values (corporations[posting], posting_ids[posting], entry, accounts[i], amounts[i]);
    if kept[i] then
      update ledger_balance b set balance = b.balance + amounts[i]
      where b.corporation_id = corporations[posting] and b.account = accounts[i] and b.currency = currencies[posting];
      if not found then
        if amounts[i] > 0 then
          -- The first posting of an account: a concurrent one waits for it and adds to the balance.
          insert into ledger_balance as b (corporation_id, account, currency, balance)
          values (corporations[posting], accounts[i], currencies[posting], amounts[i])
          on conflict (corporation_id, account) do update set balance = b.balance + excluded.balance
            where b.currency = excluded.currency;
        end if;
        if not found then
          raise exception 'account % holds nothing, or another currency', accounts[i];
        end if;
      end if;
    end if;
  end loop;
  if total <> 0 then
    raise exception 'entries of % do not add up', cause_keys[posting];
  end if;
end
$function$;

create or replace function menu_stock_give_back(corporation bigint, shop bigint, keys text[], counts bigint[], moment timestamptz)
 returns void
 language plpgsql
as $function$
begin
  perform 1 from menu_stock s
  where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = any (keys)
  order by s.stock_key for update;
  update menu_stock s
  set left_count = s.left_count + least(n.count, s.taken_count), taken_count = s.taken_count - least(n.count, s.taken_count),
    updated_at = moment
  from unnest(keys, counts) as n(key, count)
  where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = n.key and s.left_count is not null;
end
$function$;

create or replace function menu_stock_take(corporation bigint, shop bigint, keys text[], counts bigint[], moment timestamptz)
 returns void
 language plpgsql
as $function$
declare
  held record;
  short text[] := '{}';
  counted boolean := false;
begin
  for held in
    select s.stock_key, s.left_count, s.sold_out from menu_stock s
    where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = any (keys)
    order by s.stock_key for update
  loop
    counted := counted or held.left_count is not null;
    if held.sold_out or held.left_count < counts[array_position(keys, held.stock_key)] then
      short := short || held.stock_key;
    end if;
  end loop;
  if cardinality(short) > 0 then
    raise exception 'too little is left' using errcode = 'ST001', detail = to_json(short)::text;
  end if;
  if counted then
    update menu_stock s
    set left_count = s.left_count - n.count, taken_count = s.taken_count + n.count, updated_at = moment
    from unnest(keys, counts) as n(key, count)
    where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = n.key and s.left_count is not null;
  end if;
end
$function$;

create or replace function point_lock_to_earn(corporation bigint, wanted text, unit text, ordered uuid, customer bigint, OUT earned boolean, OUT owed bigint)
 returns record
 language plpgsql
as $function$
begin
  perform ledger_lock_opened(corporation, wanted, unit);
  earned := exists (select 1 from point_earning e where e.corporation_id = corporation and e.order_id = ordered);
  owed := coalesce(
    (select d.owed from point_debt d where d.corporation_id = corporation and d.customer_id = customer), 0);
end
$function$;

create trigger audit_line_stays before delete or update or TRUNCATE on audit_line for each statement execute function ledger_is_append_only();

create trigger card_program_mark before update on card_program for each row execute function card_program_changed();

create trigger ledger_entry_stays before delete or update or TRUNCATE on ledger_entry for each statement execute function ledger_is_append_only();

create trigger ledger_posting_stays before delete or update or TRUNCATE on ledger_posting for each statement execute function ledger_is_append_only();
