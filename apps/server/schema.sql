-- The database as the migrations make it. Written by `npm run schema`; never edited.

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
  created_at timestamp with time zone not null,
  sealed_personal text,
  PRIMARY KEY (corporation_id, owner, address_id)
);
CREATE UNIQUE INDEX address_default ON public.address USING btree (corporation_id, owner) WHERE is_default;

create table address_book (
  corporation_id bigint not null,
  owner text not null,
  PRIMARY KEY (corporation_id, owner)
);

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
  asked_at timestamp with time zone not null,
  decided_by text,
  decided_name text,
  decided_at timestamp with time zone,
  before_amount bigint,
  after_amount bigint,
  PRIMARY KEY (corporation_id, adjustment_id),
  CHECK ((amount <> 0)),
  CHECK ((kind = ANY (ARRAY['points'::text, 'cardPaid'::text, 'cardGiven'::text, 'giftCard'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'posted'::text, 'declined'::text])))
);
CREATE INDEX adjustment_waiting ON public.adjustment USING btree (corporation_id, adjustment_id) WHERE (state = 'waiting'::text);

create table adjustment_alone (
  corporation_id bigint not null,
  staff_id text not null,
  day date not null,
  unit text not null,
  amount bigint not null,
  PRIMARY KEY (corporation_id, staff_id, day, unit),
  CHECK ((amount >= 0))
);

create table agreement (
  corporation_id bigint not null,
  agreement_id text not null,
  version integer not null,
  title jsonb not null,
  paragraphs jsonb not null,
  changed jsonb not null,
  effective_from date not null,
  required boolean not null,
  ask_again boolean not null default false,
  PRIMARY KEY (corporation_id, agreement_id, version)
);

create table agreement_accepted (
  corporation_id bigint not null,
  customer_id bigint not null,
  agreement_id text not null,
  version integer not null,
  accepted_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, customer_id, agreement_id, version)
);

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
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  PRIMARY KEY (corporation_id, key_id)
);
CREATE UNIQUE INDEX api_key_by_request ON public.api_key USING btree (corporation_id, request_id);
CREATE UNIQUE INDEX api_key_by_secret ON public.api_key USING btree (corporation_id, secret_hash);

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
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, audit_line_id)
);
CREATE INDEX audit_line_by_subject ON public.audit_line USING btree (corporation_id, subject, audit_line_id);
CREATE INDEX audit_line_by_time ON public.audit_line USING btree (corporation_id, at, audit_line_id);
CREATE INDEX audit_line_by_what ON public.audit_line USING btree (corporation_id, what, at, audit_line_id);

create table auth_ticket (
  corporation_id bigint not null,
  ticket_hash text not null,
  purpose text not null,
  destination text not null,
  owner text not null,
  expires_at timestamp with time zone not null,
  used_by text,
  PRIMARY KEY (corporation_id, ticket_hash)
);

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
  watch_at timestamp with time zone,
  paid_at timestamp with time zone,
  made_at timestamp with time zone not null,
  earning_amount bigint not null,
  counter jsonb,
  PRIMARY KEY (corporation_id, part_id),
  CHECK ((amount > 0)),
  CHECK (((returned_amount >= 0) AND (returned_amount <= amount))),
  CHECK (((earning_amount >= 0) AND (earning_amount <= amount)))
);
CREATE INDEX bill_part_by_owner ON public.bill_part USING btree (corporation_id, owner);
CREATE INDEX bill_part_of ON public.bill_part USING btree (corporation_id, bill_id, made_at);
CREATE INDEX bill_part_paid ON public.bill_part USING btree (corporation_id, paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX bill_part_taken ON public.bill_part USING btree (corporation_id, paid_at) WHERE at_venue;
CREATE INDEX bill_part_watched ON public.bill_part USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

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
  joined_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, party_key, bill_id)
);
CREATE INDEX bill_party_at ON public.bill_party USING btree (corporation_id, shop_id, table_id, session_id) WHERE open;
CREATE INDEX bill_party_by_owner ON public.bill_party USING btree (corporation_id, owner) WHERE (owner <> ''::text);
CREATE INDEX bill_party_of ON public.bill_party USING btree (corporation_id, bill_id);
CREATE UNIQUE INDEX bill_party_open ON public.bill_party USING btree (corporation_id, party_key) WHERE open;

create table bill_return (
  corporation_id bigint not null,
  bill_id uuid not null,
  cause_key text not null,
  amount bigint not null,
  at timestamp with time zone not null,
  order_id uuid,
  part_id uuid,
  rounding bigint not null default 0,
  PRIMARY KEY (corporation_id, bill_id, cause_key)
);
CREATE INDEX bill_return_at ON public.bill_return USING btree (corporation_id, at) WHERE (part_id IS NOT NULL);
CREATE INDEX bill_return_made ON public.bill_return USING btree (corporation_id, at);
CREATE INDEX bill_return_of_order ON public.bill_return USING btree (corporation_id, order_id) WHERE (order_id IS NOT NULL);

create table booking (
  corporation_id bigint not null,
  booking_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  booking_no text not null,
  state text not null,
  version integer not null,
  party_size integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  area_id text not null,
  wished_area_id text not null,
  contact jsonb not null,
  wishes text not null,
  reason text not null,
  language text not null,
  walk_in boolean not null,
  watch_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  table_ids text[] not null,
  deposit_amount bigint not null default 0,
  deposit_charged bigint not null default 0,
  deposit_currency jsonb,
  deposit_state text not null default 'none'::text,
  deposit_refund_before timestamp with time zone,
  seated_at timestamp with time zone,
  booked_start timestamp with time zone,
  booked_end timestamp with time zone,
  waiting_id uuid,
  source text not null default 'web'::text,
  details jsonb not null default '{}'::jsonb,
  late_minutes integer not null default 0,
  guest_confirmed_at timestamp with time zone,
  sealed_personal text,
  PRIMARY KEY (corporation_id, booking_id)
);
CREATE INDEX booking_by_change ON public.booking USING btree (corporation_id, shop_id, changed_at);
CREATE INDEX booking_by_day ON public.booking USING btree (corporation_id, shop_id, starts_at);
CREATE INDEX booking_by_owner ON public.booking USING btree (corporation_id, owner, starts_at, booking_id);
CREATE INDEX booking_open ON public.booking USING btree (corporation_id, shop_id, starts_at) WHERE (ended_at IS NULL);
CREATE INDEX booking_watched ON public.booking USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

create table booking_event (
  corporation_id bigint not null,
  event_id uuid not null,
  booking_id uuid not null,
  what text not null,
  by_kind text not null,
  by_name text not null,
  changes jsonb not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, event_id)
);
CREATE INDEX booking_event_of_booking ON public.booking_event USING btree (corporation_id, booking_id, event_id);

create table booking_person (
  corporation_id bigint not null,
  owner text not null,
  PRIMARY KEY (corporation_id, owner)
);

create table booking_quarter (
  corporation_id bigint not null,
  shop_id bigint not null,
  table_id text not null,
  quarter timestamp with time zone not null,
  booking_id uuid not null,
  PRIMARY KEY (corporation_id, shop_id, table_id, quarter)
);
CREATE INDEX booking_quarter_by_age ON public.booking_quarter USING btree (corporation_id, quarter);
CREATE INDEX booking_quarter_by_booking ON public.booking_quarter USING btree (corporation_id, booking_id);

create table campaign (
  corporation_id bigint not null,
  campaign_id text not null,
  kind text not null,
  terms jsonb not null,
  granted bigint not null default 0,
  spent bigint not null default 0,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, campaign_id),
  CHECK (((granted >= 0) AND (spent >= 0)))
);

create table campaign_grant (
  corporation_id bigint not null,
  campaign_id text not null,
  customer_id bigint not null,
  occasion text not null,
  grant_id uuid not null,
  reward jsonb not null,
  cost bigint not null,
  weight bigint not null,
  lost bigint not null,
  missing jsonb not null,
  shop_id bigint,
  day date not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, campaign_id, customer_id, occasion),
  CHECK (((cost >= 0) AND (weight > 0) AND ((lost >= 0) AND (lost <= weight))))
);
CREATE INDEX campaign_grant_by_day ON public.campaign_grant USING btree (corporation_id, campaign_id, day);
CREATE INDEX campaign_grant_of_customer ON public.campaign_grant USING btree (corporation_id, customer_id);

