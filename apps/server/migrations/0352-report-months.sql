-- Sums of a month of the figures of a store's days, so that long ranges of many stores are read fast (PAY-13). Triggers keep them, so that
-- they are right whichever version of the server writes a day.
create table report_month (
  corporation_id bigint not null,
  shop_id bigint not null,
  dimension text not null,
  month date not null,
  key text not null,
  -- The name of the latest day.
  name jsonb not null,
  last_day date not null,
  -- The number of days with the key.
  days integer not null,
  count bigint not null,
  gross bigint not null,
  discounts bigint not null,
  fees bigint not null,
  tax bigint not null,
  tax_included bigint not null,
  tips bigint not null,
  total bigint not null,
  refunded bigint not null,
  charged_back bigint not null,
  seconds bigint not null,
  primary key (corporation_id, dimension, shop_id, month, key)
);

insert into report_month
select corporation_id, shop_id, dimension, date_trunc('month', day)::date, key, (array_agg(name order by day desc))[1], max(day), count(*),
  sum(count), sum(gross), sum(discounts), sum(fees), sum(tax), sum(tax_included), sum(tips), sum(total), sum(refunded), sum(charged_back),
  sum(seconds)
from report_figure group by 1, 2, 3, 4, 5;

create function report_month_added() returns trigger language plpgsql as $$
begin
  insert into report_month as m
  select corporation_id, shop_id, dimension, date_trunc('month', day)::date, key, (array_agg(name order by day desc))[1], max(day), count(*),
    sum(count), sum(gross), sum(discounts), sum(fees), sum(tax), sum(tax_included), sum(tips), sum(total), sum(refunded),
    sum(charged_back), sum(seconds)
  from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (corporation_id, dimension, shop_id, month, key) do update set
    name = case when excluded.last_day >= m.last_day then excluded.name else m.name end,
    last_day = greatest(m.last_day, excluded.last_day), days = m.days + excluded.days, count = m.count + excluded.count,
    gross = m.gross + excluded.gross, discounts = m.discounts + excluded.discounts, fees = m.fees + excluded.fees,
    tax = m.tax + excluded.tax, tax_included = m.tax_included + excluded.tax_included, tips = m.tips + excluded.tips,
    total = m.total + excluded.total, refunded = m.refunded + excluded.refunded,
    charged_back = m.charged_back + excluded.charged_back, seconds = m.seconds + excluded.seconds;
  return null;
end $$;
create function report_month_removed() returns trigger language plpgsql as $$
begin
  perform from report_month m
    where (m.corporation_id, m.shop_id, m.month) in (select distinct corporation_id, shop_id, date_trunc('month', day)::date from removed)
    order by m.corporation_id, m.shop_id, m.dimension, m.month, m.key for no key update;
  update report_month m set days = m.days - r.days, count = m.count - r.count, gross = m.gross - r.gross,
    discounts = m.discounts - r.discounts, fees = m.fees - r.fees, tax = m.tax - r.tax, tax_included = m.tax_included - r.tax_included,
    tips = m.tips - r.tips, total = m.total - r.total, refunded = m.refunded - r.refunded,
    charged_back = m.charged_back - r.charged_back, seconds = m.seconds - r.seconds
  from (select corporation_id, shop_id, dimension, date_trunc('month', day)::date as month, key, count(*) as days, sum(count) as count,
      sum(gross) as gross, sum(discounts) as discounts, sum(fees) as fees, sum(tax) as tax, sum(tax_included) as tax_included,
      sum(tips) as tips, sum(total) as total, sum(refunded) as refunded, sum(charged_back) as charged_back, sum(seconds) as seconds
    from removed group by 1, 2, 3, 4, 5) r
  where m.corporation_id = r.corporation_id and m.shop_id = r.shop_id and m.dimension = r.dimension and m.month = r.month and m.key = r.key;
  return null;
end $$;
create trigger report_month_added after insert on report_figure referencing new table as added
  for each statement execute function report_month_added();
create trigger report_month_removed after delete on report_figure referencing old table as removed
  for each statement execute function report_month_removed();
