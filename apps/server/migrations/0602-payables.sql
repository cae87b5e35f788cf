-- What is paid may be an order, a part of a table's bill, a recharge, or a gift card bought: a payable, by its kind and id. PAY-5
alter table payment_attempt rename column order_id to payable_id;
alter table payment_attempt add column kind text not null default 'order';
alter table payment_attempt alter column kind drop default;
alter table payment_step rename column order_id to payable_id;
