-- A part that failed is sent again under another name, or was given back in another way: by whom, and how and why. M9
alter table payment_refund_part
  add column try_no integer not null default 1,
  add column settled_by text,
  add column settled_name text,
  add column settled_how text;

-- Those that need a person are asked for by every console.
create index payment_refund_part_failed on payment_refund_part (corporation_id, ended_at) where state = 'failed';
