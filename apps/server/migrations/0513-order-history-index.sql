-- online
-- Orders that were placed before 0512, a thousand in a transaction.
do $$
declare
  corporation bigint := -1;
  placed uuid := '00000000-0000-0000-0000-000000000000';
  step record;
begin
  loop
    with part as (
      select corporation_id, order_id from customer_order where (corporation_id, order_id) > (corporation, placed)
      order by corporation_id, order_id limit 1000
    ), filled as (
      update customer_order o set guest_name = order_guest_name(o.details), table_name = lower(o.details -> 'table' ->> 'tableName'),
        paid_amount = (o.totals ->> 'totalPaidAmount')::bigint
      from part p where o.corporation_id = p.corporation_id and o.order_id = p.order_id and o.paid_amount is null
    )
    select corporation_id, order_id into step from part order by corporation_id desc, order_id desc limit 1;
    exit when not found;
    corporation := step.corporation_id;
    placed := step.order_id;
    commit;
  end loop;
end
$$;

-- What the history filters by is part of the index, so that orders which do not match are passed over without reading them.
create index concurrently if not exists customer_order_history on customer_order (corporation_id, shop_id, created_at, order_id)
  include (guest_name, table_name, paid_amount, biz_type, state, pay_state, call_count);
create index concurrently if not exists customer_order_by_phone on customer_order
  (corporation_id, shop_id, reverse(details -> 'contact' ->> 'phoneNumber') text_pattern_ops)
  where details -> 'contact' ->> 'phoneNumber' is not null;
drop index concurrently if exists customer_order_by_time;
drop index concurrently if exists customer_order_by_amount;
drop index concurrently if exists customer_order_by_table;
vacuum (analyze) customer_order;
