-- Postings that cannot fail, several at once: their causes are new, and what they take stands on accounts that the
-- transaction has locked. Where that is not so all of it is a fault. M1, M2
create function ledger_write(
  corporations bigint[],
  cause_keys text[],
  posting_ids uuid[],
  kinds text[],
  currencies text[],
  times timestamptz[],
  refs text[],
  shops bigint[],
  -- Which posting an entry is of, counted from 1; those of one posting stand together.
  of_posting int[],
  accounts text[],
  amounts bigint[],
  -- Its account has a stored balance.
  kept boolean[]
) returns void language plpgsql as $$
declare
  posting int := 0;
  entry int := 0;
  total bigint := 0;
begin
  for i in 1 .. cardinality(posting_ids) loop
    insert into ledger_posting (corporation_id, cause_key, posting_id, kind, currency, at, reference, shop_id)
    values (corporations[i], cause_keys[i], posting_ids[i], kinds[i], currencies[i], times[i], refs[i], shops[i]);
  end loop;
  for i in 1 .. cardinality(accounts) loop
    if of_posting[i] <> posting then
      if total <> 0 then
        raise exception 'entries of % do not add up', cause_keys[posting];
      end if;
      posting := of_posting[i];
      entry := 0;
    end if;
    entry := entry + 1;
    total := total + amounts[i];
    insert into ledger_entry (corporation_id, posting_id, entry_no, account, amount)
    values (corporations[posting], posting_ids[posting], entry, accounts[i], amounts[i]);
    if kept[i] then
      update ledger_balance b set balance = b.balance + amounts[i]
      where b.corporation_id = corporations[posting] and b.account = accounts[i] and b.currency = currencies[posting];
      if not found then
        if amounts[i] > 0 then
          -- Its first value; whoever brings some at the same moment waits, and adds to it.
          insert into ledger_balance as b (corporation_id, account, currency, balance)
          values (corporations[posting], accounts[i], currencies[posting], amounts[i])
          on conflict (corporation_id, account) do update set balance = b.balance + excluded.balance
            where b.currency = excluded.currency;
        end if;
        if not found then
          raise exception 'account % holds nothing, or another currency', accounts[i];
        end if;
      end if;
    end if;
  end loop;
  if total <> 0 then
    raise exception 'entries of % do not add up', cause_keys[posting];
  end if;
end
$$;
