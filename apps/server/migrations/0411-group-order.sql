-- An order of several phones by link: its people and its cart hang on the session. Only who holds the code comes in.
create table group_order (
  corporation_id bigint not null,
  code text not null,
  session_id uuid not null,
  shop_id bigint not null,
  biz_type smallint not null,
  host_person_id text not null,
  state text not null,
  deadline timestamptz not null,
  created_at timestamptz not null,
  -- The cart it was ordered from.
  cart_id text,
  primary key (corporation_id, code)
);

create unique index group_order_by_session on group_order (corporation_id, session_id);
