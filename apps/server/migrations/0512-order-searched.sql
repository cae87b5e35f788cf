-- What the order history searches: guest, table and amount, which are otherwise inside JSON. The row's trigger writes and erases them with
-- their origin, also for servers of the former version.
alter table customer_order add column guest_name text, add column table_name text, add column paid_amount bigint;

create function order_guest_name(details jsonb) returns text language sql immutable as $$
  select case when details ? 'contact' then
    lower(coalesce(details -> 'contact' ->> 'firstName', '') || ' ' || coalesce(details -> 'contact' ->> 'lastName', '')) end
$$;

create function order_searched_set() returns trigger language plpgsql as $$
begin
  new.guest_name := order_guest_name(new.details);
  new.table_name := lower(new.details -> 'table' ->> 'tableName');
  new.paid_amount := (new.totals ->> 'totalPaidAmount')::bigint;
  return new;
end
$$;

create trigger order_searched_placed before insert on customer_order for each row execute function order_searched_set();
create trigger order_searched_changed before update of details, totals on customer_order for each row
  when (new.details -> 'contact' is distinct from old.details -> 'contact'
    or new.details -> 'table' ->> 'tableName' is distinct from old.details -> 'table' ->> 'tableName'
    or new.totals ->> 'totalPaidAmount' is distinct from old.totals ->> 'totalPaidAmount')
  execute function order_searched_set();
