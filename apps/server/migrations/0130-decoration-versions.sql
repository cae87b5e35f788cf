-- The draft of a brand's pages, every published version of them, and publications for a later time (DECO-1).
create table decoration_draft (
  corporation_id bigint not null,
  pages jsonb not null,
  revision bigint not null,
  updated_at timestamptz not null,
  updated_by text not null,
  primary key (corporation_id)
);

create table decoration_version (
  corporation_id bigint not null,
  version bigint not null,
  pages jsonb not null,
  published_at timestamptz not null,
  cause text not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  primary key (corporation_id, version)
);

create table decoration_schedule (
  corporation_id bigint not null,
  schedule_id uuid not null,
  shop_id bigint not null,
  pages jsonb not null,
  publish_at timestamptz not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  primary key (corporation_id, schedule_id)
);

insert into decoration_version (corporation_id, version, pages, published_at, cause, by_id, by_name, note)
  select corporation_id, version, pages, now(), 'start', '', '', '' from decoration_plan where in_use
  on conflict do nothing;
