-- Who gets a store's figures of the day before by e-mail, in which language, and up to which day they were sent (PAY-14).
create table report_mail (
  corporation_id bigint not null,
  shop_id bigint not null,
  staff_id uuid not null,
  language text not null,
  sent_day date not null,
  primary key (corporation_id, shop_id, staff_id)
);
