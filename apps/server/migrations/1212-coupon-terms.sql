-- A kind of coupon may change: those that were given out keep the terms they were given with. CARD-6
alter table coupon_template add column version integer not null default 1;
alter table coupon_template alter column version drop default;
alter table coupon add column terms_version integer not null default 1;
alter table coupon alter column terms_version drop default;

create table coupon_terms (
  corporation_id bigint not null,
  coupon_template_id text not null,
  version integer not null,
  terms jsonb not null,
  until timestamptz not null,
  primary key (corporation_id, coupon_template_id, version)
);

create index coupon_by_template on coupon (corporation_id, coupon_template_id);
