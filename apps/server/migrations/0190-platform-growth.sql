-- Reads whose cost must not grow with the years.

-- A guest's live orders, among thousands of past ones.
create index customer_order_own_live on customer_order (corporation_id, owner, order_id) where ended_at is null;
-- A guest's rejected orders of the last day.
create index customer_order_own_rejected on customer_order (corporation_id, owner, ended_at) where state = 'rejected';

-- Reviews are counted from the index alone.
drop index evaluation_by_shop;
create index evaluation_by_shop on evaluation (corporation_id, shop_id, created_at) include (stars);

-- Carts of guests by the day of their last change. The time itself is not indexed: each change would then write every index.
alter table cart add column updated_day date not null generated always as ((updated_at at time zone 'UTC')::date) stored;
create index cart_idle on cart (corporation_id, updated_day) where owner not like 'c:%';

-- Coupons given and used, by template. Spread over 16 rows each, so that orders that use one do not wait for each other.
create table coupon_count (
  corporation_id bigint not null,
  coupon_template_id text not null,
  part smallint not null,
  given bigint not null,
  used bigint not null,
  primary key (corporation_id, coupon_template_id, part)
);
insert into coupon_count
  select corporation_id, coupon_template_id, 0, count(*), count(*) filter (where order_id is not null)
  from coupon group by 1, 2;

create function coupon_count_inserted() returns trigger language plpgsql as $$
begin
  insert into coupon_count as c select corporation_id, coupon_template_id, pg_backend_pid() % 16, count(*),
      count(*) filter (where order_id is not null)
    from added group by 1, 2 order by 1, 2
    on conflict (corporation_id, coupon_template_id, part)
      do update set given = c.given + excluded.given, used = c.used + excluded.used;
  return null;
end $$;
create function coupon_count_deleted() returns trigger language plpgsql as $$
begin
  insert into coupon_count as c select corporation_id, coupon_template_id, pg_backend_pid() % 16, -count(*),
      -count(*) filter (where order_id is not null)
    from removed group by 1, 2 order by 1, 2
    on conflict (corporation_id, coupon_template_id, part)
      do update set given = c.given + excluded.given, used = c.used + excluded.used;
  return null;
end $$;
create function coupon_count_updated() returns trigger language plpgsql as $$
begin
  insert into coupon_count as c select corporation_id, coupon_template_id, pg_backend_pid() % 16, 0, sum(used)
    from (select corporation_id, coupon_template_id, (order_id is not null)::int as used from added
      union all select corporation_id, coupon_template_id, -(order_id is not null)::int from removed) changed
    group by 1, 2 having sum(used) <> 0 order by 1, 2
    on conflict (corporation_id, coupon_template_id, part) do update set used = c.used + excluded.used;
  return null;
end $$;
create trigger coupon_count_inserted after insert on coupon referencing new table as added
  for each statement execute function coupon_count_inserted();
create trigger coupon_count_deleted after delete on coupon referencing old table as removed
  for each statement execute function coupon_count_deleted();
create trigger coupon_count_updated after update on coupon referencing new table as added old table as removed
  for each statement execute function coupon_count_updated();
