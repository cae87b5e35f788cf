-- Whether an account wants news of its orders by e-mail. Nobody is written to who did not ask for it.
alter table customer add column order_news boolean not null default false;
