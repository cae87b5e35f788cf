-- What staff record of a booking: its source, allergies, high chairs, occasion and a note for the team, how late the party comes,
-- and every change of it.
alter table booking
  add column source text not null default 'web',
  add column details jsonb not null default '{}'::jsonb,
  add column late_minutes integer not null default 0;
update booking set source = 'phone' where owner like 'staff:%';
update booking set source = 'walkIn' where walk_in;

create table booking_event (
  corporation_id bigint not null,
  event_id uuid not null,
  booking_id uuid not null,
  what text not null,
  by_kind text not null,
  by_name text not null,
  changes jsonb not null,
  at timestamptz not null,
  primary key (corporation_id, event_id)
);
create index booking_event_of_booking on booking_event (corporation_id, booking_id, event_id);