create table campaign_part (
  corporation_id bigint not null,
  order_id uuid not null,
  campaign_id text not null,
  customer_id bigint not null,
  occasion text not null,
  weight bigint not null,
  lost bigint not null,
  amount bigint not null,
  returned bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, order_id, campaign_id, customer_id, occasion),
  CHECK (((weight > 0) AND ((lost >= 0) AND (lost <= weight)) AND ((returned >= 0) AND (returned <= amount))))
);
CREATE INDEX campaign_part_of_campaign ON public.campaign_part USING btree (corporation_id, campaign_id);
CREATE INDEX campaign_part_of_customer ON public.campaign_part USING btree (corporation_id, customer_id);

create table campaign_progress (
  corporation_id bigint not null,
  campaign_id text not null,
  customer_id bigint not null,
  round integer not null,
  filled bigint not null,
  PRIMARY KEY (corporation_id, campaign_id, customer_id),
  CHECK (((round >= 0) AND (filled >= 0)))
);
CREATE INDEX campaign_progress_of ON public.campaign_progress USING btree (corporation_id, customer_id);

create table campaign_sign_in (
  corporation_id bigint not null,
  campaign_id text not null,
  customer_id bigint not null,
  day date not null,
  streak integer not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, campaign_id, customer_id, day),
  CHECK ((streak > 0))
);

create table card_code (
  corporation_id bigint not null,
  card_id uuid not null,
  code_hash text not null,
  security_hash text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  recent_hashes text[] not null default '{}'::text[],
  PRIMARY KEY (corporation_id, card_id)
);
CREATE UNIQUE INDEX card_code_by_hash ON public.card_code USING btree (corporation_id, code_hash);

create table card_growth (
  corporation_id bigint not null,
  order_id uuid not null,
  card_id uuid not null,
  growth bigint not null,
  taken bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, order_id)
);
CREATE INDEX card_growth_of ON public.card_growth USING btree (corporation_id, card_id, at);

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
  held_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, hold_key),
  CHECK (card_hold_fits(paid, given, returned, state))
);

create table card_program (
  corporation_id bigint not null,
  card_program_id text not null,
  terms jsonb not null,
  created_at timestamp with time zone not null,
  mark uuid not null default gen_random_uuid(),
  PRIMARY KEY (corporation_id, card_program_id)
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
  watch_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, transfer_id),
  CHECK ((amount > 0)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'received'::text, 'cancelled'::text, 'returned'::text])))
);
CREATE UNIQUE INDEX card_transfer_by_code ON public.card_transfer USING btree (corporation_id, claim_code);
CREATE INDEX card_transfer_by_receiver ON public.card_transfer USING btree (corporation_id, to_customer_id, transfer_id);
CREATE INDEX card_transfer_by_sender ON public.card_transfer USING btree (corporation_id, from_customer_id, transfer_id);
CREATE INDEX card_transfer_to_watch ON public.card_transfer USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

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
  updated_at timestamp with time zone not null,
  coupons jsonb not null default '[]'::jsonb,
  updated_day date not null default ((updated_at AT TIME ZONE 'UTC'::text))::date,
  PRIMARY KEY (corporation_id, cart_id),
  CHECK (((people > 0) AND (version >= 0)))
);
CREATE UNIQUE INDEX cart_by_place ON public.cart USING btree (corporation_id, owner, shop_id, biz_type, table_id, pre_order);
CREATE INDEX cart_idle ON public.cart USING btree (corporation_id, updated_day) WHERE (owner !~~ 'c:%'::text);

create table channel_order (
  corporation_id bigint not null,
  shop_id bigint not null,
  channel text not null,
  external_id text not null,
  order_id uuid not null,
  body_hash text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, shop_id, channel, external_id)
);
CREATE INDEX channel_order_by_order ON public.channel_order USING btree (corporation_id, order_id);

create table clean_audit (
  is_whole boolean not null,
  began_at timestamp with time zone not null,
  PRIMARY KEY (is_whole)
);

create table corporation (
  corporation_id bigint not null,
  name text not null,
  settings jsonb not null,
  created_at timestamp with time zone not null,
  moved_to text,
  personal_data text not null default 'plain'::text,
  PRIMARY KEY (corporation_id),
  CHECK ((personal_data = ANY (ARRAY['plain'::text, 'sealed'::text])))
);

create table counter_visit (
  corporation_id bigint not null,
  visit_id uuid not null,
  shop_id bigint not null,
  staff_id text not null,
  customer_id bigint not null,
  card_id uuid not null,
  expires_at timestamp with time zone not null,
  paid_id uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, visit_id)
);

create table coupon (
  corporation_id bigint not null,
  coupon_code text not null,
  coupon_template_id text not null,
  owner text not null,
  begin_date date not null,
  end_date date not null,
  order_id uuid,
  given_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  terms_version integer not null,
  source text,
  PRIMARY KEY (corporation_id, coupon_code),
  FOREIGN KEY (corporation_id, coupon_template_id) REFERENCES coupon_template(corporation_id, coupon_template_id)
);
CREATE INDEX coupon_by_order ON public.coupon USING btree (corporation_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX coupon_by_owner ON public.coupon USING btree (corporation_id, owner, end_date);
CREATE INDEX coupon_by_source ON public.coupon USING btree (corporation_id, source) WHERE (source IS NOT NULL);
CREATE INDEX coupon_by_template ON public.coupon USING btree (corporation_id, coupon_template_id);

create table coupon_code_batch (
  corporation_id bigint not null,
  batch_id text not null,
  coupon_template_id text not null,
  kind text not null,
  name text not null,
  public_code text,
  most integer not null,
  taken integer not null default 0,
  start_date date not null,
  end_date date not null,
  valid_days integer not null,
  enabled boolean not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, batch_id),
  FOREIGN KEY (corporation_id, coupon_template_id) REFERENCES coupon_template(corporation_id, coupon_template_id),
  CHECK (((kind = ANY (ARRAY['public'::text, 'single'::text])) AND ((kind = 'public'::text) = (public_code IS NOT NULL)))),
  CHECK (((most > 0) AND (taken >= 0) AND (taken <= most)))
);
CREATE UNIQUE INDEX coupon_code_batch_by_code ON public.coupon_code_batch USING btree (corporation_id, public_code) WHERE (public_code IS NOT NULL);

create table coupon_count (
  corporation_id bigint not null,
  coupon_template_id text not null,
  part smallint not null,
  given bigint not null,
  used bigint not null,
  PRIMARY KEY (corporation_id, coupon_template_id, part)
);

create table coupon_gift (
  corporation_id bigint not null,
  gift_id uuid not null,
  coupon_template_id text not null,
  segment_id text not null,
  begin_date date not null,
  end_date date not null,
  given integer not null default 0,
  last_customer_id bigint not null default 0,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  PRIMARY KEY (corporation_id, gift_id),
  FOREIGN KEY (corporation_id, coupon_template_id) REFERENCES coupon_template(corporation_id, coupon_template_id)
);

create table coupon_public_take (
  corporation_id bigint not null,
  batch_id text not null,
  owner text not null,
  coupon_code text not null,
  taken_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, batch_id, owner),
  FOREIGN KEY (corporation_id, batch_id) REFERENCES coupon_code_batch(corporation_id, batch_id)
);

create table coupon_template (
  corporation_id bigint not null,
  coupon_template_id text not null,
  terms jsonb not null,
  created_at timestamp with time zone not null,
  version integer not null,
  PRIMARY KEY (corporation_id, coupon_template_id)
);

create table coupon_terms (
  corporation_id bigint not null,
  coupon_template_id text not null,
  version integer not null,
  terms jsonb not null,
  until timestamp with time zone not null,
  PRIMARY KEY (corporation_id, coupon_template_id, version)
);

