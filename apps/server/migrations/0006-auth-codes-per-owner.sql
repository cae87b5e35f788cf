-- Codes of different callers to one destination do not void each other.
drop index verify_code_open;
create unique index verify_code_open on verify_code (corporation_id, destination, purpose, owner) where used_at is null;
