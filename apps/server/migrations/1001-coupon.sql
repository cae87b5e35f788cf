-- Kinds of coupons: what they give, where, when and on what.
create table coupon_template (
  corporation_id bigint not null,
  coupon_template_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id, coupon_template_id)
);

-- One coupon of one person. `order_id` is the order that took it: it is taken once, and comes back once. S6
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
  primary key (corporation_id, coupon_code),
  foreign key (corporation_id, coupon_template_id) references coupon_template
);

create index coupon_by_owner on coupon (corporation_id, owner, end_date);

-- What became of it, one row a step, never changed. L2
create table coupon_use (
  corporation_id bigint not null,
  coupon_code text not null,
  order_id uuid not null,
  kind text not null check (kind in ('taken', 'returned')),
  at timestamptz not null,
  primary key (corporation_id, coupon_code, order_id, kind)
);
