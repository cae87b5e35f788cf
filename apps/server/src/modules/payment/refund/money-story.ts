import { money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { MoneyStory, PayableAt, RefundStory, WholeRefund } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import { stepsOf } from '../queries.ts'
import type { RefundRow } from '../tables.ts'
import { cardOf } from './card-of.ts'
import { payingAttempts, refundTenders } from './paid-by.ts'
import { linesLeft } from './partial-refund.ts'
import { refundHistory } from './refund-history.ts'
import { refundRows } from './refund-queries.ts'

const partOf = ({ amount, paymentMethod, brand, lastFour }: RefundStory): WholeRefund['parts'][number] => ({
  amount,
  paymentMethod,
  ...(brand !== undefined && { brand }),
  ...(lastFour !== undefined && { lastFour }),
})

/** A refund that was requested, with the parts of it that the payable's own payments returned. */
function requested(row: RefundRow, names: ReadonlyMap<string, string>, parts: readonly RefundStory[]): WholeRefund {
  const second = [row.first_name, row.decided_name].find(name => name && name !== row.asked_name)
  return {
    refundId: row.refund_id,
    amount: money(row.amount),
    reason: row.reason,
    state: row.state,
    byGuest: row.asked_kind === 'guest',
    by: row.asked_name,
    ...(second && { second }),
    at: (row.decided_at ?? row.asked_at).toISOString(),
    lines: row.lines.flatMap(({ itemKey, quantity }) =>
      quantity > 0 ? [{ displayName: names.get(itemKey) ?? '', quantity }] : [],
    ),
    parts: parts.map(partOf),
  }
}

/** What was returned with the end of the payable, without a request. */
const automatic = (refundId: string, parts: readonly RefundStory[]): WholeRefund => ({
  refundId,
  amount: money(parts.reduce((sum, { amount }) => sum + amount, 0)),
  reason: parts[0]?.reason ?? '',
  state: 'given',
  byGuest: false,
  by: '',
  at: parts[0]?.steps[0]?.at ?? '',
  lines: [],
  parts: parts.map(partOf),
})

async function chargebacksOf(db: Queries, deps: Deps, at: PayableAt): Promise<MoneyStory['chargebacks']> {
  const chargebacks: MoneyStory['chargebacks'] = []
  for (const row of await payingAttempts(db, deps, at)) {
    const steps = await stepsOf(db, { corporationId: row.corporation_id, payableId: row.payable_id })
    for (const step of steps.filter(one => one.attempt_no === row.attempt_no && one.state === 'chargeback'))
      chargebacks.push({
        amount: money(row.charged_amount),
        at: step.at.toISOString(),
        paymentMethod: row.payment_method,
        ...cardOf(row),
      })
  }
  return chargebacks
}

/** The payments of a payable by method, its refunds with their dishes and methods, and its chargebacks, oldest first. ORDER-14 */
export async function moneyStory(db: Queries, deps: Deps, at: PayableAt): Promise<MoneyStory> {
  const [tenders, rows] = [await refundTenders(db, deps, at), await refundRows(db, at)]
  const names = new Map((await linesLeft(db, deps, at)).map(line => [line.itemKey, line.staffName]))
  const groups = Map.groupBy(await refundHistory({ db }, at), ({ refundGroup }) => refundGroup)
  const byRequest = new Set(rows.map(row => row.refund_id))
  const refunds = [
    ...rows.map(row => requested(row, names, groups.get(row.refund_id) ?? [])),
    ...[...groups].filter(([group]) => !byRequest.has(group)).map(([group, parts]) => automatic(group, parts)),
  ]
  return {
    payments: tenders.map(({ paymentMethod, paid, returned, attempt, line }) => ({
      paymentMethod,
      paid,
      returned,
      ...(line ? {} : cardOf(attempt)),
    })),
    refunds: refunds.sort((a, b) => a.at.localeCompare(b.at)),
    chargebacks: await chargebacksOf(db, deps, at),
  }
}
