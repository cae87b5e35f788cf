-- What the kitchen has made of an order, line by line: kept here so that every screen agrees.
create table kitchen_done (
  corporation_id bigint not null,
  order_id uuid not null,
  line_key text not null,
  done_at timestamptz not null,
  done_by text not null,
  primary key (corporation_id, order_id, line_key)
);
