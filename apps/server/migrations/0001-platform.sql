-- A brand and its settings. Every other table leads its keys with its number.
create table corporation (
  corporation_id bigint not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id)
);

-- What a changing call answered, so that the same request repeated gets the same answer and changes nothing twice. API-3
create table request_log (
  corporation_id bigint not null,
  owner text not null,
  request_id text not null,
  path text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (corporation_id, owner, request_id)
);

create index request_log_by_age on request_log (corporation_id, created_at);

-- Written in the transaction of an effect: a job that runs twice finds it and acts once.
create table done_key (
  corporation_id bigint not null,
  key text not null,
  at timestamptz not null,
  primary key (corporation_id, key)
);

create index done_key_by_age on done_key (corporation_id, at);

-- Numeric ids are given out in blocks, one process taking a block at a time.
create table id_block (
  corporation_id bigint not null,
  name text not null,
  next bigint not null,
  primary key (corporation_id, name)
);
