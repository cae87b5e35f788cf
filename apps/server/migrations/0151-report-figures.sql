-- Figures of a store's day, by dimension and key (PAY-13): written by a job, built again from orders and payments at any time.
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
  primary key (corporation_id, dimension, shop_id, day, key)
);
-- A day is built under the lock of its row.
create table report_day (
  corporation_id bigint not null,
  shop_id bigint not null,
  day date not null,
  built_at timestamptz not null,
  primary key (corporation_id, shop_id, day)
);
-- How far the changes of orders and payments are in the figures; a process that runs the job moves next_at ahead.
create table report_progress (
  corporation_id bigint not null,
  seen_until timestamptz,
  next_at timestamptz not null,
  primary key (corporation_id)
);
-- What changed lately: both tables only grow, in the order of time.
create index order_event_at on order_event (corporation_id, at);
create index payment_step_at on payment_step (corporation_id, at);
create index bill_part_paid on bill_part (corporation_id, paid_at) where paid_at is not null;
create index bill_return_made on bill_return (corporation_id, at);
