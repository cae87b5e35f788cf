-- A change of what staff may do, or of what one person alone may correct, that gives more: it waits for a second person. L2
create table rights_change (
  corporation_id bigint not null,
  change_id uuid not null,
  kind text not null check (kind in ('staff', 'alone')),
  -- Whose rights; the brand's own amounts where it is them.
  subject text not null,
  -- What stood there when it was asked for: another's change in between is not undone by a late yes.
  mark text not null,
  wanted jsonb not null,
  state text not null check (state in ('waiting', 'done', 'declined')),
  shop_id bigint not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  primary key (corporation_id, change_id)
);

create unique index rights_change_waiting on rights_change (corporation_id, kind, subject) where state = 'waiting';

-- What was done, the newest first, of a day.
create index audit_line_by_time on audit_line (corporation_id, at, audit_line_id);

-- Of a kind.
create index audit_line_by_what on audit_line (corporation_id, what, at, audit_line_id);
