-- Who signs in where the account sits already gives a seat up. Its orders may fall through afterwards: the people on them then
-- leave with the order, so that nobody eats whose price no phone bears.
alter table table_buffet_share add column given_up boolean not null default false;
