-- By owner and by device only refused tries are looked for: the others, which are nearly all, are in no such index.
drop index payment_attempt_by_owner;
drop index payment_attempt_by_device;
create index payment_attempt_refused_of on payment_attempt (corporation_id, owner, created_at)
  where state in ('refused', 'failed');
create index payment_attempt_refused_on on payment_attempt (corporation_id, device, created_at)
  where state in ('refused', 'failed');

-- Every check is made ready anew by every statement that writes a row: one says what several said.
alter table card_hold
  add constraint card_hold_parts_check check (paid >= 0 and given >= 0 and returned >= 0 and returned <= paid + given
    and state in ('held', 'captured', 'released')),
  drop constraint card_hold_paid_check,
  drop constraint card_hold_given_check,
  drop constraint card_hold_check,
  drop constraint card_hold_state_check;
alter table point_earning
  add constraint point_earning_parts_check check (points >= 0 and returned >= 0 and taken >= 0 and taken <= points),
  drop constraint point_earning_points_check,
  drop constraint point_earning_returned_check,
  drop constraint point_earning_check;
alter table point_lot
  add constraint point_lot_parts_check check (points > 0 and left_points >= 0),
  drop constraint point_lot_points_check,
  drop constraint point_lot_left_points_check;
alter table cart
  add constraint cart_numbers_check check (people > 0 and version >= 0),
  drop constraint cart_people_check,
  drop constraint cart_version_check;

-- What changes all the time finds room for its next version beside it, and its indexes stay as they are.
alter table ledger_balance set (fillfactor = 80);
alter table member_card set (fillfactor = 80);
alter table menu_stock set (fillfactor = 70);
alter table cart set (fillfactor = 60);

-- An order of a few dishes is written as it is: squeezing it together takes longer than all of its indexes.
alter table customer_order set (toast_tuple_target = 4080);
