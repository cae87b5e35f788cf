-- Which order types a store's pause is for (all if it names none), and why, as guests see it.
alter table shop add column pause jsonb;
