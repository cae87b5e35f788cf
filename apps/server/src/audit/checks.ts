import { cash } from './cash-checks.ts'
import type { Question } from './facts.ts'
import { finding, OWN } from './finding.ts'
import type { Relations } from './relations.ts'
import { staffChecks } from './staff-checks.ts'

const money = (of: Relations): readonly Question[] => [
  finding(
    'balanceIsNotItsEntries · M1',
    `${OWN}, x.account as subject, x.entries, x.stored`,
    `(select coalesce(e.corporation_id, b.corporation_id) as corporation_id, coalesce(e.account, b.account) as account,
        coalesce(e.sum, 0)::bigint as entries, b.balance as stored
      from (select corporation_id, account, sum(amount) as sum from ${of.guestEntries} g
          where account ~ '^(card|points|giftcard|hold|transfer|frozen):' group by 1, 2) e
        full join ${of.balances} b on b.corporation_id = e.corporation_id and b.account = e.account) x
      where x.entries <> coalesce(x.stored, 0)`,
  ),
  finding(
    'postingDoesNotBalance · M2',
    `${OWN}, x.cause_key as subject, x.sum, x.entries`,
    `(select p.corporation_id, p.cause_key, coalesce(sum(e.amount), 0)::bigint as sum, count(e.*)::int as entries
      from ${of.postings} p left join ledger_entry e on e.corporation_id = p.corporation_id and e.posting_id = p.posting_id
      group by 1, 2) x where x.sum <> 0 or x.entries < 2`,
  ),
  finding(
    'entryWithoutPosting · M3',
    `${OWN}, x.account as subject, x.amount`,
    `${of.entries} x where not exists (select 1 from ledger_posting p
      where p.corporation_id = x.corporation_id and p.posting_id = x.posting_id)`,
  ),
  finding(
    'accountOfTwoCurrencies · M2',
    `${OWN}, x.account as subject, x.currencies`,
    `(select e.corporation_id, e.account, string_agg(distinct p.currency, ', ') as currencies
      from ${of.guestEntries} e join ledger_posting p on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id
      where e.account ~ '^(card|points|giftcard|hold|transfer|frozen|order|deposit):'
      group by 1, 2 having count(distinct p.currency) > 1) x`,
  ),
  finding(
    'balanceBelowZero · M4',
    `${OWN}, x.account as subject, x.balance`,
    `(select corporation_id, account, sum(amount)::bigint as balance from ${of.guestEntries} g
      where account ~ '^(card|points|giftcard|hold|transfer|frozen|order|deposit):' group by 1, 2 having sum(amount) < 0) x`,
  ),
]

