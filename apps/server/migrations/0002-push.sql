-- A ticket opens one stream, once, within a minute.
create table push_ticket (
  corporation_id bigint not null,
  ticket_hash text not null,
  owner text not null,
  topics jsonb not null,
  expires_at timestamptz not null,
  primary key (corporation_id, ticket_hash)
);
