-- Contact, wishes and notes of bookings, and contacts of the waiting list, in sealed form, as 0490 has it for other tables.
alter table booking add column sealed_personal text;
alter table waiting_party add column sealed_personal text;
