-- Which request used a code: sent again because its answer was lost, it finds the code right again. API-3
alter table verify_code add column used_by text;