create table coupon_use (
  corporation_id bigint not null,
  coupon_code text not null,
  order_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, coupon_code, order_id, kind),
  CHECK ((kind = ANY (ARRAY['taken'::text, 'returned'::text])))
);
CREATE INDEX coupon_use_at ON public.coupon_use USING btree (corporation_id, at);

create table coupon_voucher (
  corporation_id bigint not null,
  code_digest text not null,
  coupon_template_id text not null,
  take_before timestamp with time zone not null,
  valid_days integer not null,
  taken_by text,
  coupon_code text,
  created_at timestamp with time zone not null,
  batch_id text,
  PRIMARY KEY (corporation_id, code_digest),
  FOREIGN KEY (corporation_id, coupon_template_id) REFERENCES coupon_template(corporation_id, coupon_template_id),
  CHECK ((valid_days > 0))
);
CREATE INDEX coupon_voucher_by_batch ON public.coupon_voucher USING btree (corporation_id, batch_id) WHERE (batch_id IS NOT NULL);

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
  created_at timestamp with time zone not null,
  phone_changed_at timestamp with time zone,
  closed_at timestamp with time zone,
  order_news boolean not null default false,
  visits integer not null default 0,
  last_visit_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  tags text[] not null default '{}'::text[],
  allergies text not null default ''::text,
  marketing boolean not null default false,
  phone_unverified boolean not null default false,
  email_unverified boolean not null default false,
  external_id text,
  favourite_shop_id bigint,
  changed_at timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  sealed_personal text,
  PRIMARY KEY (corporation_id, customer_id)
);
CREATE INDEX customer_by_change ON public.customer USING btree (corporation_id, changed_at, customer_id);
CREATE UNIQUE INDEX customer_by_email ON public.customer USING btree (corporation_id, email);
CREATE INDEX customer_by_email_start ON public.customer USING btree (corporation_id, email text_pattern_ops) WHERE is_member;
CREATE UNIQUE INDEX customer_by_external_id ON public.customer USING btree (corporation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX customer_by_first_name ON public.customer USING btree (corporation_id, lower(first_name) text_pattern_ops) WHERE is_member;
CREATE INDEX customer_by_joining ON public.customer USING btree (corporation_id, created_at, customer_id) WHERE is_member;
CREATE INDEX customer_by_last_name ON public.customer USING btree (corporation_id, lower(last_name) text_pattern_ops) WHERE is_member;
CREATE INDEX customer_by_last_visit ON public.customer USING btree (corporation_id, last_visit_at, customer_id) WHERE is_member;
CREATE INDEX customer_by_nick ON public.customer USING btree (corporation_id, lower(nick) text_pattern_ops) WHERE is_member;
CREATE UNIQUE INDEX customer_by_phone ON public.customer USING btree (corporation_id, phone);
CREATE INDEX customer_by_phone_end ON public.customer USING btree (corporation_id, reverse(phone) text_pattern_ops) WHERE is_member;
CREATE INDEX customer_by_visits ON public.customer USING btree (corporation_id, visits, customer_id) WHERE is_member;

create table customer_identity (
  corporation_id bigint not null,
  provider text not null,
  subject text not null,
  union_subject text,
  customer_id bigint not null,
  label text not null,
  linked_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, provider, subject)
);
CREATE UNIQUE INDEX customer_identity_by_customer ON public.customer_identity USING btree (corporation_id, customer_id, provider);
CREATE INDEX customer_identity_by_union ON public.customer_identity USING btree (corporation_id, provider, union_subject) WHERE (union_subject IS NOT NULL);

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
  slot_start timestamp with time zone,
  promised_at timestamp with time zone,
  watch_at timestamp with time zone,
  search text not null,
  lines json not null,
  totals json not null,
  details jsonb not null,
  stock jsonb not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  bill_id uuid,
  sealed_personal text,
  guest_name text,
  table_name text,
  paid_amount bigint,
  PRIMARY KEY (corporation_id, order_id)
);
CREATE INDEX customer_order_by_bill ON public.customer_order USING btree (corporation_id, bill_id) WHERE (bill_id IS NOT NULL);
CREATE UNIQUE INDEX customer_order_by_cart ON public.customer_order USING btree (corporation_id, cart_id, cart_version);
CREATE INDEX customer_order_by_number ON public.customer_order USING btree (corporation_id, shop_id, "left"(search, 16) text_pattern_ops);
CREATE INDEX customer_order_by_owner ON public.customer_order USING btree (corporation_id, owner, order_id);
CREATE INDEX customer_order_by_phone ON public.customer_order USING btree (corporation_id, shop_id, reverse(((details -> 'contact'::text) ->> 'phoneNumber'::text)) text_pattern_ops) WHERE (((details -> 'contact'::text) ->> 'phoneNumber'::text) IS NOT NULL);
CREATE UNIQUE INDEX customer_order_by_request ON public.customer_order USING btree (corporation_id, owner, request_id);
CREATE INDEX customer_order_changed ON public.customer_order USING btree (corporation_id, shop_id, changed_at, order_id);
CREATE INDEX customer_order_ended ON public.customer_order USING btree (corporation_id, shop_id, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX customer_order_history ON public.customer_order USING btree (corporation_id, shop_id, created_at, order_id) INCLUDE (guest_name, table_name, paid_amount, biz_type, state, pay_state, call_count);
CREATE INDEX customer_order_live ON public.customer_order USING btree (corporation_id, shop_id, order_id) WHERE (ended_at IS NULL);
CREATE INDEX customer_order_own_live ON public.customer_order USING btree (corporation_id, owner, order_id) WHERE (ended_at IS NULL);
CREATE INDEX customer_order_own_rejected ON public.customer_order USING btree (corporation_id, owner, ended_at) WHERE (state = 'rejected'::text);
CREATE INDEX customer_order_sitting ON public.customer_order USING btree (corporation_id, (((details -> 'sitting'::text) ->> 'sessionId'::text))) WHERE (((details -> 'sitting'::text) ->> 'sessionId'::text) IS NOT NULL);
CREATE INDEX customer_order_watched ON public.customer_order USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

create table day_close (
  corporation_id bigint not null,
  shop_id bigint not null,
  day date not null,
  figures jsonb not null,
  closed_by text not null,
  closed_name text not null,
  closed_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, shop_id, day)
);

create table decoration_draft (
  corporation_id bigint not null,
  pages jsonb not null,
  revision bigint not null,
  updated_at timestamp with time zone not null,
  updated_by text not null,
  PRIMARY KEY (corporation_id)
);

create table decoration_plan (
  corporation_id bigint not null,
  decoration_plan_id text not null,
  version integer not null,
  in_use boolean not null,
  pages jsonb not null,
  PRIMARY KEY (corporation_id, decoration_plan_id)
);

create table decoration_schedule (
  corporation_id bigint not null,
  schedule_id uuid not null,
  shop_id bigint not null,
  pages jsonb not null,
  publish_at timestamp with time zone not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  PRIMARY KEY (corporation_id, schedule_id)
);

create table decoration_version (
  corporation_id bigint not null,
  version bigint not null,
  pages jsonb not null,
  published_at timestamp with time zone not null,
  cause text not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  PRIMARY KEY (corporation_id, version)
);

create table dining_table (
  corporation_id bigint not null,
  shop_id bigint not null,
  table_id text not null,
  number_key text not null,
  info jsonb not null,
  PRIMARY KEY (corporation_id, table_id)
);
CREATE UNIQUE INDEX dining_table_by_number ON public.dining_table USING btree (corporation_id, shop_id, number_key);

create table done_key (
  corporation_id bigint not null,
  key text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, key)
);
CREATE INDEX done_key_by_age ON public.done_key USING btree (corporation_id, at);

create table evaluation (
  corporation_id bigint not null,
  order_id uuid not null,
  shop_id bigint not null,
  program_id text not null,
  stars smallint not null,
  answers jsonb not null,
  remark text not null,
  created_at timestamp with time zone not null,
  pictures text[] not null default '{}'::text[],
  reply text not null default ''::text,
  reply_by text not null default ''::text,
  replied_at timestamp with time zone,
  published boolean not null default false,
  PRIMARY KEY (corporation_id, order_id),
  CHECK (((stars >= 1) AND (stars <= 5)))
);
CREATE INDEX evaluation_by_shop ON public.evaluation USING btree (corporation_id, shop_id, created_at) INCLUDE (stars);
CREATE INDEX evaluation_published ON public.evaluation USING btree (corporation_id, shop_id, created_at) WHERE published;

