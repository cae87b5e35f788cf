#!/bin/sh
# Writes the password where PgBouncer reads it, and starts it in place of the shell.
set -eu
umask 077
printf '"comanda" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
