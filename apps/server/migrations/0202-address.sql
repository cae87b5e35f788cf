-- A person's own addresses; the phone as E.164, the point where it is known.
create table address (
  corporation_id bigint not null,
  owner text not null,
  address_id uuid not null,
  country_code text not null,
  admin text not null,
  city text not null,
  dependent_locality text not null,
  postcode text not null,
  street1 text not null,
  street2 text not null,
  organization text not null,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  iso_code text not null,
  label text not null,
  notes text not null,
  latitude double precision,
  longitude double precision,
  coordinate_system text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (corporation_id, owner, address_id)
);

-- One default a person, whatever happens at once.
create unique index address_default on address (corporation_id, owner) where is_default;

-- A row per person, locked while their addresses change: the bound on their number holds whatever happens at once.
create table address_book (
  corporation_id bigint not null,
  owner text not null,
  primary key (corporation_id, owner)
);
