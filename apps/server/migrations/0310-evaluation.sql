-- What a brand asks after a meal; one program at a time.
create table evaluation_program (
  corporation_id bigint not null,
  program_id text not null,
  terms jsonb not null,
  primary key (corporation_id, program_id)
);

-- What was said of an order, once; never changed.
create table evaluation (
  corporation_id bigint not null,
  order_id uuid not null,
  shop_id bigint not null,
  program_id text not null,
  stars smallint not null check (stars between 1 and 5),
  answers jsonb not null,
  remark text not null,
  created_at timestamptz not null,
  primary key (corporation_id, order_id)
);

create index evaluation_by_shop on evaluation (corporation_id, shop_id, created_at);
