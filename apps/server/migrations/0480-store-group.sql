-- Named groups of stores, for reports (PAY-22).
create table store_group (
  corporation_id bigint not null,
  group_id text not null,
  name text not null,
  shop_ids jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id, group_id)
);
create unique index store_group_by_name on store_group (corporation_id, lower(name));
