import { type Currency, money } from '@comanda/domain/money'
import {
  type RecordedState,
  type OwnPayment,
  type PayableKind,
  paymentMethods,
  providerOf,
} from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import type { PaymentProvider } from '../../../providers/payment/port.ts'
import { readReference } from '../attempt/references.ts'
import type { AttemptRow } from '../tables.ts'

/** A day as a period, epoch ms; a provider's day is in UTC. */
export interface Period {
  from: number
  until: number
}

/** One of our payments in its current state, with its payable. */
export interface OwnBookPayment extends OwnPayment {
  kind: PayableKind
  payableId: string
  shopId: number
}

interface Row
  extends Pick<AttemptRow, 'reference' | 'provider_reference' | 'payable_id' | 'kind' | 'shop_id' | 'state'> {
  authorised: boolean
  charged: number
  /** Returned with the end of the payable: everything not returned in parts, minor units. */
  whole: number
  currency: Currency
  came_at: Date
  went_at: Date | null
  parts: { amount: number; at: string }[] | null
  sent: { refundNo: number; tryNo: number; amount: number }[] | null
  disputed: boolean
}

/** Tolerance for clock differences: an event at the end of a day may be in the next day's statement. */
const SKEW_MS = 2 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Attempts by key: those of the payables that the references name, and those of the days. */
const OWN = {
  name: 'own_book',
  text: `with chosen as materialized (
      select corporation_id, payable_id, attempt_no from payment_attempt
        where corporation_id = $1 and payable_id = any($6::uuid[]) and reference = any($3::text[])
      union
      select corporation_id, payable_id, attempt_no from payment_attempt
        where corporation_id = $1 and authorised and created_at >= $4 and created_at < $5
    ) select a.reference, a.provider_reference, a.payable_id, a.kind, a.shop_id, a.state, a.authorised, a.charged_amount as charged,
      a.charged_amount - a.returned_amount as whole, a.currency,
      coalesce((select min(s.at) from payment_step s where s.corporation_id = a.corporation_id and s.payable_id = a.payable_id
        and s.attempt_no = a.attempt_no and s.state in ('authorised', 'captured', 'captureFailed')), a.created_at) as came_at,
      (select min(s.at) from payment_step s where s.corporation_id = a.corporation_id and s.payable_id = a.payable_id
        and s.attempt_no = a.attempt_no and s.state = 'returned') as went_at,
      (select json_agg(json_build_object('amount', p.amount, 'at', p.ended_at)) from payment_refund_part p
        where p.corporation_id = a.corporation_id and p.payable_id = a.payable_id and p.attempt_no = a.attempt_no
          and p.line_no = 0 and p.state = 'done') as parts,
      (select json_agg(json_build_object('refundNo', p.refund_no, 'tryNo', p.try_no, 'amount', p.amount)) from payment_refund_part p
        where p.corporation_id = a.corporation_id and p.payable_id = a.payable_id and p.attempt_no = a.attempt_no
          and p.line_no = 0 and p.state = 'sent') as sent,
      exists (select from payment_dispute d where d.corporation_id = a.corporation_id and d.payable_id = a.payable_id
        and d.attempt_no = a.attempt_no) as disputed
    from chosen join payment_attempt a using (corporation_id, payable_id, attempt_no)
    where a.payment_method = any($2::text[]) and a.charged_amount > 0`,
}

/**
 * Our attempts at a provider: those it names, and those whose money arrived within the day. Values in the provider's
 * minor units; returns as of the end of the day and after every step since. M13
 */
export async function ownBook(
  db: Queries,
  provider: PaymentProvider,
  input: { corporationId: number; references: readonly string[]; day: Period },
): Promise<OwnBookPayment[]> {
  const { corporationId, references, day } = input
  const methods = paymentMethods.filter(method => providerOf(method) === provider.name)
  const since = new Date(day.from - 3 * DAY_MS)
  const named = references.flatMap(reference => readReference(reference)?.payableId ?? [])
  const { rows } = await db.query<Row>(OWN, [corporationId, methods, references, since, new Date(day.until), named])
  return rows.map(row => ownPayment(row, provider, day))
}

function ownPayment(row: Row, provider: PaymentProvider, day: Period): OwnBookPayment {
  const value = (amount: number) => provider.valueOf(money(amount), row.currency)
  const captured = row.authorised ? value(row.charged) : 0
  const steps = returns(row).map(step => ({ ...step, sum: value(step.sum) }))
  const returned = steps.at(-1)?.sum ?? 0
  const then = steps.findLast(({ at }) => at <= day.until)?.sum ?? 0
  const cameAt = row.came_at.getTime()
  return {
    reference: row.reference,
    providerReference: row.provider_reference ?? '',
    currencyCode: row.currency.currencyCode,
    state: stateOf(row, captured, returned),
    taken: captured,
    returned,
    returnedAt: [then, ...steps.filter(({ at }) => at > day.until - SKEW_MS).map(({ sum }) => sum)],
    due: cameAt >= day.from - SKEW_MS && cameAt < day.until - SKEW_MS,
    ...waits(row),
    disputed: row.disputed,
    sent: (row.sent ?? []).map(({ refundNo, tryNo, amount }) => ({ refundNo, tryNo, value: value(amount) })),
    kind: row.kind,
    payableId: row.payable_id,
    shopId: row.shop_id,
  }
}

const waits = ({ state }: Row): Pick<OwnPayment, 'waitsFor'> => {
  if (state === 'authorised') return { waitsFor: 'capture' }
  return state === 'returning' ? { waitsFor: 'return' } : {}
}

/**
 * The cumulative amount returned after each return, oldest first. Unconfirmed parts are not counted, also after the
 * rest.
 */
function returns({ parts, state, went_at, whole }: Row): { at: number; sum: number }[] {
  let sum = 0
  const rest = state === 'returned' && went_at ? [{ amount: whole, at: went_at.getTime() }] : []
  return [...(parts ?? []).map(({ amount, at }) => ({ amount, at: Date.parse(at) })), ...rest]
    .toSorted((a, b) => a.at - b.at)
    .map(({ amount, at }) => ({ at, sum: (sum += amount) }))
}

function stateOf({ state }: Row, captured: number, returned: number): RecordedState {
  if (state === 'chargeback') return 'chargeback'
  if (returned >= captured) return 'returned'
  if (returned > 0) return 'partlyReturned'
  return state === 'authorised' ? 'held' : 'taken'
}
