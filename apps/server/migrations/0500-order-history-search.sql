-- The history of a store finds few of many orders by their amount, the end of a phone number or a table.
create index customer_order_by_amount on customer_order (corporation_id, shop_id, (((totals ->> 'totalPaidAmount'))::bigint));
create index customer_order_by_phone on customer_order
  (corporation_id, shop_id, reverse(details -> 'contact' ->> 'phoneNumber') text_pattern_ops)
  where details -> 'contact' ->> 'phoneNumber' is not null;
create index customer_order_by_table on customer_order (corporation_id, shop_id, lower(details -> 'table' ->> 'tableName'))
  where details -> 'table' ->> 'tableName' is not null;
