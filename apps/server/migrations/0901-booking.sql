-- A table booked for a party and a time. BOOK-1
create table booking (
  corporation_id bigint not null,
  booking_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  -- What is said at the door.
  booking_no text not null,
  state text not null,
  version integer not null,
  party_size integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  table_id text not null,
  area_id text not null,
  wished_area_id text not null,
  contact jsonb not null,
  wishes text not null,
  reason text not null,
  language text not null,
  -- From the waiting list, not booked ahead.
  walk_in boolean not null,
  -- When a watchdog looks at it next: nobody came, or their time is over. Null = nothing to watch.
  watch_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  primary key (corporation_id, booking_id)
);

create index booking_by_owner on booking (corporation_id, owner, starts_at, booking_id);

create index booking_by_day on booking (corporation_id, shop_id, starts_at);

create index booking_watched on booking (corporation_id, watch_at) where watch_at is not null;

-- A table's quarter hours that are taken: the key lets two stays never share one, whatever happens at once. S5
create table booking_quarter (
  corporation_id bigint not null,
  shop_id bigint not null,
  table_id text not null,
  quarter timestamptz not null,
  booking_id uuid not null,
  primary key (corporation_id, shop_id, table_id, quarter)
);

create index booking_quarter_by_booking on booking_quarter (corporation_id, booking_id);

-- A row per person, locked while they book: the bound on their bookings holds whatever happens at once.
create table booking_person (
  corporation_id bigint not null,
  owner text not null,
  primary key (corporation_id, owner)
);

-- A party that waits for a table now.
create table waiting_party (
  corporation_id bigint not null,
  waiting_id uuid not null,
  owner text not null,
  shop_id bigint not null,
  state text not null,
  version integer not null,
  party_size integer not null,
  contact jsonb not null,
  language text not null,
  joined_at timestamptz not null,
  -- When a watchdog looks at it next: a called party did not come, a list nobody closed.
  watch_at timestamptz,
  changed_at timestamptz not null,
  ended_at timestamptz,
  primary key (corporation_id, waiting_id)
);

-- One place a person and store.
create unique index waiting_party_own on waiting_party (corporation_id, owner, shop_id) where ended_at is null;

create index waiting_party_live on waiting_party (corporation_id, shop_id, joined_at) where ended_at is null;

create index waiting_party_by_change on waiting_party (corporation_id, shop_id, changed_at);

create index waiting_party_watched on waiting_party (corporation_id, watch_at) where watch_at is not null;

create index booking_by_change on booking (corporation_id, shop_id, changed_at);
