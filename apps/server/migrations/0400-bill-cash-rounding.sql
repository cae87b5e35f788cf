-- What rounding added to the cash that staff handed back of a part of a bill; below zero where it took off (PAY-19).
alter table bill_return add column rounding bigint not null default 0;
