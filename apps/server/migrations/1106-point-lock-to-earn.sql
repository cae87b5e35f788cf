-- A customer's points locked, and how they stand then, in one question: whether an order has earned, and what is owed. M4, CARD-7
create function point_lock_to_earn(
  corporation bigint, wanted text, unit text, ordered uuid, customer bigint, out earned boolean, out owed bigint
) language plpgsql as $$
begin
  perform ledger_lock_opened(corporation, wanted, unit);
  earned := exists (select 1 from point_earning e where e.corporation_id = corporation and e.order_id = ordered);
  owed := coalesce(
    (select d.owed from point_debt d where d.corporation_id = corporation and d.customer_id = customer), 0);
end
$$;