const orders = (of: Relations): readonly Question[] => [
  finding(
    'chargedTwice · M7',
    `${OWN}, x.payable_id as subject, x.charges, x.charged`,
    `(select corporation_id, payable_id, count(*)::int as charges, sum(charged_amount)::bigint as charged from ${of.attempts} a
      where state in ('authorised', 'captured', 'captureFailed') group by 1, 2 having count(*) > 1) x`,
  ),
  finding(
    'chargeNotInTheBooks · M13',
    `${OWN}, x.payable_id || '#' || x.attempt_no as subject, x.state, x.charged_amount as charged, x.posted`,
    `(select a.*, (select -e.amount from ledger_posting p join ledger_entry e on e.corporation_id = p.corporation_id
          and e.posting_id = p.posting_id and e.account like 'provider:%'
        where p.corporation_id = a.corporation_id and p.cause_key = 'payment-received:' || a.attempt_id) as posted
      from ${of.attempts} a) x
      where (x.authorised and x.charged_amount > 0 and x.posted is distinct from x.charged_amount)
        or (not x.authorised and x.posted is not null)`,
  ),
  finding(
    'returnNotInTheBooks · M9',
    `${OWN}, x.payable_id || '#' || x.attempt_no as subject, x.state, x.charged_amount as charged`,
    `${of.attempts} x where x.authorised and x.charged_amount > x.returned_amount and (x.state = 'returned') <> (
      exists (select 1 from ledger_posting p where p.corporation_id = x.corporation_id and p.cause_key = 'payment-returned:' || x.attempt_id)
      and not exists (select 1 from ledger_posting p
        where p.corporation_id = x.corporation_id and p.cause_key = 'payment-returned-failed:' || x.attempt_id))`,
  ),
  finding(
    'moneyOfAnUnpaidOrder · M8',
    `${OWN}, x.order_id as subject, x.state, x.pay_state as "payState", x.held`,
    `(select o.*, (select sum(a.charged_amount)::bigint from payment_attempt a where a.corporation_id = o.corporation_id
          and a.payable_id = o.order_id and a.state in ('authorised', 'captured', 'captureFailed')) as held
      from ${of.orders} o) x where x.held > 0 and x.pay_state = 'unpaid'`,
  ),
  finding(
    'moneyKeptForNoFood · M8',
    `${OWN}, x.order_id as subject, x.state, x.pay_state as "payState", x.on_account as "onAccount"`,
    `(select o.*, (select sum(e.amount)::bigint from ledger_entry e where e.corporation_id = o.corporation_id
          and e.account = 'order:' || o.order_id) as on_account from ${of.orders} o
        where o.state in ('rejected', 'cancelled')) x
      where x.pay_state in ('paid', 'partRefunded') or (x.pay_state = 'refunded' and x.on_account > 0)`,
  ),
  finding(
    'orderIsNotWhatItsStorySays · O4',
    `${OWN}, x.order_id as subject, x.state, x.pay_state as "payState", x.logged, x.logged_pay as "loggedPay"`,
    `(select o.*, l.state as logged, l.pay_state as logged_pay from ${of.orders} o join lateral (
        select state, pay_state from order_event v where v.corporation_id = o.corporation_id and v.order_id = o.order_id
        order by v.version desc limit 1) l on true) x
      where x.state <> x.logged or x.pay_state <> x.logged_pay`,
  ),
  finding(
    'paidAndUnpaidAgain · O4',
    `${OWN}, x.order_id as subject, x.version`,
    `(select corporation_id, order_id, version, pay_state, lag(pay_state) over (
        partition by corporation_id, order_id order by version) as before from ${of.orderEvents} v) x
      where x.before is not null and x.before <> 'unpaid' and x.pay_state = 'unpaid'`,
  ),
]

const bills = (of: Relations): readonly Question[] => [
  finding(
    'billPaidTooMuch · PAY-9',
    `${OWN}, x.bill_id as subject, x.total, x.paid`,
    `(select b.corporation_id, b.bill_id,
        (select coalesce(sum(o.total), 0)::bigint from customer_order o where o.corporation_id = b.corporation_id
          and o.bill_id = b.bill_id and o.state not in ('rejected', 'cancelled')) as total,
        (select coalesce(sum(p.amount - p.returned_amount), 0)::bigint from bill_part p
          where p.corporation_id = b.corporation_id and p.bill_id = b.bill_id and p.state = 'paid') as paid
      from ${of.bills} b where b.state <> 'merged') x where x.paid > x.total`,
  ),
  finding(
    'closedBillHoldsTooLittle · ORDER-9, M9',
    `${OWN}, x.bill_id as subject, x.total, x.paid, x.returned`,
    `(select b.corporation_id, b.bill_id,
        (select coalesce(sum(o.total), 0)::bigint from customer_order o where o.corporation_id = b.corporation_id
          and o.bill_id = b.bill_id and o.state not in ('rejected', 'cancelled')) as total,
        (select coalesce(sum(p.amount - p.returned_amount), 0)::bigint from bill_part p
          where p.corporation_id = b.corporation_id and p.bill_id = b.bill_id and p.state = 'paid') as paid,
        (select coalesce(sum(r.amount), 0)::bigint from bill_return r join customer_order o on o.corporation_id = r.corporation_id
          and o.order_id = r.order_id where r.corporation_id = b.corporation_id and r.bill_id = b.bill_id
          and o.state not in ('rejected', 'cancelled')) as returned
      from ${of.bills} b where b.state = 'paid') x where x.paid + x.returned < x.total`,
  ),
  finding(
    'dishesOfABillReturnedOtherwise · ORDER-9, M9',
    `${OWN}, x.part_id as subject, x.amount, x.sent`,
    `(select r.corporation_id, r.part_id, sum(r.amount)::bigint as amount,
        (select coalesce(sum(f.amount), 0)::bigint from payment_refund f where f.corporation_id = r.corporation_id
          and f.payable_id = r.part_id and f.state = 'given' and f.cause_key like 'dishes:%') as sent
      from ${of.billReturns} r join bill_part p on p.corporation_id = r.corporation_id and p.part_id = r.part_id
      where not p.at_venue group by r.corporation_id, r.part_id) x where x.amount > x.sent`,
  ),
  finding(
    'roundPaidOnABillThatIsNot · ORDER-3',
    `${OWN}, x.order_id as subject, x.bill_id as "billId", x.pay_state as "payState", b.state`,
    `${of.orders} x join table_bill b on b.corporation_id = x.corporation_id and b.bill_id = x.bill_id
      where (x.pay_state <> 'unpaid') <> (b.state = 'paid') and x.state not in ('rejected', 'cancelled')`,
  ),
]