create table evaluation_program (
  corporation_id bigint not null,
  program_id text not null,
  terms jsonb not null,
  PRIMARY KEY (corporation_id, program_id)
);

create table favourite_shop (
  corporation_id bigint not null,
  owner text not null,
  shop_id bigint not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, owner, shop_id)
);

create table first_recharge (
  corporation_id bigint not null,
  card_id uuid not null,
  program_id text not null,
  recharge_id uuid not null,
  PRIMARY KEY (corporation_id, card_id, program_id)
);

create table floor_plan (
  corporation_id bigint not null,
  shop_id bigint not null,
  places jsonb not null,
  PRIMARY KEY (corporation_id, shop_id)
);

create table frozen_value (
  corporation_id bigint not null,
  payable_id uuid not null,
  kind text not null,
  shop_id bigint not null,
  freeze_no integer not null,
  charged_amount bigint not null,
  frozen_amount bigint not null,
  currency jsonb not null,
  state text not null,
  frozen_at timestamp with time zone not null,
  decided_by text,
  decided_name text,
  decided_at timestamp with time zone,
  reason text not null default ''::text,
  PRIMARY KEY (corporation_id, payable_id),
  CHECK (((charged_amount > 0) AND (frozen_amount >= 0))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'released'::text, 'taken'::text, 'reversed'::text])))
);
CREATE INDEX frozen_value_waiting ON public.frozen_value USING btree (corporation_id, shop_id, frozen_at) WHERE (state = 'waiting'::text);

create table gift_card (
  corporation_id bigint not null,
  card_id uuid not null,
  card_no text not null,
  code_digest text not null,
  sealed_code text not null,
  owner text,
  owned_since timestamp with time zone,
  owned_balance bigint,
  order_id uuid,
  shop_id bigint not null,
  program_id text not null,
  design_id text not null,
  amount bigint not null,
  currency jsonb not null,
  giver text not null,
  message text not null,
  valid_until timestamp with time zone,
  expire_at timestamp with time zone,
  voided_at timestamp with time zone,
  issued_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  frozen_at timestamp with time zone,
  UNIQUE (corporation_id, card_no),
  UNIQUE (corporation_id, order_id),
  PRIMARY KEY (corporation_id, card_id),
  CHECK ((amount > 0))
);
CREATE INDEX gift_card_by_owner ON public.gift_card USING btree (corporation_id, owner, issued_at DESC) WHERE (owner IS NOT NULL);
CREATE INDEX gift_card_expiring ON public.gift_card USING btree (corporation_id, expire_at) WHERE (expire_at IS NOT NULL);

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
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, hold_key),
  CHECK ((amount > 0)),
  CHECK (((given_back >= 0) AND (given_back <= amount)))
);
CREATE INDEX gift_hold_by_card ON public.gift_hold USING btree (corporation_id, card_id) WHERE (state = 'held'::text);

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
  deliver_at timestamp with time zone,
  state text not null,
  language text not null,
  payment_ref text not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, order_id),
  CHECK ((amount > 0)),
  CHECK (((pay_amount > 0) AND ((pay_amount + discount_amount) = amount))),
  CHECK ((discount_amount >= 0))
);
CREATE INDEX gift_order_by_owner ON public.gift_order USING btree (corporation_id, owner, created_at DESC, order_id);

create table gift_program (
  corporation_id bigint not null,
  program_id text not null,
  terms jsonb not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, program_id)
);

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
  deliver_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  claimed_at timestamp with time zone,
  language text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, send_id)
);
CREATE INDEX gift_send_by_card ON public.gift_send USING btree (corporation_id, card_id, created_at DESC);
CREATE UNIQUE INDEX gift_send_by_order ON public.gift_send USING btree (corporation_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX gift_send_by_owner ON public.gift_send USING btree (corporation_id, owner, created_at DESC, send_id);

create table group_order (
  corporation_id bigint not null,
  code text not null,
  session_id uuid not null,
  shop_id bigint not null,
  biz_type smallint not null,
  host_person_id text not null,
  state text not null,
  deadline timestamp with time zone not null,
  created_at timestamp with time zone not null,
  cart_id text,
  PRIMARY KEY (corporation_id, code)
);
CREATE UNIQUE INDEX group_order_by_session ON public.group_order USING btree (corporation_id, session_id);

create table id_block (
  corporation_id bigint not null,
  name text not null,
  next bigint not null,
  PRIMARY KEY (corporation_id, name)
);

create table kitchen_done (
  corporation_id bigint not null,
  order_id uuid not null,
  line_key text not null,
  done_at timestamp with time zone not null,
  done_by text not null,
  PRIMARY KEY (corporation_id, order_id, line_key)
);

create table kitchen_fired (
  corporation_id bigint not null,
  order_id uuid not null,
  course integer not null,
  fired_at timestamp with time zone not null,
  fired_by text not null,
  PRIMARY KEY (corporation_id, order_id, course)
);

create table ledger_balance (
  corporation_id bigint not null,
  account text not null,
  currency text not null,
  balance bigint not null,
  PRIMARY KEY (corporation_id, account),
  CHECK ((balance >= 0))
);

create table ledger_entry (
  corporation_id bigint not null,
  posting_id uuid not null,
  entry_no smallint not null,
  account text not null,
  amount bigint not null,
  PRIMARY KEY (corporation_id, posting_id, entry_no)
);
CREATE INDEX ledger_entry_by_account ON public.ledger_entry USING btree (corporation_id, account, posting_id);

create table ledger_posting (
  corporation_id bigint not null,
  cause_key text not null,
  posting_id uuid not null,
  kind text not null,
  currency text not null,
  at timestamp with time zone not null,
  reference text,
  shop_id bigint,
  PRIMARY KEY (corporation_id, cause_key)
);
CREATE UNIQUE INDEX ledger_posting_by_id ON public.ledger_posting USING btree (corporation_id, posting_id);

create table member_card (
  corporation_id bigint not null,
  card_id uuid not null,
  customer_id bigint not null,
  card_program_id text not null,
  card_no text not null,
  card_level_id text not null,
  growth bigint not null,
  level_since timestamp with time zone not null,
  expires_at timestamp with time zone,
  password_hash text,
  password_wrong integer not null,
  password_rests_until timestamp with time zone,
  opened_at timestamp with time zone not null,
  shop_id bigint,
  PRIMARY KEY (corporation_id, card_id),
  FOREIGN KEY (corporation_id, card_program_id) REFERENCES card_program(corporation_id, card_program_id),
  CHECK ((growth >= 0))
);
CREATE UNIQUE INDEX member_card_by_customer ON public.member_card USING btree (corporation_id, customer_id, card_program_id);
CREATE INDEX member_card_by_expiry ON public.member_card USING btree (corporation_id, expires_at) WHERE (expires_at IS NOT NULL);
CREATE UNIQUE INDEX member_card_by_no ON public.member_card USING btree (corporation_id, card_no);
CREATE INDEX member_card_joined ON public.member_card USING btree (corporation_id, shop_id, opened_at) WHERE (shop_id IS NOT NULL);
CREATE INDEX member_card_level_since ON public.member_card USING btree (corporation_id, level_since);

create table member_correction (
  corporation_id bigint not null,
  customer_id bigint not null,
  correction_id uuid not null,
  field text not null,
  before text not null,
  after text not null,
  reason text not null,
  author_id text not null,
  author_name text not null,
  created_at timestamp with time zone not null,
  sealed_personal text,
  PRIMARY KEY (corporation_id, customer_id, correction_id)
);

create table member_import (
  corporation_id bigint not null,
  import_id uuid not null,
  shop_id bigint not null,
  rows jsonb not null,
  row_count integer not null,
  done integer not null default 0,
  skipped integer[] not null default '{}'::integer[],
  author_id text not null,
  author_name text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, import_id)
);
CREATE INDEX member_import_by_time ON public.member_import USING btree (corporation_id, created_at);

