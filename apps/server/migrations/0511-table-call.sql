-- A table calls the staff. It waits until somebody of them answers; the same wish of a table waits once.
create table table_call (
  corporation_id bigint not null,
  call_id uuid not null,
  shop_id bigint not null,
  table_id text not null,
  wish text not null,
  called_at timestamptz not null,
  answered_at timestamptz,
  answered_by text not null,
  primary key (corporation_id, call_id)
);

create unique index table_call_waits on table_call (corporation_id, shop_id, table_id, wish) where answered_at is null;