const counted = (of: Relations): readonly Question[] => [
  finding(
    'stockDoesNotAddUp · S1',
    `${OWN}, x.shop_id || ' ' || x.stock_key as subject, x.left_count as "left", x.supplied_count as supplied, x.taken_count as taken`,
    `menu_stock x where x.left_count is not null
      and (x.left_count < 0 or x.taken_count < 0 or x.left_count <> x.supplied_count - x.taken_count)`,
  ),
  finding(
    'slotTakenByNobody · S5',
    `${OWN}, x.shop_id || ' ' || x.biz_type || ' ' || x.slot_start as subject, x.used, x.orders`,
    `(select s.*, (select count(*)::int from customer_order o where o.corporation_id = s.corporation_id
          and o.shop_id = s.shop_id and o.biz_type = s.biz_type and o.slot_start = s.slot_start
          and o.state not in ('rejected', 'cancelled')) as orders from slot_use s) x
      where x.used > x.orders`,
  ),
  finding(
    'couponUsedTwice · S6',
    `${OWN}, x.coupon_code as subject, x.open`,
    `(select corporation_id, coupon_code,
        (count(*) filter (where kind = 'taken') - count(*) filter (where kind = 'returned'))::int as open
      from ${of.couponUses} u group by 1, 2) x where x.open not in (0, 1)`,
  ),
  finding(
    'couponIsNotWhatItsUsesSay · S6',
    `${OWN}, x.coupon_code as subject, x.order_id as "orderId", x.used_by as "usedBy"`,
    `(select c.*, (select u.order_id from coupon_use u where u.corporation_id = c.corporation_id
          and u.coupon_code = c.coupon_code group by u.order_id
          having count(*) filter (where u.kind = 'taken') > count(*) filter (where u.kind = 'returned') limit 1) as used_by
      from ${of.coupons} c) x where x.order_id is distinct from x.used_by`,
  ),
  finding(
    'couponKeptByAnOrderThatFellThrough · S6',
    `${OWN}, x.coupon_code as subject, x.order_id as "orderId"`,
    `${of.coupons} x join customer_order o on o.corporation_id = x.corporation_id and o.order_id = x.order_id
      where o.state in ('rejected', 'cancelled')`,
  ),
]

