-- A correction of what a member holds: asked for with a reason, posted at once or by a second person's yes. M4, L2
create table adjustment (
  corporation_id bigint not null,
  adjustment_id uuid not null,
  kind text not null check (kind in ('points', 'cardPaid', 'cardGiven', 'giftCard')),
  subject_id text not null,
  holder text not null,
  currency jsonb,
  amount bigint not null check (amount <> 0),
  reason text not null,
  state text not null check (state in ('waiting', 'posted', 'declined')),
  shop_id bigint not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  before_amount bigint,
  after_amount bigint,
  primary key (corporation_id, adjustment_id)
);

create index adjustment_waiting on adjustment (corporation_id, adjustment_id) where state = 'waiting';

-- What one person changed alone on a day, by currency: many small ones are one large one.
create table adjustment_alone (
  corporation_id bigint not null,
  staff_id text not null,
  day date not null,
  unit text not null,
  amount bigint not null check (amount >= 0),
  primary key (corporation_id, staff_id, day, unit)
);
