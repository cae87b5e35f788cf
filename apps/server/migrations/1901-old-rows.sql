-- Old rows are found by their age, in every brand, without reading the rest.
create index session_by_age on session (corporation_id, expires_at);
create index rate_limit_by_age on rate_limit (corporation_id, window_start);
create index booking_quarter_by_age on booking_quarter (corporation_id, quarter);
create index print_job_by_age on print_job (corporation_id, created_at);
