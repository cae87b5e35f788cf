import type { Question } from './facts.ts'
import { finding, OWN } from './finding.ts'
import type { Relations } from './relations.ts'

/** Cash that an order or a part of a bill was paid with, and what was handed back of it, each with its rounding. */
const cashOf = (of: Relations): string => `(
    select o.corporation_id, o.order_id::text as cause, (o.details -> 'counter' ->> 'rounding')::bigint as rounding
      from ${of.orders} o where o.bill_id is null and o.details -> 'counter' ->> 'rounding' is not null
    union all
    select o.corporation_id, o.order_id::text, sum((c ->> 'rounding')::bigint)::bigint
      from ${of.orders} o, jsonb_array_elements(o.details -> 'counters') c
      group by o.corporation_id, o.order_id having sum((c ->> 'rounding')::bigint) <> 0
    union all
    select p.corporation_id, p.part_id::text, (p.counter ->> 'rounding')::bigint
      from ${of.bills} b join bill_part p on p.corporation_id = b.corporation_id and p.bill_id = b.bill_id
      where p.counter ->> 'rounding' is not null
    union all
    select o.corporation_id, o.order_id || ':' || (h ->> 'refundId') || ':' || (h ->> 'part'), -(h ->> 'rounding')::bigint
      from ${of.orders} o, jsonb_array_elements(o.details -> 'handedBack') h where (h ->> 'rounding')::bigint <> 0
    union all
    select r.corporation_id, r.part_id || ':' || r.cause_key, -r.rounding from ${of.billReturns} r where r.rounding <> 0)`

/** Money that staff took and handed back. */
export const cash = (of: Relations): readonly Question[] => [
  finding(
    'cashRoundingNotInTheBooks · PAY-19',
    `${OWN}, x.cause as subject, x.rounding, x.posted`,
    `(select c.*, (select e.amount from ledger_posting p join ledger_entry e on e.corporation_id = p.corporation_id
          and e.posting_id = p.posting_id and e.account = 'house:cashRounding'
        where p.corporation_id = c.corporation_id and p.cause_key = 'cash-rounding:' || c.cause) as posted
      from ${cashOf(of)} c) x where x.posted is distinct from x.rounding`,
  ),
  finding(
    'moreCashReturnedThanTaken · PAY-19, M9',
    `${OWN}, x.part_id as subject, x.taken, x.returned`,
    `(select p.corporation_id, p.part_id, p.amount + coalesce((p.counter ->> 'tip')::bigint, 0)
          + coalesce((p.counter ->> 'rounding')::bigint, 0) as taken,
        sum(r.amount + r.rounding)::bigint as returned
      from ${of.billReturns} r join bill_part p on p.corporation_id = r.corporation_id and p.part_id = r.part_id
      where p.at_venue group by p.corporation_id, p.part_id, p.amount, p.counter) x where x.returned > x.taken`,
  ),
  finding(
    'moreOfAnOrderHandedBackThanTaken · PAY-23, M9',
    `${OWN}, x.order_id as subject, x.taken, x.returned, x.refunded`,
    `(select o.corporation_id, o.order_id, (o.totals ->> 'totalPaidAmount')::bigint as taken,
        (select sum((h ->> 'amount')::bigint + (h ->> 'rounding')::bigint)::bigint
          from jsonb_array_elements(o.details -> 'handedBack') h) as returned,
        (select sum((h ->> 'amount')::bigint)::bigint from jsonb_array_elements(o.details -> 'handedBack') h) as unrounded,
        (select coalesce(sum(f.amount), 0)::bigint from payment_refund f where f.corporation_id = o.corporation_id
          and f.payable_id = o.order_id and f.state = 'given') as refunded
      from ${of.orders} o where o.details -> 'handedBack' is not null) x
      where x.returned > x.taken or x.unrounded > x.refunded`,
  ),
]
