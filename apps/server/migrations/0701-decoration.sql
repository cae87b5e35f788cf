-- How a brand's pages are laid out. A plan is replaced as a whole and its version rises. DECO-1
create table decoration_plan (
  corporation_id bigint not null,
  decoration_plan_id text not null,
  version int not null,
  in_use boolean not null,
  pages jsonb not null,
  primary key (corporation_id, decoration_plan_id)
);
