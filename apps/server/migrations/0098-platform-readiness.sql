-- What `/readyz` writes: a change proves that the database can be written, and the sealed text that the secret is the one it was
-- made with. Of no brand.
create table readiness_check (
  name text not null,
  sealed text not null,
  checked_at timestamptz not null,
  primary key (name)
);
