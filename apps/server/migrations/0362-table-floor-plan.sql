-- The floor plan of a store as it was drawn: the place of each table in its area. BOOK-8
create table floor_plan (
  corporation_id bigint not null,
  shop_id bigint not null,
  places jsonb not null,
  primary key (corporation_id, shop_id)
);
