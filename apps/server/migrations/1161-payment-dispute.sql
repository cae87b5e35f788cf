-- What a bank said last about money it took back: its messages may come in any order.
create table payment_dispute (
  corporation_id bigint not null,
  payable_id uuid not null,
  attempt_no integer not null,
  said text not null,
  said_at timestamptz not null,
  primary key (corporation_id, payable_id, attempt_no)
);
