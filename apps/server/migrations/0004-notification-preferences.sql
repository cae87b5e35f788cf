-- notification: preferences, push subscriptions, and messages that wait, expire and are written once per event.
alter table outbox_message
  add column owner text default ''::text not null,
  add column event_key text,
  add column send_at timestamptz,
  add column expires_at timestamptz,
  add column claimed_until timestamptz;
create unique index outbox_message_once on outbox_message (corporation_id, event_key) where (event_key is not null);
create index outbox_message_by_owner on outbox_message (corporation_id, owner) where (owner <> ''::text);
create table notice_preference (
  corporation_id bigint not null,
  owner text not null,
  choices jsonb not null,
  quiet_from smallint,
  quiet_to smallint,
  time_zone text not null,
  changed_at timestamptz not null,
  primary key (corporation_id, owner)
);
create table push_subscription (
  corporation_id bigint not null,
  endpoint_digest text not null,
  owner text not null,
  device_id text not null,
  sealed text not null,
  push_key text not null,
  language text not null,
  created_at timestamptz not null,
  primary key (corporation_id, endpoint_digest)
);
create index push_subscription_by_owner on push_subscription (corporation_id, owner);
create table server_key (
  corporation_id bigint not null,
  name text not null,
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null,
  primary key (corporation_id, name)
);
insert into notice_preference (corporation_id, owner, choices, quiet_from, quiet_to, time_zone, changed_at)
  select corporation_id, 'c:' || customer_id, '{"email": {"order": true}}', 1320, 480, '', now()
  from customer where order_news;
