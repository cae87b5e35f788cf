-- Roles per store or for the brand, over one table of rights (A5). `grants` is null for people as the former version wrote them: their
-- former columns say what they may do (A6). `grants_revision` counts the writes of this version.
alter table staff
  add column grants jsonb,
  add column grants_revision integer not null default 0;

create table staff_role (
  corporation_id bigint not null,
  role_id uuid not null,
  name text not null,
  rights jsonb not null,
  primary key (corporation_id, role_id)
);

-- A process of the former version knows the former columns alone: when it changes them, they count.
create function staff_former_change() returns trigger language plpgsql as $$
begin
  if new.grants_revision = old.grants_revision
    and (new.role, new.brand, new.shop_ids) is distinct from (old.role, old.brand, old.shop_ids) then
    new.grants := null;
  end if;
  return new;
end $$;
create trigger staff_former_change before update on staff
  for each row execute function staff_former_change();
