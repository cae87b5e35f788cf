-- Personal data in sealed form. A brand that exists keeps it as plain text, which the former version reads, until `npm run reseal -- --clear-plain`;
-- a brand that this version or a later one creates seals it from the beginning. A row is in one form: where `sealed_personal` is set, its plain
-- columns are empty.
alter table corporation add column personal_data text not null default 'plain' check (personal_data in ('plain', 'sealed'));
alter table address add column sealed_personal text;
alter table customer add column sealed_personal text;
alter table member_note add column sealed_personal text;
alter table member_correction add column sealed_personal text;
alter table request_log add column sealed_personal text;
