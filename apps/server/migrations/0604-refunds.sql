-- Money that goes back without the end of what it paid: whole or in part, asked for by a guest or by staff. M9
create table payment_refund (
  corporation_id bigint not null,
  payable_id uuid not null,
  refund_no integer not null,
  refund_id uuid not null,
  kind text not null,
  shop_id bigint not null,
  cause_key text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  -- waiting: for a yes of the store, or of a second person. given: it goes back. declined: it does not.
  state text not null,
  asked_kind text not null,
  asked_by text not null,
  asked_name text not null,
  decided_by text,
  decided_name text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (corporation_id, payable_id, refund_no)
);

create unique index payment_refund_once on payment_refund (corporation_id, cause_key);

-- What of it goes back to which means: line 0 is the third party of the try.
create table payment_refund_part (
  corporation_id bigint not null,
  payable_id uuid not null,
  refund_no integer not null,
  attempt_no integer not null,
  line_no integer not null,
  payment_method text not null,
  amount bigint not null check (amount > 0),
  state text not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  primary key (corporation_id, payable_id, refund_no, attempt_no, line_no)
);

-- What of the third party's charge was asked back in parts. Never more than it took. M9
alter table payment_attempt add column returned_amount bigint not null default 0;
alter table payment_attempt alter column returned_amount drop default;
alter table payment_attempt add check (returned_amount between 0 and charged_amount);
