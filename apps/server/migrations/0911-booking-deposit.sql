-- What is asked for ahead of a booking: paid as a payable of its own, given back at the table, kept by its terms. BOOK-1
alter table booking
  add column deposit_amount bigint not null default 0,
  -- With what came on top of it.
  add column deposit_charged bigint not null default 0,
  add column deposit_currency jsonb,
  add column deposit_state text not null default 'none',
  add column deposit_refund_before timestamptz;
