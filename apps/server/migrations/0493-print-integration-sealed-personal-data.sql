-- Copies of orders on paper and in messages to other systems, in sealed form, as 0490 has it for other tables.
alter table print_job add column sealed_personal text;
alter table webhook_delivery add column sealed_personal text;
