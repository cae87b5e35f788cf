-- The buffet of a party, from its opening on: how many eat, and whose price is on an order already. CART-13
create table table_buffet (
  corporation_id bigint not null,
  session_id uuid not null,
  adults smallint not null check (adults >= 0),
  children smallint not null check (children >= 0),
  charged_adults smallint not null check (charged_adults between 0 and adults),
  charged_children smallint not null check (charged_children between 0 and children),
  opened_at timestamptz not null,
  primary key (corporation_id, session_id)
);

-- Plates ordered of it, by the order that took them: what falls through gives its plates back. S4
create table table_buffet_item (
  corporation_id bigint not null,
  session_id uuid not null,
  order_id uuid not null,
  buffet_stall_id text not null,
  food_id text not null,
  unit_id text not null,
  quantity integer not null check (quantity > 0),
  ordered_at timestamptz not null,
  primary key (corporation_id, session_id, order_id, buffet_stall_id, food_id, unit_id)
);
