-- Pictures with a review, and what the restaurant answered: once, changed as often as it likes.
alter table evaluation
  add column pictures text[] not null default '{}',
  add column reply text not null default '',
  add column reply_by text not null default '',
  add column replied_at timestamptz;
