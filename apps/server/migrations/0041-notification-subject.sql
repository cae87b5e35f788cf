-- What a message is about: a later event withdraws messages of the same subject that are not sent yet (NOTIFY-5).
alter table outbox_message add column subject text;
create index outbox_message_unsent on outbox_message (corporation_id, subject) where subject is not null and sent_at is null;
