-- Which request used a ticket that opens a session: sent again because its answer was lost, it opens one again. NAV-3, API-3
alter table auth_ticket add column used_by text;
