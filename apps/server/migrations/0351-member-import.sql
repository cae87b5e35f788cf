-- Imports of members from another loyalty system (CARD-17). The rows are dropped when all are done.
create table member_import (
  corporation_id bigint not null,
  import_id uuid not null,
  shop_id bigint not null,
  rows jsonb not null,
  row_count integer not null,
  done integer not null default 0,
  skipped integer[] not null default '{}',
  author_id text not null,
  author_name text not null,
  created_at timestamptz not null,
  primary key (corporation_id, import_id)
);
create index member_import_by_time on member_import (corporation_id, created_at);
