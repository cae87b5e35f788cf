-- Stores that follow the menu of another store of the brand, and the version of it that they have (MENU-1).
create table menu_follow (
  corporation_id bigint not null,
  shop_id bigint not null,
  leader_id bigint not null,
  leader_version bigint not null,
  failed text,
  primary key (corporation_id, shop_id)
);
