-- What a person may refund alone, by currency; a currency without an amount has the limit of the store.
alter table staff add column refund_alone jsonb not null default '{}';
