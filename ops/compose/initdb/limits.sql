-- The limits that the server asks for at the start of a connection, which PgBouncer does not pass on.
alter role comanda set statement_timeout = '30s';
alter role comanda set idle_in_transaction_session_timeout = '15s';
alter role comanda set enable_mergejoin = off;
