-- An account its holder has deleted: the row stays for the books, without who it was.
alter table customer add column closed_at timestamptz;
