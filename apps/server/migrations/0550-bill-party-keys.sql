-- A party is looked for by its key, and a table for those who share it, with every round: each by an index that has no
-- rival, so that a plan made while the table was empty stays the right one.
alter table bill_party drop constraint bill_party_pkey;

alter table bill_party add primary key (corporation_id, party_key, bill_id);

create index bill_party_of on bill_party (corporation_id, bill_id);

drop index bill_party_shared;

drop index bill_party_at;

create index bill_party_at on bill_party (corporation_id, shop_id, table_id, session_id) where open;
