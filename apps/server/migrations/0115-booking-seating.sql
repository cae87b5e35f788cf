-- When a party was seated, the times it had booked if it was seated earlier, and the place on the waiting list it came from: what
-- undoing the seating restores.
alter table booking
  add column seated_at timestamptz,
  add column booked_start timestamptz,
  add column booked_end timestamptz,
  add column waiting_id uuid;
update booking set seated_at = changed_at where state = 'seated';
create index booking_open on booking (corporation_id, shop_id, starts_at) where ended_at is null;
