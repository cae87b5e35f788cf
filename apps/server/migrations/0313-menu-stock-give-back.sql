-- Portions are given back as far as they were taken from the count: of an order that was placed before anybody counted
-- nothing was, and its end brings nothing that was not there. S1, S2
create or replace function menu_stock_give_back(corporation bigint, shop bigint, keys text[], counts bigint[], moment timestamptz)
returns void language plpgsql as $$
begin
  perform 1 from menu_stock s
  where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = any (keys)
  order by s.stock_key for update;
  update menu_stock s
  set left_count = s.left_count + least(n.count, s.taken_count), taken_count = s.taken_count - least(n.count, s.taken_count),
    updated_at = moment
  from unnest(keys, counts) as n(key, count)
  where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = n.key and s.left_count is not null;
end
$$;
