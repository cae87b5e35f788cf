-- The store at which a member joined (PAY-13); none for members who joined elsewhere or before.
alter table member_card add column shop_id bigint;
create index member_card_joined on member_card (corporation_id, shop_id, opened_at) where shop_id is not null;
create index coupon_by_order on coupon (corporation_id, order_id) where order_id is not null;
-- The figures of all days are built again, with the breakdowns by coupon and by members.
update report_progress set seen_until = null, next_at = 'epoch';
