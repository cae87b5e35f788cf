-- Campaigns (CARD-8): what is set up, what members have reached, what was given, and rights packages.

create table campaign (
  corporation_id bigint not null,
  campaign_id text not null,
  kind text not null,
  terms jsonb not null,
  granted bigint not null default 0,
  spent bigint not null default 0,
  created_at timestamptz not null,
  primary key (corporation_id, campaign_id),
  constraint campaign_counts_check check (granted >= 0 and spent >= 0)
);

create table campaign_progress (
  corporation_id bigint not null,
  campaign_id text not null,
  customer_id bigint not null,
  round integer not null,
  filled bigint not null,
  primary key (corporation_id, campaign_id, customer_id),
  constraint campaign_progress_check check (round >= 0 and filled >= 0)
);
create index campaign_progress_of on campaign_progress (corporation_id, customer_id);

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
  at timestamptz not null,
  primary key (corporation_id, order_id, campaign_id, customer_id, occasion),
  constraint campaign_part_check check (weight > 0 and lost between 0 and weight and returned between 0 and amount)
);
create index campaign_part_of_campaign on campaign_part (corporation_id, campaign_id);
create index campaign_part_of_customer on campaign_part (corporation_id, customer_id);

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
  at timestamptz not null,
  primary key (corporation_id, campaign_id, customer_id, occasion),
  constraint campaign_grant_check check (cost >= 0 and weight > 0 and lost between 0 and weight)
);
create index campaign_grant_of_customer on campaign_grant (corporation_id, customer_id);
create index campaign_grant_by_day on campaign_grant (corporation_id, campaign_id, day);

create table campaign_sign_in (
  corporation_id bigint not null,
  campaign_id text not null,
  customer_id bigint not null,
  day date not null,
  streak integer not null,
  at timestamptz not null,
  primary key (corporation_id, campaign_id, customer_id, day),
  constraint campaign_sign_in_check check (streak > 0)
);

create table referral_code (
  corporation_id bigint not null,
  customer_id bigint not null,
  code text not null,
  created_at timestamptz not null,
  primary key (corporation_id, customer_id)
);
create unique index referral_code_by_code on referral_code (corporation_id, code);

create table referral (
  corporation_id bigint not null,
  friend_id bigint not null,
  referrer_id bigint not null,
  order_id uuid,
  at timestamptz not null,
  primary key (corporation_id, friend_id),
  constraint referral_check check (friend_id <> referrer_id)
);
create index referral_by_referrer on referral (corporation_id, referrer_id);

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
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, package_id),
  constraint rights_package_amount_check check (amount > 0 and returned_amount between 0 and amount),
  constraint rights_package_state_check check (state in ('awaitingPayment', 'paid', 'returned'))
);
create unique index rights_package_by_code on rights_package (corporation_id, code);
create index rights_package_of_customer on rights_package (corporation_id, customer_id);
create index rights_package_of_campaign on rights_package (corporation_id, campaign_id);

create table rights_use (
  corporation_id bigint not null,
  package_id uuid not null,
  right_id text not null,
  use_no integer not null,
  shop_id bigint not null,
  staff_id text not null,
  at timestamptz not null,
  primary key (corporation_id, package_id, right_id, use_no)
);

-- The campaign a coupon came from.
alter table coupon add column source text;
create index coupon_by_source on coupon (corporation_id, source) where source is not null;
