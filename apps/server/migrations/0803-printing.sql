-- A printer of a store: where it listens, what it speaks, and what it prints of which stations.
create table printer (
  corporation_id bigint not null,
  printer_id uuid not null,
  shop_id bigint not null,
  version integer not null,
  settings jsonb not null,
  active boolean not null,
  updated_at timestamptz not null,
  primary key (corporation_id, printer_id)
);

create index printer_by_shop on printer (corporation_id, shop_id);

-- One paper for one printer. What is on it is kept as it was when it was asked for. The second unique key lets a paper be printed
-- once whatever happens, and again only as a numbered copy. O7
create table print_job (
  corporation_id bigint not null,
  job_id uuid not null,
  shop_id bigint not null,
  printer_id uuid not null,
  order_id uuid not null,
  order_version integer not null,
  station text not null,
  kind text not null,
  copy integer not null,
  number text not null,
  paper jsonb not null,
  state text not null,
  attempt integer not null,
  -- Bytes may have reached the printer before: the next try says that it is a copy.
  repeats boolean not null,
  fault text not null,
  confirmed boolean not null,
  asked_by text not null,
  -- Until when a process that has begun on it is left alone.
  leased_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corporation_id, job_id)
);

create unique index print_job_once
  on print_job (corporation_id, order_id, order_version, station, kind, printer_id, copy);

create index print_job_by_shop on print_job (corporation_id, shop_id, created_at);

create index print_job_troubled on print_job (corporation_id, shop_id) where state = 'dead';
