-- What gave the points of a lot: points that are taken back come out of their own lot first (CARD-7).
alter table point_lot add column cause_key text;
