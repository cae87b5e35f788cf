-- After a change of the store's time zone its new business day continues the count of the former one (ORDER-9).
alter table order_call_count add column counted_on date;
