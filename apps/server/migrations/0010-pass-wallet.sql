-- Passes in the wallets of phones (CARD-9). `content` is what the pass shows; `subject_id` names its card, coupon, campaign or booking.
create table wallet_pass (
  corporation_id bigint not null,
  pass_id uuid not null,
  owner text not null,
  kind text not null,
  subject_id text not null,
  sealed_token text not null,
  content jsonb not null,
  in_google boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  voided_at timestamptz,
  primary key (corporation_id, pass_id),
  unique (corporation_id, owner, kind, subject_id)
);
create index wallet_pass_voided on wallet_pass (corporation_id, voided_at) where voided_at is not null;

-- Devices that hold a pass. The push token is sealed.
create table wallet_registration (
  corporation_id bigint not null,
  device_id text not null,
  pass_id uuid not null,
  sealed_push_token text not null,
  registered_at timestamptz not null,
  primary key (corporation_id, device_id, pass_id),
  foreign key (corporation_id, pass_id) references wallet_pass on delete cascade
);
create index wallet_registration_by_pass on wallet_registration (corporation_id, pass_id);

-- What a pass depends on: accounts of the ledger and rows, by name.
create table wallet_pass_watch (
  corporation_id bigint not null,
  watched text not null,
  pass_id uuid not null,
  primary key (corporation_id, watched, pass_id),
  foreign key (corporation_id, pass_id) references wallet_pass on delete cascade
);
create index wallet_pass_watch_by_pass on wallet_pass_watch (corporation_id, pass_id);

-- Passes to compare with their data again: written in the transaction that changes the data.
create table wallet_pass_change (
  corporation_id bigint not null,
  change_id uuid not null default gen_random_uuid(),
  pass_id uuid not null,
  primary key (corporation_id, change_id)
);
create index wallet_pass_change_by_pass on wallet_pass_change (corporation_id, pass_id);

create function wallet_pass_note(corporation bigint, changed text) returns void language sql as $$
  insert into wallet_pass_change (corporation_id, pass_id)
  select w.corporation_id, w.pass_id from wallet_pass_watch w where w.corporation_id = corporation and w.watched = changed
$$;

create function wallet_pass_balance() returns trigger language plpgsql as $$
begin
  perform wallet_pass_note(new.corporation_id, new.account);
  return null;
end $$;
create trigger wallet_pass_balance after insert or update of balance on ledger_balance
  for each row when (new.account like 'card:%' or new.account like 'giftcard:%') execute function wallet_pass_balance();

create function wallet_pass_member_card() returns trigger language plpgsql as $$
begin
  perform wallet_pass_note(new.corporation_id, 'member_card:' || new.card_id);
  return null;
end $$;
create trigger wallet_pass_member_card after update of card_level_id, expires_at, customer_id on member_card
  for each row execute function wallet_pass_member_card();

create function wallet_pass_gift_card() returns trigger language plpgsql as $$
begin
  perform wallet_pass_note(new.corporation_id, 'gift_card:' || new.card_id);
  return null;
end $$;
create trigger wallet_pass_gift_card after update of owner, valid_until, voided_at on gift_card
  for each row execute function wallet_pass_gift_card();

create function wallet_pass_coupon() returns trigger language plpgsql as $$
begin
  perform wallet_pass_note(old.corporation_id, 'coupon:' || old.coupon_code);
  return null;
end $$;
create trigger wallet_pass_coupon after delete or update of owner, begin_date, end_date, order_id on coupon
  for each row execute function wallet_pass_coupon();

create function wallet_pass_stamps() returns trigger language plpgsql as $$
begin
  perform wallet_pass_note(coalesce(new.corporation_id, old.corporation_id), 'stamps:'
    || coalesce(new.campaign_id, old.campaign_id) || ':' || coalesce(new.customer_id, old.customer_id));
  return null;
end $$;
create trigger wallet_pass_stamps after insert or delete or update of round, filled on campaign_progress
  for each row execute function wallet_pass_stamps();

create function wallet_pass_booking() returns trigger language plpgsql as $$
begin
  perform wallet_pass_note(old.corporation_id, 'booking:' || old.booking_id);
  return null;
end $$;
create trigger wallet_pass_booking after delete or update of owner, state, party_size, starts_at, area_id on booking
  for each row execute function wallet_pass_booking();