create table member_note (
  corporation_id bigint not null,
  customer_id bigint not null,
  note_id uuid not null,
  text text not null,
  pinned boolean not null,
  author_id text not null,
  author_name text not null,
  created_at timestamp with time zone not null,
  sealed_personal text,
  PRIMARY KEY (corporation_id, customer_id, note_id)
);

create table member_segment (
  corporation_id bigint not null,
  segment_id text not null,
  name text not null,
  filter jsonb not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, segment_id)
);
CREATE UNIQUE INDEX member_segment_by_name ON public.member_segment USING btree (corporation_id, lower(name));

create table member_spend (
  corporation_id bigint not null,
  customer_id bigint not null,
  currency text not null,
  spent bigint not null,
  visits integer not null,
  PRIMARY KEY (corporation_id, customer_id, currency)
);

create table member_visit (
  corporation_id bigint not null,
  order_id uuid not null,
  customer_id bigint not null,
  visit_id uuid not null,
  shop_id bigint not null,
  day date not null,
  at timestamp with time zone not null,
  currency text not null,
  spent bigint not null,
  PRIMARY KEY (corporation_id, order_id)
);
CREATE INDEX member_visit_by_day ON public.member_visit USING btree (corporation_id, shop_id, day);
CREATE INDEX member_visit_of ON public.member_visit USING btree (corporation_id, customer_id, day) INCLUDE (currency, spent, shop_id, visit_id, at);

create table menu (
  corporation_id bigint not null,
  shop_id bigint not null,
  version bigint not null,
  document jsonb not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, shop_id)
);

create table menu_draft (
  corporation_id bigint not null,
  shop_id bigint not null,
  document jsonb not null,
  revision bigint not null,
  updated_at timestamp with time zone not null,
  updated_by text not null,
  PRIMARY KEY (corporation_id, shop_id)
);

create table menu_favourite (
  corporation_id bigint not null,
  owner text not null,
  shop_id bigint not null,
  food_id text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, owner, shop_id, food_id)
);

create table menu_follow (
  corporation_id bigint not null,
  shop_id bigint not null,
  leader_id bigint not null,
  leader_version bigint not null,
  failed text,
  PRIMARY KEY (corporation_id, shop_id)
);

create table menu_schedule (
  corporation_id bigint not null,
  shop_id bigint not null,
  schedule_id uuid not null,
  document jsonb not null,
  publish_at timestamp with time zone not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  failed text,
  PRIMARY KEY (corporation_id, shop_id, schedule_id)
);

create table menu_stock (
  corporation_id bigint not null,
  shop_id bigint not null,
  stock_key text not null,
  left_count bigint,
  supplied_count bigint not null,
  taken_count bigint not null,
  sold_out boolean not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, shop_id, stock_key),
  CHECK ((left_count >= 0))
);

create table menu_version (
  corporation_id bigint not null,
  shop_id bigint not null,
  version bigint not null,
  document jsonb not null,
  published_at timestamp with time zone not null,
  cause text not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  PRIMARY KEY (corporation_id, shop_id, version)
);

create table migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null,
  needs text,
  PRIMARY KEY (name)
);

create table migration_lease (
  id integer not null,
  holder text not null,
  until timestamp with time zone not null,
  PRIMARY KEY (id)
);

create table notice_preference (
  corporation_id bigint not null,
  owner text not null,
  choices jsonb not null,
  quiet_from smallint,
  quiet_to smallint,
  time_zone text not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, owner)
);

create table order_call_count (
  corporation_id bigint not null,
  shop_id bigint not null,
  business_day date not null,
  next integer not null,
  counted_on date,
  PRIMARY KEY (corporation_id, shop_id, business_day)
);

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
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, order_id, version)
);
CREATE INDEX order_event_at ON public.order_event USING btree (corporation_id, at);
CREATE INDEX order_event_counter ON public.order_event USING btree (corporation_id, at) WHERE ((kind = 'refunded'::text) OR ((kind = 'paid'::text) AND (by_kind = 'staff'::text)));

create table outbox_message (
  corporation_id bigint not null,
  outbox_message_id uuid not null,
  channel text not null,
  destination text not null,
  template text not null,
  params jsonb not null,
  language text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  owner text not null default ''::text,
  event_key text,
  send_at timestamp with time zone,
  expires_at timestamp with time zone,
  claimed_until timestamp with time zone,
  subject text,
  sealed_params text,
  PRIMARY KEY (corporation_id, outbox_message_id)
);
CREATE INDEX outbox_message_by_age ON public.outbox_message USING btree (corporation_id, created_at);
CREATE INDEX outbox_message_by_owner ON public.outbox_message USING btree (corporation_id, owner) WHERE (owner <> ''::text);
CREATE UNIQUE INDEX outbox_message_once ON public.outbox_message USING btree (corporation_id, event_key) WHERE (event_key IS NOT NULL);
CREATE INDEX outbox_message_unsent ON public.outbox_message USING btree (corporation_id, subject) WHERE ((subject IS NOT NULL) AND (sent_at IS NULL));

create table passkey (
  corporation_id bigint not null,
  credential_id text not null,
  customer_id bigint not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  synced boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (corporation_id, credential_id)
);
CREATE INDEX passkey_by_customer ON public.passkey USING btree (corporation_id, customer_id);

create table passkey_challenge (
  corporation_id bigint not null,
  challenge_hash text not null,
  owner text not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  used_by text,
  PRIMARY KEY (corporation_id, challenge_hash)
);
CREATE INDEX passkey_challenge_by_age ON public.passkey_challenge USING btree (corporation_id, expires_at);

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
  watch_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  kind text not null,
  own_amount bigint not null,
  returned_amount bigint not null,
  payment_method_subtype text,
  checkout_id text,
  PRIMARY KEY (corporation_id, payable_id, attempt_no),
  CHECK (payment_attempt_fits(returned_amount, charged_amount))
);
CREATE INDEX payment_attempt_by_creation ON public.payment_attempt USING btree (corporation_id, created_at);
CREATE UNIQUE INDEX payment_attempt_by_request ON public.payment_attempt USING btree (corporation_id, owner, request_id);
CREATE INDEX payment_attempt_by_shop ON public.payment_attempt USING btree (corporation_id, shop_id, created_at);
CREATE UNIQUE INDEX payment_attempt_live ON public.payment_attempt USING btree (corporation_id, payable_id) WHERE (state = ANY (ARRAY['created'::text, 'authenticating'::text, 'pending'::text, 'unknown'::text]));
CREATE INDEX payment_attempt_refused_of ON public.payment_attempt USING btree (corporation_id, owner, created_at) WHERE (state = ANY (ARRAY['refused'::text, 'failed'::text]));
CREATE INDEX payment_attempt_refused_on ON public.payment_attempt USING btree (corporation_id, device, created_at) WHERE (state = ANY (ARRAY['refused'::text, 'failed'::text]));
CREATE INDEX payment_attempt_returned ON public.payment_attempt USING btree (corporation_id, shop_id, changed_at) WHERE (state = ANY (ARRAY['returned'::text, 'returning'::text, 'returnFailed'::text]));
CREATE INDEX payment_attempt_watched ON public.payment_attempt USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

create table payment_dispute (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  said text not null,
  said_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, payable_id, attempt_no)
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
  changed_at timestamp with time zone not null,
  payment_method_subtype text,
  checkout_id text,
  PRIMARY KEY (corporation_id, payable_id, attempt_no, line_no),
  CHECK (((amount > 0) AND (tip_amount >= 0) AND ((returned_amount >= 0) AND (returned_amount <= (amount + tip_amount)))))
);
CREATE INDEX payment_line_returned ON public.payment_line USING btree (corporation_id, changed_at) WHERE (state = 'returned'::text);

