-- When what is stored of an account changed last, for systems that read members by their changes (API-13). In milliseconds, as the
-- cursor of those systems has it.
alter table customer add column changed_at timestamptz not null default date_trunc('milliseconds', now());
create index customer_by_change on customer (corporation_id, changed_at, customer_id);
create function customer_changed() returns trigger language plpgsql as $$
begin
  new.changed_at = date_trunc('milliseconds', clock_timestamp());
  return new;
end $$;
create trigger customer_changed before update on customer for each row when (old.* is distinct from new.*)
  execute function customer_changed();
