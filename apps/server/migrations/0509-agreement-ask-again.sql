-- Whether accounts that accepted an earlier version must accept this one (LOGIN-11). An older server leaves it out: false.
alter table agreement add column ask_again boolean not null default false;
