-- When the phone number was last replaced by another: it is not changed again within 30 days. LOGIN-7
alter table customer add column phone_changed_at timestamptz;
