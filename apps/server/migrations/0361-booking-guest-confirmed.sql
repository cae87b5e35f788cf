-- When the guest confirmed that they come, by the link in a message. BOOK-7
alter table booking add column guest_confirmed_at timestamptz;
