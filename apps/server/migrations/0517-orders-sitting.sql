-- What those who take part in a table's buffet with carts of their own ordered: whether their table can be had again. C6
create index customer_order_sitting on customer_order (corporation_id, (details->'sitting'->>'sessionId'))
  where details->'sitting'->>'sessionId' is not null;
