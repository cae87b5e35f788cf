-- Who works at the console. Passwords are kept as argon2id hashes.
create table staff (
  corporation_id bigint not null,
  staff_id uuid not null,
  account text not null,
  name text not null,
  password_hash text not null,
  role text not null,
  shop_ids jsonb not null,
  active boolean not null,
  created_at timestamptz not null,
  primary key (corporation_id, staff_id)
);

create unique index staff_by_account on staff (corporation_id, account);
