-- Members as staff find and know them (CARD-11 to CARD-13).

-- Visits, and what staff note of a member. Visits are counted with the figures of each day.
alter table customer
  add column visits integer not null default 0,
  add column last_visit_at timestamptz not null default 'epoch',
  add column tags text[] not null default '{}',
  add column allergies text not null default '',
  add column marketing boolean not null default false,
  add column phone_unverified boolean not null default false,
  add column email_unverified boolean not null default false,
  add column external_id text;

-- The orders of the list, each read from its place on.
create index customer_by_joining on customer (corporation_id, created_at, customer_id) where is_member;
create index customer_by_last_visit on customer (corporation_id, last_visit_at, customer_id) where is_member;
create index customer_by_visits on customer (corporation_id, visits, customer_id) where is_member;
-- Search: the beginning of a name or address, and the end of a phone number.
create index customer_by_first_name on customer (corporation_id, lower(first_name) text_pattern_ops) where is_member;
create index customer_by_last_name on customer (corporation_id, lower(last_name) text_pattern_ops) where is_member;
create index customer_by_nick on customer (corporation_id, lower(nick) text_pattern_ops) where is_member;
create index customer_by_email_start on customer (corporation_id, email text_pattern_ops) where is_member;
create index customer_by_phone_end on customer (corporation_id, reverse(phone) text_pattern_ops) where is_member;
create unique index customer_by_external_id on customer (corporation_id, external_id) where external_id is not null;

-- One sold order of a member: what is left of it after refunds, minor units. Rounds of a bill are one visit.
create table member_visit (
  corporation_id bigint not null,
  order_id uuid not null,
  customer_id bigint not null,
  visit_id uuid not null,
  shop_id bigint not null,
  day date not null,
  at timestamptz not null,
  currency text not null,
  spent bigint not null,
  primary key (corporation_id, order_id)
);
create index member_visit_of on member_visit (corporation_id, customer_id, day) include (currency, spent, shop_id, visit_id, at);
create index member_visit_by_day on member_visit (corporation_id, shop_id, day);

insert into member_visit (corporation_id, order_id, customer_id, visit_id, shop_id, day, at, currency, spent)
select o.corporation_id, o.order_id, substr(o.owner, 3)::bigint, coalesce(o.bill_id, o.order_id), o.shop_id,
  (o.created_at at time zone (s.config ->> 'timeZone'))::date, o.created_at, o.totals -> 'currency' ->> 'currencyCode',
  greatest(0, o.total
    - coalesce((select sum(p.amount) from payment_refund_part p
        where p.corporation_id = o.corporation_id and p.payable_id = o.order_id and p.state = 'done'), 0)
    - coalesce((select sum(r.amount) from bill_return r
        where r.corporation_id = o.corporation_id and r.order_id = o.order_id), 0))
from customer_order o join shop s on s.corporation_id = o.corporation_id and s.shop_id = o.shop_id
where o.owner like 'c:%' and (o.pay_state in ('paid', 'partRefunded') or (o.state = 'completed' and o.pay_state = 'unpaid'));
update customer c set visits = v.visits, last_visit_at = v.last
from (select corporation_id, customer_id, count(distinct visit_id) as visits, max(at) as last from member_visit group by 1, 2) v
where v.corporation_id = c.corporation_id and v.customer_id = c.customer_id and c.closed_at is null;

-- What staff wrote about a member.
create table member_note (
  corporation_id bigint not null,
  customer_id bigint not null,
  note_id uuid not null,
  text text not null,
  pinned boolean not null,
  author_id text not null,
  author_name text not null,
  created_at timestamptz not null,
  primary key (corporation_id, customer_id, note_id)
);

-- Corrections of names and contacts by staff, with the values before and after.
create table member_correction (
  corporation_id bigint not null,
  customer_id bigint not null,
  correction_id uuid not null,
  field text not null,
  before text not null,
  after text not null,
  reason text not null,
  author_id text not null,
  author_name text not null,
  created_at timestamptz not null,
  primary key (corporation_id, customer_id, correction_id)
);
