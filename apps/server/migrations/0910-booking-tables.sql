-- A party larger than any table sits at several put together: a booking names all of them, in the order they stand. BOOK-1
alter table booking add column table_ids text[];

update booking set table_ids = array[table_id];

alter table booking alter column table_ids set not null, drop column table_id;
