-- The draft of a store's menu, every published version of it, and publications for a later time (MENU-1).
create table menu_draft (
  corporation_id bigint not null,
  shop_id bigint not null,
  document jsonb not null,
  revision bigint not null,
  updated_at timestamptz not null,
  updated_by text not null,
  primary key (corporation_id, shop_id)
);

create table menu_version (
  corporation_id bigint not null,
  shop_id bigint not null,
  version bigint not null,
  document jsonb not null,
  published_at timestamptz not null,
  cause text not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  primary key (corporation_id, shop_id, version)
);

create table menu_schedule (
  corporation_id bigint not null,
  shop_id bigint not null,
  schedule_id uuid not null,
  document jsonb not null,
  publish_at timestamptz not null,
  by_id text not null,
  by_name text not null,
  note text not null,
  failed text,
  primary key (corporation_id, shop_id, schedule_id)
);

insert into menu_version (corporation_id, shop_id, version, document, published_at, cause, by_id, by_name, note)
  select corporation_id, shop_id, version, document, updated_at, 'start', '', '', '' from menu;
