-- A link by which somebody of the staff sets their password: once, for a while, kept as a hash. An empty password is nobody's. U3
create table staff_link (
  corporation_id bigint not null,
  token_hash text not null,
  staff_id uuid not null,
  expires_at timestamptz not null,
  primary key (corporation_id, token_hash)
);

create index staff_link_by_staff on staff_link (corporation_id, staff_id);