create table payment_message (
  corporation_id bigint not null,
  event_key text not null,
  event jsonb,
  state text not null,
  why text not null,
  received_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  PRIMARY KEY (corporation_id, event_key)
);
CREATE INDEX payment_message_unsettled ON public.payment_message USING btree (corporation_id, received_at) WHERE (state = ANY (ARRAY['new'::text, 'parked'::text]));

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
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  lines jsonb not null,
  first_by text,
  first_name text,
  PRIMARY KEY (corporation_id, payable_id, refund_no),
  CHECK ((amount > 0))
);
CREATE INDEX payment_refund_given ON public.payment_refund USING btree (corporation_id, shop_id, decided_at) WHERE (state = 'given'::text);
CREATE UNIQUE INDEX payment_refund_once ON public.payment_refund USING btree (corporation_id, cause_key);
CREATE INDEX payment_refund_waiting ON public.payment_refund USING btree (corporation_id, shop_id, asked_at) WHERE (state = 'waiting'::text);

create table payment_refund_part (
  corporation_id bigint not null,
  payable_id uuid not null,
  refund_no integer not null,
  attempt_no integer not null,
  line_no integer not null,
  payment_method text not null,
  amount bigint not null,
  state text not null,
  asked_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  watch_at timestamp with time zone,
  try_no integer not null default 1,
  settled_by text,
  settled_name text,
  settled_how text,
  PRIMARY KEY (corporation_id, payable_id, refund_no, attempt_no, line_no),
  CHECK ((amount > 0))
);
CREATE INDEX payment_refund_part_ended ON public.payment_refund_part USING btree (corporation_id, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX payment_refund_part_failed ON public.payment_refund_part USING btree (corporation_id, ended_at) WHERE (state = 'failed'::text);
CREATE INDEX payment_refund_part_open ON public.payment_refund_part USING btree (corporation_id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'failed'::text]));
CREATE INDEX payment_refund_part_watched ON public.payment_refund_part USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

create table payment_step (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  version integer not null,
  state text not null,
  cause text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, payable_id, attempt_no, version)
);
CREATE INDEX payment_step_at ON public.payment_step USING btree (corporation_id, at);
CREATE INDEX payment_step_chargeback ON public.payment_step USING btree (corporation_id, at) WHERE (state = 'chargeback'::text);

create table point_debt (
  corporation_id bigint not null,
  customer_id bigint not null,
  owed bigint not null,
  PRIMARY KEY (corporation_id, customer_id),
  CHECK ((owed >= 0))
);

create table point_earning (
  corporation_id bigint not null,
  order_id uuid not null,
  customer_id bigint not null,
  amount bigint not null,
  points bigint not null,
  returned bigint not null,
  taken bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, order_id),
  CHECK (point_earning_fits(points, returned, taken))
);

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
  held_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, hold_key),
  CHECK ((amount > 0)),
  CHECK (((returned >= 0) AND (returned <= amount))),
  CHECK ((points > 0)),
  CHECK ((state = ANY (ARRAY['held'::text, 'captured'::text, 'released'::text])))
);

create table point_lot (
  corporation_id bigint not null,
  customer_id bigint not null,
  point_lot_id uuid not null,
  points bigint not null,
  left_points bigint not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  cause_key text,
  PRIMARY KEY (corporation_id, customer_id, point_lot_id),
  CHECK (((points > 0) AND (left_points >= 0)))
);
CREATE INDEX point_lot_left ON public.point_lot USING btree (corporation_id, customer_id, expires_at, point_lot_id) WHERE (left_points > 0);
CREATE INDEX point_lot_to_end ON public.point_lot USING btree (corporation_id, expires_at) WHERE (left_points > 0);

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
  leased_until timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  sealed_personal text,
  PRIMARY KEY (corporation_id, job_id)
);
CREATE INDEX print_job_by_age ON public.print_job USING btree (corporation_id, created_at);
CREATE INDEX print_job_by_shop ON public.print_job USING btree (corporation_id, shop_id, created_at);
CREATE UNIQUE INDEX print_job_once ON public.print_job USING btree (corporation_id, order_id, order_version, station, kind, printer_id, copy);
CREATE INDEX print_job_troubled ON public.print_job USING btree (corporation_id, shop_id) WHERE (state = 'dead'::text);

create table printer (
  corporation_id bigint not null,
  printer_id uuid not null,
  shop_id bigint not null,
  version integer not null,
  settings jsonb not null,
  active boolean not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, printer_id)
);
CREATE INDEX printer_by_shop ON public.printer USING btree (corporation_id, shop_id);

create table provider_book_line (
  corporation_id bigint not null,
  provider text not null,
  day date not null,
  line_no integer not null,
  at timestamp with time zone not null,
  reference text not null,
  provider_reference text not null,
  status text not null,
  value bigint not null,
  currency_code text not null,
  PRIMARY KEY (corporation_id, provider, day, line_no)
);
CREATE INDEX provider_book_line_by_reference ON public.provider_book_line USING btree (corporation_id, provider, reference);

create table provider_sign_in (
  corporation_id bigint not null,
  state_hash text not null,
  provider text not null,
  owner text not null,
  customer_id bigint not null,
  nonce text not null,
  verifier text not null,
  silent boolean not null,
  in_app boolean not null,
  return_to text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  called_back_at timestamp with time zone,
  code_hash text,
  person jsonb,
  used_by text,
  link_hash text,
  linked_by text,
  PRIMARY KEY (corporation_id, state_hash)
);
CREATE INDEX provider_sign_in_by_age ON public.provider_sign_in USING btree (corporation_id, expires_at);
CREATE UNIQUE INDEX provider_sign_in_by_code ON public.provider_sign_in USING btree (corporation_id, code_hash) WHERE (code_hash IS NOT NULL);
CREATE UNIQUE INDEX provider_sign_in_by_link ON public.provider_sign_in USING btree (corporation_id, link_hash) WHERE (link_hash IS NOT NULL);

create table push_subscription (
  corporation_id bigint not null,
  endpoint_digest text not null,
  owner text not null,
  device_id text not null,
  sealed text not null,
  push_key text not null,
  language text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, endpoint_digest)
);
CREATE INDEX push_subscription_by_owner ON public.push_subscription USING btree (corporation_id, owner);

create table push_ticket (
  corporation_id bigint not null,
  ticket_hash text not null,
  owner text not null,
  topics jsonb not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, ticket_hash)
);

create table rate_limit (
  corporation_id bigint not null,
  key text not null,
  window_start timestamp with time zone not null,
  used integer not null,
  PRIMARY KEY (corporation_id, key, window_start)
);
CREATE INDEX rate_limit_by_age ON public.rate_limit USING btree (corporation_id, window_start);

create table readiness_check (
  name text not null,
  sealed text not null,
  checked_at timestamp with time zone not null,
  PRIMARY KEY (name)
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
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  returned_amount bigint not null,
  PRIMARY KEY (corporation_id, recharge_id),
  CHECK ((amount > 0)),
  CHECK (((returned_amount >= 0) AND (returned_amount <= amount))),
  CHECK ((missing >= 0)),
  CHECK ((state = ANY (ARRAY['awaitingPayment'::text, 'paid'::text, 'returned'::text])))
);
CREATE INDEX recharge_by_card ON public.recharge USING btree (corporation_id, card_id, recharge_id);
CREATE INDEX recharge_by_customer ON public.recharge USING btree (corporation_id, customer_id, recharge_id);

create table recharge_pays (
  corporation_id bigint not null,
  recharge_id uuid not null,
  kind text not null,
  payable_id uuid not null,
  state text not null,
  tip_amount bigint not null default 0,
  PRIMARY KEY (corporation_id, recharge_id),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'paid'::text, 'notPaid'::text]))),
  CHECK ((tip_amount >= 0))
);

create table reconciliation (
  corporation_id bigint not null,
  provider text not null,
  day date not null,
  state text not null,
  totals jsonb not null,
  run_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, provider, day)
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
  found_at timestamp with time zone not null,
  cleared_at timestamp with time zone,
  acknowledged_by text,
  acknowledged_name text,
  acknowledged_at timestamp with time zone,
  reason text,
  PRIMARY KEY (corporation_id, break_id)
);
CREATE INDEX reconciliation_break_by_state ON public.reconciliation_break USING btree (corporation_id, state, found_at);
CREATE UNIQUE INDEX reconciliation_break_once ON public.reconciliation_break USING btree (corporation_id, provider, reference, provider_reference, kind, ours, theirs);

