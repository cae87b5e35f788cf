-- The colour that a phone paints until a picture of a dish has loaded; null: not known yet. The former version leaves it null.
alter table upload add column color text;
