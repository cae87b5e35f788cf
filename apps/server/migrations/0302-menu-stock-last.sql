-- Portions taken or given back as the last thing of a transaction: nobody waits for them longer than its commit. Keys are
-- locked in one order, whoever comes. Where one has too little, is switched off, or both, all of it fails as ST001 and the
-- detail names the keys. S1
create function menu_stock_take(corporation bigint, shop bigint, keys text[], counts bigint[], moment timestamptz)
returns void language plpgsql as $$
declare
  held record;
  short text[] := '{}';
  counted boolean := false;
begin
  for held in
    select s.stock_key, s.left_count, s.sold_out from menu_stock s
    where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = any (keys)
    order by s.stock_key for update
  loop
    counted := counted or held.left_count is not null;
    if held.sold_out or held.left_count < counts[array_position(keys, held.stock_key)] then
      short := short || held.stock_key;
    end if;
  end loop;
  if cardinality(short) > 0 then
    raise exception 'too little is left' using errcode = 'ST001', detail = to_json(short)::text;
  end if;
  if counted then
    update menu_stock s
    set left_count = s.left_count - n.count, taken_count = s.taken_count + n.count, updated_at = moment
    from unnest(keys, counts) as n(key, count)
    where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = n.key and s.left_count is not null;
  end if;
end
$$;

create function menu_stock_give_back(corporation bigint, shop bigint, keys text[], counts bigint[], moment timestamptz)
returns void language plpgsql as $$
begin
  perform 1 from menu_stock s
  where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = any (keys)
  order by s.stock_key for update;
  update menu_stock s
  set left_count = s.left_count + n.count, taken_count = s.taken_count - n.count, updated_at = moment
  from unnest(keys, counts) as n(key, count)
  where s.corporation_id = corporation and s.shop_id = shop and s.stock_key = n.key and s.left_count is not null;
end
$$;
