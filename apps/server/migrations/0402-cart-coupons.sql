-- Coupons the guest attached, with the lines they are meant for. What they take off is worked out with every answer. CART-14
alter table cart add column coupons jsonb not null default '[]';
