-- What members pay stands among a dish's (and a unit's) other prices: {"prices": [{"value": 450, "type": "member"}]}. MENU-2
create function pg_temp.with_prices(priced jsonb) returns jsonb language sql immutable as $$
  select case
    when priced ? 'vipPrice' then priced - 'vipPrice'
      || jsonb_build_object('prices', jsonb_build_array(jsonb_build_object('value', priced -> 'vipPrice', 'type', 'member')))
    else priced
  end
$$;

-- The version rises so that no phone goes on with the document it keeps.
update menu set
  version = version + 1,
  document = jsonb_set(document, '{items}', (
    select coalesce(jsonb_agg(
      pg_temp.with_prices(item) || jsonb_build_object('units', (
        select coalesce(jsonb_agg(pg_temp.with_prices(unit) order by u), '[]')
        from jsonb_array_elements(item -> 'units') with ordinality as units (unit, u)
      )) order by i), '[]')
    from jsonb_array_elements(document -> 'items') with ordinality as items (item, i)
  ))
where jsonb_path_exists(document, '$.items[*].vipPrice') or jsonb_path_exists(document, '$.items[*].units[*].vipPrice');

drop function pg_temp.with_prices;
