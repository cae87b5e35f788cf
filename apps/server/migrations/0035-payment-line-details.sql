-- What a guest's payment line said beyond its amounts: the subtype of its method and the checkout it belongs to (PAY-6).
alter table payment_attempt add column payment_method_subtype text;
alter table payment_attempt add column checkout_id text;
alter table payment_line add column payment_method_subtype text;
alter table payment_line add column checkout_id text;
