-- What a recharge pays with the card as soon as it is paid itself, and what became of it. PAY-7
create table recharge_pays (
  corporation_id bigint not null,
  recharge_id uuid not null,
  kind text not null,
  payable_id uuid not null,
  state text not null check (state in ('waiting', 'paid', 'notPaid')),
  primary key (corporation_id, recharge_id)
);
