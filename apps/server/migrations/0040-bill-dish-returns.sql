-- Refunds of dishes of a closed bill: the round each belongs to and the part that gets it back (ORDER-9).
alter table bill_return add column order_id uuid;
alter table bill_return add column part_id uuid;
create index bill_return_of_order on bill_return (corporation_id, order_id) where order_id is not null;
