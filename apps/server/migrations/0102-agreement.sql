-- Terms by version and language; a version stays as it was accepted.
create table agreement (
  corporation_id bigint not null,
  agreement_id text not null,
  version int not null,
  title jsonb not null,
  paragraphs jsonb not null,
  changed jsonb not null,
  effective_from date not null,
  required boolean not null,
  primary key (corporation_id, agreement_id, version)
);
