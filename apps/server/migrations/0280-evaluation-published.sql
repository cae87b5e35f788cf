-- needs: 0001-baseline.sql
-- Reviews that staff show to guests on pages of the brand (DECO-5).
alter table evaluation add column published boolean not null default false;
create index evaluation_published on evaluation (corporation_id, shop_id, created_at) where published;
