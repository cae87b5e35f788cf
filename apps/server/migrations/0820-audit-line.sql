-- Who may set up the brand's money: managers of every store have it to begin with.
alter table staff add column brand boolean not null default false;
alter table staff alter column brand drop default;
update staff set brand = true where role = 'manager' and not exists (
  select 1 from shop where shop.corporation_id = staff.corporation_id and not staff.shop_ids @> to_jsonb(shop.shop_id));

-- Who of the staff did what to money, and what it was before and after. Rows are only ever added. L2
create table audit_line (
  corporation_id bigint not null,
  audit_line_id uuid not null,
  shop_id bigint,
  what text not null,
  subject text not null,
  by_id text not null,
  by_name text not null,
  -- The second person, where one was needed.
  second_id text,
  second_name text,
  before jsonb,
  after jsonb,
  cause text not null,
  at timestamptz not null,
  primary key (corporation_id, audit_line_id)
);

create index audit_line_by_subject on audit_line (corporation_id, subject, audit_line_id);

create trigger audit_line_stays before update or delete or truncate on audit_line
  for each statement execute function ledger_is_append_only();
