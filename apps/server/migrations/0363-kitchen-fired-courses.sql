-- The later courses of orders that staff fired to the kitchen. COUNTER-3
create table kitchen_fired (
  corporation_id bigint not null,
  order_id uuid not null,
  course integer not null,
  fired_at timestamptz not null,
  fired_by text not null,
  primary key (corporation_id, order_id, course)
);
