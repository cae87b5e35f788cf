-- PINs of people and shared tablets (L5). A PIN is deleted when the password is reset by a link.
create table staff_pin (
  corporation_id bigint not null,
  staff_id uuid not null,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (corporation_id, staff_id)
);

create table staff_device (
  corporation_id bigint not null,
  device_id uuid not null,
  token_hash text not null,
  shop_id bigint not null,
  name text not null,
  idle_minutes integer not null,
  shared_by text not null,
  shared_at timestamptz not null,
  primary key (corporation_id, device_id),
  unique (corporation_id, token_hash)
);
