-- The figures of a store's day as they were when somebody closed it. Never changed: what comes later shows as a difference. TC6
create table day_close (
  corporation_id bigint not null,
  shop_id bigint not null,
  day date not null,
  figures jsonb not null,
  closed_by text not null,
  closed_name text not null,
  closed_at timestamptz not null,
  primary key (corporation_id, shop_id, day)
);
