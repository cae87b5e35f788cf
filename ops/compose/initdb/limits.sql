-- The limits that the server asks for at the start of a direct connection, and cannot ask for through PgBouncer.
alter role comanda set statement_timeout = '30s';
alter role comanda set lock_timeout = '2s';
alter role comanda set idle_in_transaction_session_timeout = '15s';
alter role comanda set enable_mergejoin = off;
