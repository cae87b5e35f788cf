-- Pictures of guests, made anew from what they sent; one that nothing uses goes after a day. X5
create table upload (
  corporation_id bigint not null,
  -- The name it is asked for by: chance, never the guest's own.
  upload_name text not null,
  customer_id bigint not null,
  purpose text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (corporation_id, upload_name)
);

create index upload_unused on upload (corporation_id, created_at) where used_at is null;
