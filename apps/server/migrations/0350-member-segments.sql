-- Saved segments of members, the figures they read, and coupons given to a segment (CARD-15, CARD-16).

create table member_segment (
  corporation_id bigint not null,
  segment_id text not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  primary key (corporation_id, segment_id)
);
create unique index member_segment_by_name on member_segment (corporation_id, lower(name));

-- What a member has spent in a currency, minor units after refunds, and the visits paid in it: the sums of member_visit.
create table member_spend (
  corporation_id bigint not null,
  customer_id bigint not null,
  currency text not null,
  spent bigint not null,
  visits integer not null,
  primary key (corporation_id, customer_id, currency)
);
insert into member_spend (corporation_id, customer_id, currency, spent, visits)
select corporation_id, customer_id, currency, sum(spent), count(distinct visit_id) from member_visit group by 1, 2, 3;

-- The store with most visits, of equal ones the one visited last.
alter table customer add column favourite_shop_id bigint;
update customer c set favourite_shop_id = f.shop_id
from (select distinct on (corporation_id, customer_id) corporation_id, customer_id, shop_id from (
    select corporation_id, customer_id, shop_id, count(distinct visit_id) as visits, max(at) as last from member_visit group by 1, 2, 3) s
  order by corporation_id, customer_id, visits desc, last desc) f
where f.corporation_id = c.corporation_id and f.customer_id = c.customer_id and c.closed_at is null;

-- A coupon for the members of a segment, given in the background by the order of their numbers.
create table coupon_gift (
  corporation_id bigint not null,
  gift_id uuid not null,
  coupon_template_id text not null,
  segment_id text not null,
  begin_date date not null,
  end_date date not null,
  given integer not null default 0,
  last_customer_id bigint not null default 0,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (corporation_id, gift_id),
  foreign key (corporation_id, coupon_template_id) references coupon_template (corporation_id, coupon_template_id)
);
