-- Locks an account that may never have held anything: it is opened then, and who comes at the same moment waits. M4
create function ledger_lock_opened(corporation bigint, wanted text, unit text) returns void language plpgsql as $$
begin
  perform 1 from ledger_balance b where b.corporation_id = corporation and b.account = wanted for update;
  if not found then
    insert into ledger_balance (corporation_id, account, currency, balance) values (corporation, wanted, unit, 0)
    on conflict (corporation_id, account) do nothing;
    if not found then
      perform 1 from ledger_balance b where b.corporation_id = corporation and b.account = wanted for update;
    end if;
  end if;
end
$$;
