-- What of a bill's part was paid in money: that earns points. CARD-7
alter table bill_part add column earning_amount bigint not null default 0;
update bill_part set earning_amount = amount where state = 'paid';
alter table bill_part alter column earning_amount drop default;
alter table bill_part add check (earning_amount between 0 and amount);
