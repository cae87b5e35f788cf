# PgBouncer of Debian 12 in transaction mode.
FROM docker.io/library/debian:12.11-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer=1.18.* && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10002 --no-create-home pooler
COPY pgbouncer.ini pgbouncer-start.sh /etc/pgbouncer/
USER 10002
EXPOSE 6432
ENTRYPOINT ["sh", "/etc/pgbouncer/pgbouncer-start.sh"]
