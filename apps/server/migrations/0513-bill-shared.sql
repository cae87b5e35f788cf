-- Whether a table is shared is asked with every round; the bills of single guests at it are not looked through for that.
create index bill_party_shared on bill_party (corporation_id, shop_id, table_id) where open and session_id is not null;
