-- Delivery address and remark of orders in sealed form, as 0490 has it for other tables.
alter table customer_order add column sealed_personal text;
