-- A new order no longer pays for the list of finished ones: they enter their index when they end.
drop index customer_order_by_change;

create index customer_order_ended on customer_order (corporation_id, shop_id, ended_at) where ended_at is not null;
