-- What the guest's own means (points, card, gift cards) pay of a try. Set aside when it begins, taken when it succeeds. PAY-1, PAY-6
alter table payment_attempt add column own_amount bigint not null default 0;
alter table payment_attempt alter column own_amount drop default;

create table payment_line (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  line_no integer not null,
  payment_method text not null,
  payer_id text not null,
  -- Names the value set aside, for good.
  hold_key text not null,
  amount bigint not null,
  tip_amount bigint not null,
  state text not null,
  -- What of amount and tip has gone back to the means.
  returned_amount bigint not null,
  changed_at timestamptz not null,
  primary key (corporation_id, payable_id, attempt_no, line_no),
  check (amount > 0 and tip_amount >= 0 and returned_amount between 0 and amount + tip_amount)
);