create table referral (
  corporation_id bigint not null,
  friend_id bigint not null,
  referrer_id bigint not null,
  order_id uuid,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, friend_id),
  CHECK ((friend_id <> referrer_id))
);
CREATE INDEX referral_by_referrer ON public.referral USING btree (corporation_id, referrer_id);

create table referral_code (
  corporation_id bigint not null,
  customer_id bigint not null,
  code text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, customer_id)
);
CREATE UNIQUE INDEX referral_code_by_code ON public.referral_code USING btree (corporation_id, code);

create table report_day (
  corporation_id bigint not null,
  shop_id bigint not null,
  day date not null,
  built_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, shop_id, day)
);

create table report_figure (
  corporation_id bigint not null,
  shop_id bigint not null,
  dimension text not null,
  day date not null,
  key text not null,
  name jsonb not null,
  count bigint not null,
  gross bigint not null,
  discounts bigint not null,
  fees bigint not null,
  tax bigint not null,
  tax_included bigint not null,
  tips bigint not null,
  total bigint not null,
  refunded bigint not null,
  charged_back bigint not null,
  seconds bigint not null,
  PRIMARY KEY (corporation_id, dimension, shop_id, day, key)
);

create table report_mail (
  corporation_id bigint not null,
  shop_id bigint not null,
  staff_id uuid not null,
  language text not null,
  sent_day date not null,
  PRIMARY KEY (corporation_id, shop_id, staff_id)
);

create table report_month (
  corporation_id bigint not null,
  shop_id bigint not null,
  dimension text not null,
  month date not null,
  key text not null,
  name jsonb not null,
  last_day date not null,
  days integer not null,
  count bigint not null,
  gross bigint not null,
  discounts bigint not null,
  fees bigint not null,
  tax bigint not null,
  tax_included bigint not null,
  tips bigint not null,
  total bigint not null,
  refunded bigint not null,
  charged_back bigint not null,
  seconds bigint not null,
  PRIMARY KEY (corporation_id, dimension, shop_id, month, key)
);

create table report_progress (
  corporation_id bigint not null,
  seen_until timestamp with time zone,
  next_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id)
);

create table request_log (
  corporation_id bigint not null,
  owner text not null,
  request_id text not null,
  path text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  sealed_personal text,
  PRIMARY KEY (corporation_id, owner, request_id)
);
CREATE INDEX request_log_by_age ON public.request_log USING btree (corporation_id, created_at);

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
  asked_at timestamp with time zone not null,
  decided_by text,
  decided_name text,
  decided_at timestamp with time zone,
  PRIMARY KEY (corporation_id, change_id),
  CHECK ((kind = ANY (ARRAY['staff'::text, 'alone'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'declined'::text])))
);
CREATE UNIQUE INDEX rights_change_waiting ON public.rights_change USING btree (corporation_id, kind, subject) WHERE (state = 'waiting'::text);

create table rights_package (
  corporation_id bigint not null,
  package_id uuid not null,
  package_no text not null,
  code text not null,
  customer_id bigint not null,
  campaign_id text not null,
  shop_id bigint not null,
  name jsonb not null,
  rights jsonb not null,
  original jsonb not null,
  amount bigint not null,
  returned_amount bigint not null,
  currency jsonb not null,
  valid_days integer not null,
  last_day date,
  state text not null,
  payment_ref text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, package_id),
  CHECK (((amount > 0) AND ((returned_amount >= 0) AND (returned_amount <= amount)))),
  CHECK ((state = ANY (ARRAY['awaitingPayment'::text, 'paid'::text, 'returned'::text])))
);
CREATE UNIQUE INDEX rights_package_by_code ON public.rights_package USING btree (corporation_id, code);
CREATE INDEX rights_package_of_campaign ON public.rights_package USING btree (corporation_id, campaign_id);
CREATE INDEX rights_package_of_customer ON public.rights_package USING btree (corporation_id, customer_id);

create table rights_use (
  corporation_id bigint not null,
  package_id uuid not null,
  right_id text not null,
  use_no integer not null,
  shop_id bigint not null,
  staff_id text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, package_id, right_id, use_no)
);

create table server_key (
  corporation_id bigint not null,
  name text not null,
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, name)
);

create table session (
  corporation_id bigint not null,
  token_hash text not null,
  session_id uuid not null,
  owner text not null,
  customer_id bigint not null,
  kind text not null,
  staff jsonb,
  device_id text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_by text,
  renewed_at timestamp with time zone,
  PRIMARY KEY (corporation_id, token_hash)
);
CREATE INDEX session_by_age ON public.session USING btree (corporation_id, expires_at);
CREATE INDEX session_by_owner ON public.session USING btree (corporation_id, owner);

create table setup_link (
  corporation_id bigint not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, token_hash)
);

create table shop (
  corporation_id bigint not null,
  shop_id bigint not null,
  config jsonb not null,
  config_version bigint not null,
  paused boolean not null,
  paused_until timestamp with time zone,
  state_version bigint not null,
  updated_at timestamp with time zone not null,
  pause jsonb,
  PRIMARY KEY (corporation_id, shop_id)
);

create table slot_use (
  corporation_id bigint not null,
  shop_id bigint not null,
  biz_type integer not null,
  slot_start timestamp with time zone not null,
  used integer not null,
  PRIMARY KEY (corporation_id, shop_id, biz_type, slot_start),
  CHECK ((used >= 0))
);

create table staff (
  corporation_id bigint not null,
  staff_id uuid not null,
  account text not null,
  name text not null,
  password_hash text not null,
  role text not null,
  shop_ids jsonb not null,
  active boolean not null,
  created_at timestamp with time zone not null,
  brand boolean not null,
  refund_alone jsonb not null default '{}'::jsonb,
  grants jsonb,
  grants_revision integer not null default 0,
  PRIMARY KEY (corporation_id, staff_id)
);
CREATE UNIQUE INDEX staff_by_account ON public.staff USING btree (corporation_id, account);

create table staff_device (
  corporation_id bigint not null,
  device_id uuid not null,
  token_hash text not null,
  shop_id bigint not null,
  name text not null,
  idle_minutes integer not null,
  shared_by text not null,
  shared_at timestamp with time zone not null,
  UNIQUE (corporation_id, token_hash),
  PRIMARY KEY (corporation_id, device_id)
);

create table staff_link (
  corporation_id bigint not null,
  token_hash text not null,
  staff_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, token_hash)
);
CREATE INDEX staff_link_by_staff ON public.staff_link USING btree (corporation_id, staff_id);

create table staff_pin (
  corporation_id bigint not null,
  staff_id uuid not null,
  pin_hash text not null,
  set_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, staff_id)
);

create table staff_role (
  corporation_id bigint not null,
  role_id uuid not null,
  name text not null,
  rights jsonb not null,
  PRIMARY KEY (corporation_id, role_id)
);

create table store_group (
  corporation_id bigint not null,
  group_id text not null,
  name text not null,
  shop_ids jsonb not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, group_id)
);
CREATE UNIQUE INDEX store_group_by_name ON public.store_group USING btree (corporation_id, lower(name));

create table stored_value_program (
  corporation_id bigint not null,
  program_id text not null,
  version_id text not null,
  terms jsonb not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, program_id, version_id)
);

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
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  closed_by text not null,
  merged_into uuid,
  write_off_asked jsonb,
  reduction_request jsonb,
  PRIMARY KEY (corporation_id, bill_id)
);
CREATE INDEX table_bill_open ON public.table_bill USING btree (corporation_id, shop_id, bill_id) WHERE (state = 'open'::text);

create table table_buffet (
  corporation_id bigint not null,
  session_id uuid not null,
  adults smallint not null,
  children smallint not null,
  charged_adults smallint not null,
  charged_children smallint not null,
  opened_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, session_id),
  CHECK ((adults >= 0)),
  CHECK (((charged_adults >= 0) AND (charged_adults <= adults))),
  CHECK (((charged_children >= 0) AND (charged_children <= children))),
  CHECK ((children >= 0))
);

