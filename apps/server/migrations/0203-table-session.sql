-- One party at a table, from the first who joins until it is paid, released or long left. What a party has in its cart and
-- what it ordered hangs on its session: the next party has another. C6
create table table_session (
  corporation_id bigint not null,
  session_id uuid not null,
  shop_id bigint not null,
  table_id text not null,
  pin text not null,
  version integer not null check (version > 0),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  rests_since timestamptz,
  ended_at timestamptz,
  ended_by text not null,
  primary key (corporation_id, session_id)
);

create unique index table_session_live on table_session (corporation_id, shop_id, table_id) where ended_at is null;

-- Who sits there. A person keeps name, look and lines when leaving and coming back, or signing in meanwhile.
create table table_seat (
  corporation_id bigint not null,
  session_id uuid not null,
  person_id text not null,
  owner text not null,
  nick text not null,
  avatar smallint not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (corporation_id, session_id, person_id)
);

create unique index table_seat_by_owner on table_seat (corporation_id, owner, session_id);
