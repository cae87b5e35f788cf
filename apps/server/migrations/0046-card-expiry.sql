-- Cards by their expiry, for the job that announces it (CARD-1).
create index member_card_by_expiry on member_card (corporation_id, expires_at) where expires_at is not null;