create table table_buffet_item (
  corporation_id bigint not null,
  session_id uuid not null,
  order_id uuid not null,
  buffet_stall_id text not null,
  food_id text not null,
  unit_id text not null,
  quantity integer not null,
  ordered_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, session_id, order_id, buffet_stall_id, food_id, unit_id),
  CHECK ((quantity > 0))
);

create table table_buffet_share (
  corporation_id bigint not null,
  session_id uuid not null,
  person_id text not null,
  adults smallint not null,
  children smallint not null,
  charged_adults smallint not null,
  charged_children smallint not null,
  given_up boolean not null default false,
  PRIMARY KEY (corporation_id, session_id, person_id),
  CHECK ((adults >= 0)),
  CHECK (((charged_adults >= 0) AND (charged_adults <= adults))),
  CHECK (((charged_children >= 0) AND (charged_children <= children))),
  CHECK ((children >= 0))
);

create table table_call (
  corporation_id bigint not null,
  call_id uuid not null,
  shop_id bigint not null,
  table_id text not null,
  wish text not null,
  called_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by text not null,
  PRIMARY KEY (corporation_id, call_id)
);
CREATE UNIQUE INDEX table_call_waits ON public.table_call USING btree (corporation_id, shop_id, table_id, wish) WHERE (answered_at IS NULL);

create table table_seat (
  corporation_id bigint not null,
  session_id uuid not null,
  person_id text not null,
  owner text not null,
  nick text not null,
  avatar smallint not null,
  joined_at timestamp with time zone not null,
  left_at timestamp with time zone,
  acted_at timestamp with time zone,
  gave_way boolean not null default false,
  PRIMARY KEY (corporation_id, session_id, person_id)
);
CREATE UNIQUE INDEX table_seat_by_owner ON public.table_seat USING btree (corporation_id, owner, session_id);

create table table_session (
  corporation_id bigint not null,
  session_id uuid not null,
  shop_id bigint not null,
  table_id text not null,
  pin text not null,
  version integer not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  rests_since timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text not null,
  moved_from text,
  seen_at timestamp with time zone,
  PRIMARY KEY (corporation_id, session_id),
  CHECK ((version > 0))
);
CREATE UNIQUE INDEX table_session_live ON public.table_session USING btree (corporation_id, shop_id, table_id) WHERE (ended_at IS NULL);

create table till_move (
  corporation_id bigint not null,
  move_id uuid not null,
  shift_id uuid not null,
  amount bigint not null,
  reason text not null,
  by_id text not null,
  by_name text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, move_id)
);
CREATE INDEX till_move_of_shift ON public.till_move USING btree (corporation_id, shift_id, move_id);

create table till_shift (
  corporation_id bigint not null,
  shift_id uuid not null,
  shop_id bigint not null,
  drawer text not null,
  float_amount bigint not null,
  opened_by text not null,
  opened_name text not null,
  opened_at timestamp with time zone not null,
  counted_amount bigint,
  note text not null default ''::text,
  closed_by text,
  closed_name text,
  closed_at timestamp with time zone,
  PRIMARY KEY (corporation_id, shift_id)
);
CREATE INDEX till_shift_of_shop ON public.till_shift USING btree (corporation_id, shop_id, opened_at);
CREATE UNIQUE INDEX till_shift_open ON public.till_shift USING btree (corporation_id, shop_id, drawer) WHERE (closed_at IS NULL);

create table upload (
  corporation_id bigint not null,
  upload_name text not null,
  customer_id bigint not null,
  purpose text not null,
  width integer not null,
  height integer not null,
  bytes bytea,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  color text,
  PRIMARY KEY (corporation_id, upload_name)
);
CREATE INDEX upload_unused ON public.upload USING btree (corporation_id, created_at) WHERE (used_at IS NULL);

create table verified_contact (
  corporation_id bigint not null,
  owner text not null,
  channel text not null,
  destination text not null,
  verified_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, owner, channel)
);

create table verify_code (
  corporation_id bigint not null,
  verify_code_id uuid not null,
  purpose text not null,
  destination text not null,
  owner text not null,
  code_hash text not null,
  tries integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by text,
  PRIMARY KEY (corporation_id, verify_code_id)
);
CREATE INDEX verify_code_by_destination ON public.verify_code USING btree (corporation_id, destination, purpose, created_at);
CREATE UNIQUE INDEX verify_code_open ON public.verify_code USING btree (corporation_id, destination, purpose, owner) WHERE (used_at IS NULL);

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
  joined_at timestamp with time zone not null,
  watch_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  sealed_personal text,
  PRIMARY KEY (corporation_id, waiting_id)
);
CREATE INDEX waiting_party_by_change ON public.waiting_party USING btree (corporation_id, shop_id, changed_at);
CREATE INDEX waiting_party_live ON public.waiting_party USING btree (corporation_id, shop_id, joined_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX waiting_party_own ON public.waiting_party USING btree (corporation_id, owner, shop_id) WHERE (ended_at IS NULL);
CREATE INDEX waiting_party_watched ON public.waiting_party USING btree (corporation_id, watch_at) WHERE (watch_at IS NOT NULL);

create table wallet_pass (
  corporation_id bigint not null,
  pass_id uuid not null,
  owner text not null,
  kind text not null,
  subject_id text not null,
  sealed_token text not null,
  content jsonb not null,
  in_google boolean not null default false,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  voided_at timestamp with time zone,
  UNIQUE (corporation_id, owner, kind, subject_id),
  PRIMARY KEY (corporation_id, pass_id)
);
CREATE INDEX wallet_pass_voided ON public.wallet_pass USING btree (corporation_id, voided_at) WHERE (voided_at IS NOT NULL);

create table wallet_pass_change (
  corporation_id bigint not null,
  change_id uuid not null default gen_random_uuid(),
  pass_id uuid not null,
  PRIMARY KEY (corporation_id, change_id)
);
CREATE INDEX wallet_pass_change_by_pass ON public.wallet_pass_change USING btree (corporation_id, pass_id);

create table wallet_pass_watch (
  corporation_id bigint not null,
  watched text not null,
  pass_id uuid not null,
  PRIMARY KEY (corporation_id, watched, pass_id),
  FOREIGN KEY (corporation_id, pass_id) REFERENCES wallet_pass(corporation_id, pass_id) ON DELETE CASCADE
);
CREATE INDEX wallet_pass_watch_by_pass ON public.wallet_pass_watch USING btree (corporation_id, pass_id);

create table wallet_registration (
  corporation_id bigint not null,
  device_id text not null,
  pass_id uuid not null,
  sealed_push_token text not null,
  registered_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, device_id, pass_id),
  FOREIGN KEY (corporation_id, pass_id) REFERENCES wallet_pass(corporation_id, pass_id) ON DELETE CASCADE
);
CREATE INDEX wallet_registration_by_pass ON public.wallet_registration USING btree (corporation_id, pass_id);

create table webhook_delivery (
  corporation_id bigint not null,
  delivery_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  body text not null,
  state text not null,
  attempts integer not null,
  tries jsonb not null,
  created_at timestamp with time zone not null,
  next_at timestamp with time zone,
  sealed_personal text,
  PRIMARY KEY (corporation_id, delivery_id)
);
CREATE INDEX webhook_delivery_by_endpoint ON public.webhook_delivery USING btree (corporation_id, endpoint_id, delivery_id);
CREATE UNIQUE INDEX webhook_delivery_by_event ON public.webhook_delivery USING btree (corporation_id, endpoint_id, event_id);

create table webhook_endpoint (
  corporation_id bigint not null,
  endpoint_id uuid not null,
  request_id text not null,
  url text not null,
  name text not null,
  secret text not null,
  events jsonb not null,
  shop_ids jsonb not null,
  active boolean not null,
  switched_off text not null,
  failing_since timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (corporation_id, endpoint_id)
);
CREATE UNIQUE INDEX webhook_endpoint_by_request ON public.webhook_endpoint USING btree (corporation_id, request_id);
