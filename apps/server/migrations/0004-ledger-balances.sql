-- What came to an account is positive, what left it negative; the first postings were written the other way round.
update ledger_entry set amount = -amount;

-- What a posting is about (an order, a recharge, a transfer) and the store it happened at: for statements.
alter table ledger_posting add column reference text;
alter table ledger_posting add column shop_id bigint;

create unique index ledger_posting_by_id on ledger_posting (corporation_id, posting_id);

-- What stands on an account that holds a guest's value: written together with its entries, never below zero. M1, M4
create table ledger_balance (
  corporation_id bigint not null,
  account text not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  primary key (corporation_id, account)
);

-- The books are only ever added to. M3
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end
$$;

create trigger ledger_posting_stays before update or delete or truncate on ledger_posting
  for each statement execute function ledger_is_append_only();

create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function ledger_is_append_only();
