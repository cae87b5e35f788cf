-- Who eats of a buffet with whom, where each phone of the table has a cart of its own and bears the price of its people. CART-13
create table table_buffet_share (
  corporation_id bigint not null,
  session_id uuid not null,
  person_id text not null,
  adults smallint not null check (adults >= 0),
  children smallint not null check (children >= 0),
  charged_adults smallint not null check (charged_adults between 0 and adults),
  charged_children smallint not null check (charged_children between 0 and children),
  primary key (corporation_id, session_id, person_id)
);
