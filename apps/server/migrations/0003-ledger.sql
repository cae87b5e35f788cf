-- Double entry: what moved, why, once. Rows are only ever added. M2, M3
create table ledger_posting (
  corporation_id bigint not null,
  cause_key text not null,
  posting_id uuid not null,
  kind text not null,
  currency text not null,
  at timestamptz not null,
  primary key (corporation_id, cause_key)
);

-- Debits are positive, credits negative; the entries of a posting add up to nothing.
create table ledger_entry (
  corporation_id bigint not null,
  posting_id uuid not null,
  entry_no smallint not null,
  account text not null,
  amount bigint not null,
  primary key (corporation_id, posting_id, entry_no)
);

create index ledger_entry_by_account on ledger_entry (corporation_id, account, posting_id);
