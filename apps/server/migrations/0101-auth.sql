-- A token is kept as its hash. It alone says who asks. LOGIN-3
create table session (
  corporation_id bigint not null,
  token_hash text not null,
  session_id uuid not null,
  owner text not null,
  customer_id bigint not null,
  kind text not null,
  staff jsonb,
  device_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (corporation_id, token_hash)
);

create index session_by_owner on session (corporation_id, owner);

create table customer (
  corporation_id bigint not null,
  customer_id bigint not null,
  nick text not null,
  avatar text not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  birthday date,
  is_member boolean not null,
  language text not null,
  created_at timestamptz not null,
  primary key (corporation_id, customer_id)
);

create unique index customer_by_email on customer (corporation_id, email);

create unique index customer_by_phone on customer (corporation_id, phone);

-- One code sent: hashed, bound to its purpose, destination and session, for five tries and five minutes.
create table verify_code (
  corporation_id bigint not null,
  verify_code_id uuid not null,
  purpose text not null,
  destination text not null,
  owner text not null,
  code_hash text not null,
  tries int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (corporation_id, verify_code_id)
);

create index verify_code_by_destination on verify_code (corporation_id, destination, purpose, created_at);

-- What a right code earns: proof, for ten minutes and one use, that the session holds the destination.
create table auth_ticket (
  corporation_id bigint not null,
  ticket_hash text not null,
  purpose text not null,
  destination text not null,
  owner text not null,
  expires_at timestamptz not null,
  primary key (corporation_id, ticket_hash)
);

create table agreement_accepted (
  corporation_id bigint not null,
  customer_id bigint not null,
  agreement_id text not null,
  version int not null,
  accepted_at timestamptz not null,
  primary key (corporation_id, customer_id, agreement_id, version)
);

-- What is to be said outside the app (codes, notices): written with its cause, sent by a job.
create table outbox_message (
  corporation_id bigint not null,
  outbox_message_id uuid not null,
  channel text not null,
  destination text not null,
  template text not null,
  params jsonb not null,
  language text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (corporation_id, outbox_message_id)
);

create index outbox_message_by_age on outbox_message (corporation_id, created_at);

-- Counters of what may happen only so often, shared by all processes.
create table rate_limit (
  corporation_id bigint not null,
  key text not null,
  window_start timestamptz not null,
  used int not null,
  primary key (corporation_id, key, window_start)
);

-- What a person without an account has proved to hold. LOGIN-4
create table verified_contact (
  corporation_id bigint not null,
  owner text not null,
  channel text not null,
  destination text not null,
  verified_at timestamptz not null,
  primary key (corporation_id, owner, channel)
);
