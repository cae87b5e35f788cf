-- A code on paper or in a message that brings whoever types it first a coupon. Only its digest is kept. S8
create table coupon_voucher (
  corporation_id bigint not null,
  code_digest text not null,
  coupon_template_id text not null,
  -- It can be taken until then; the coupon is good for so many days from the day it is taken.
  take_before timestamptz not null,
  valid_days integer not null check (valid_days > 0),
  taken_by text,
  coupon_code text,
  created_at timestamptz not null,
  primary key (corporation_id, code_digest),
  foreign key (corporation_id, coupon_template_id) references coupon_template
);