const unresolvedQuestions = (of: Relations): readonly Question[] => [
  finding(
    'holdLeftBehind · S2',
    `${OWN}, x.account as subject, x.amount, x.since`,
    `(select e.corporation_id, e.account, sum(e.amount)::bigint as amount, min(p.at) as since
      from ${of.holds} e join ledger_posting p on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id
      where e.account like 'hold:%' group by 1, 2 having sum(e.amount) <> 0) x
      where x.since < now() - interval '1 day'`,
  ),
  finding(
    'paymentLeftOpen · M8',
    `${OWN}, x.payable_id || '#' || x.attempt_no as subject, x.state, x.changed_at as since`,
    `${of.youngAttempts} x where x.state in ('created', 'authenticating', 'pending', 'unknown', 'authorised', 'returning')
      and x.changed_at < now() - interval '1 day'`,
  ),
  finding(
    'paymentNeedsAPerson · M8',
    `${OWN}, x.payable_id || '#' || x.attempt_no as subject, x.state, x.changed_at as since`,
    `${of.attempts} x where x.state = 'captureFailed' or (x.state = 'returnFailed' and (x.charged_amount > x.returned_amount
      or exists (select from payment_refund_part p where p.corporation_id = x.corporation_id and p.payable_id = x.payable_id
        and p.attempt_no = x.attempt_no and p.state not in ('done', 'elsewhere', 'withdrawn'))))`,
  ),
  finding(
    'messagePutAside · W3',
    `${OWN}, x.event_key as subject, x.why, x.received_at as since`,
    // A message with another amount is settled once its payable has ended without it.
    `payment_message x where (x.state = 'new' and x.received_at < now() - interval '1 hour')
      or (x.state = 'parked' and x.received_at > now() - interval '7 days' and not (x.why = 'amount' and (
        exists (select from payment_attempt a where a.corporation_id = x.corporation_id and a.reference = x.event ->> 'reference'
          and a.state in ('captured', 'returned', 'refused', 'cancelled', 'failed', 'superseded'))
        or exists (select from payment_attempt a join payment_refund_part p on p.corporation_id = a.corporation_id
            and p.payable_id = a.payable_id and p.attempt_no = a.attempt_no and p.line_no = 0
          where a.corporation_id = x.corporation_id and a.reference || '-r' || p.refund_no || case when p.try_no > 1 then 't' || p.try_no else '' end = x.event ->> 'reference'
            and p.state in ('done', 'failed', 'elsewhere', 'withdrawn')))))`,
  ),
]

const bookings = (of: Relations): readonly Question[] => [
  finding(
    'depositIsNotWhatTheBookingSays · M8',
    `${OWN}, x.booking_id as subject, x.state, x.deposit_state as "depositState", x.deposit_charged as charged, x.on_account as "onAccount"`,
    `(select b.*, (select coalesce(sum(e.amount), 0)::bigint from ledger_entry e where e.corporation_id = b.corporation_id
          and e.account = 'deposit:' || b.booking_id) as on_account from ${of.bookings} b) x
      where (x.deposit_state = 'paid' and x.on_account <> x.deposit_charged)
        or (x.deposit_state in ('kept', 'returned', 'none') and x.on_account <> 0)`,
  ),
  finding(
    'depositKeptForNothing · M8',
    `${OWN}, x.booking_id as subject, x.state, x.deposit_state as "depositState"`,
    `${of.bookings} x where (x.deposit_state = 'paid' and x.state not in ('booked', 'noShow'))
      or (x.deposit_state = 'kept' and x.state not in ('cancelled', 'noShow'))
      or (x.state = 'booked' and x.deposit_amount > 0 and x.deposit_state <> 'paid')`,
  ),
  finding(
    'tableOfAnEndedBooking · S5',
    `${OWN}, x.booking_id as subject, x.table_id as "tableId", x.quarter`,
    `booking_quarter x left join booking b on b.corporation_id = x.corporation_id and b.booking_id = x.booking_id
      where b.booking_id is null or (b.ended_at is not null and x.quarter > b.ended_at)`,
  ),
]

/** The conditions that must never hold, each as a query whose rows are the findings. */
export const checksOf = (of: Relations): readonly Question[] => [
  ...money(of),
  ...orders(of),
  ...bills(of),
  ...cash(of),
  ...bookings(of),
  ...counted(of),
  ...unresolvedQuestions(of),
  ...staffChecks,
]
