-- What a visit paid: an order, or a part of a table's bill.
alter table counter_visit rename column paid_order_id to paid_id;
