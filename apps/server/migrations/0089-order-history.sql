-- The order history reads a store's orders by time, by number and by phone number, however old they are (ORDER-12).
create index customer_order_by_time on customer_order (corporation_id, shop_id, created_at, order_id);
create index customer_order_by_number on customer_order (corporation_id, shop_id, left(search, 16) text_pattern_ops);
