-- Of two codes that are asked for at the same moment one is sent: one is open per destination and purpose.
update verify_code old set used_at = now() where used_at is null and exists (
  select 1 from verify_code newer
  where newer.corporation_id = old.corporation_id and newer.destination = old.destination and newer.purpose = old.purpose
    and newer.used_at is null and (newer.created_at, newer.verify_code_id) > (old.created_at, old.verify_code_id)
);
create unique index verify_code_open on verify_code (corporation_id, destination, purpose) where used_at is null;
