-- A member's points are read from the lots that are not empty: after years most are.
create index point_lot_left on point_lot (corporation_id, customer_id, expires_at, point_lot_id) where left_points > 0;
