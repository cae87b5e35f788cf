-- Codes for coupons that the brand hands out: one public code for many guests, or a batch of codes for one guest each (CARD-6).
create table coupon_code_batch (
  corporation_id bigint not null,
  batch_id text not null,
  coupon_template_id text not null,
  kind text not null,
  name text not null,
  public_code text,
  most integer not null,
  taken integer default 0 not null,
  start_date date not null,
  end_date date not null,
  valid_days integer not null,
  enabled boolean not null,
  created_at timestamptz not null,
  primary key (corporation_id, batch_id),
  foreign key (corporation_id, coupon_template_id) references coupon_template (corporation_id, coupon_template_id),
  constraint coupon_code_batch_kind_check check (kind in ('public', 'single') and (kind = 'public') = (public_code is not null)),
  constraint coupon_code_batch_most_check check (most > 0 and taken >= 0 and taken <= most)
);
create unique index coupon_code_batch_by_code on coupon_code_batch (corporation_id, public_code) where public_code is not null;

-- Who took a public code: once each.
create table coupon_public_take (
  corporation_id bigint not null,
  batch_id text not null,
  owner text not null,
  coupon_code text not null,
  taken_at timestamptz not null,
  primary key (corporation_id, batch_id, owner),
  foreign key (corporation_id, batch_id) references coupon_code_batch (corporation_id, batch_id)
);

alter table coupon_voucher add column batch_id text;
create index coupon_voucher_by_batch on coupon_voucher (corporation_id, batch_id) where batch_id is not null;
