-- One-time links to set up the first brand (SETUP-3). There is no brand yet: `corporation_id` is 0.
create table setup_link (
  corporation_id bigint not null,
  token_hash text not null,
  expires_at timestamptz not null,
  primary key (corporation_id, token_hash)
);
