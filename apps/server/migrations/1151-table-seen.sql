-- When a phone of the party was last seen looking: a party that ordered nothing and whose phones are gone keeps no table. C6
alter table table_session add column seen_at timestamptz;
