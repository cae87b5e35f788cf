-- Pictures may be in a bucket: their row then has no bytes. Servers of the former version answer such a picture with "not found".
alter table upload alter column bytes drop not null;
