-- A member stands at the counter: the code their card showed was read. It pays once, within minutes. CARD-1
create table counter_visit (
  corporation_id bigint not null,
  visit_id uuid not null,
  shop_id bigint not null,
  staff_id text not null,
  customer_id bigint not null,
  card_id uuid not null,
  expires_at timestamptz not null,
  paid_order_id uuid,
  created_at timestamptz not null,
  primary key (corporation_id, visit_id)
);
