-- online
-- Orders are found by their number after their person was erased: those that were erased before get it back. It is the base 32 number of
-- the last twelve digits of the order's id, in small letters.
do $$
declare
  signs constant text := '0123456789abcdefghjkmnpqrstvwxyz';
begin
  update customer_order o set search = (
    select string_agg(substr(signs, ((suffix.value >> (5 * (8 - place))) & 31)::int + 1, 1) || case when place in (2, 5) then '-' else '' end, '' order by place)
    from generate_series(0, 8) as place,
      (select ('x0000' || right(replace(o.order_id::text, '-', ''), 12))::bit(64)::bigint as value) as suffix)
  where search = '';
end
$$;
