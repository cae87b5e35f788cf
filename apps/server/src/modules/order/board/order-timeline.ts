import { refuse, type ResponseOf } from '@comanda/contract/core'
import type { staffOrderCalls as calls } from '@comanda/contract/order'
import { money } from '@comanda/domain/money'
import { auditLinesOf, type WrittenLine } from '../../../platform/audit-line.ts'
import { type Handler, servedShop } from '../../../platform/http/index.ts'
import type { MoneyStory, WholeRefund } from '../../../ports/payment.ts'
import { summaryOf } from '../answer.ts'
import type { Deps } from '../deps.ts'
import { eventsOf, findOrder } from '../queries.ts'
import type { EventRow } from '../tables.ts'
import { orderMoney } from './order-money.ts'

type Entry = ResponseOf<typeof calls.orderTimeline>['entries'][number]
type Author = Extract<Entry, { kind: 'state' }>['author']
type Change = Extract<Entry, { kind: 'change' }>['what']

/** The audited changes of an order and its bill that the timeline shows. */
const changes: Readonly<Record<string, Change>> = {
  billReduced: 'reduced',
  orderReduced: 'reduced',
  reductionUndone: 'reductionUndone',
  reviewReply: 'reply',
  reviewPublished: 'published',
  'refund.elsewhere': 'refundElsewhere',
}

const reasonOf = (reason: string) => (reason === '' ? {} : { reason })

/** The entry of a step. Refunds and lower prices have entries of their own. */
function stepEntry({ kind, state, by_kind, by_name, reason, detail, at }: EventRow): Entry[] {
  const by = by_kind === 'staff' ? by_name : ''
  const common = { at: at.toISOString(), by, ...reasonOf(reason) }
  switch (kind) {
    case 'placed':
    case 'move':
      return [{ kind: 'state', ...common, state, author: by_kind as Author }]
    case 'paid':
      return [{ kind: 'paid', ...common }]
    case 'promise':
      return [{ kind: 'promise', ...common, ...promisedIn(detail) }]
    case 'writtenOff':
      return [{ kind: 'change', ...common, what: 'writtenOff' }]
    case 'cancelAsked':
      return [{ kind: 'change', ...common, what: 'cancelRequested' }]
    default:
      return []
  }
}

function promisedIn(detail: unknown): { promisedAt?: string } {
  const to = detail !== null && typeof detail === 'object' && 'to' in detail ? detail.to : undefined
  return typeof to === 'string' ? { promisedAt: to } : {}
}

const totalIn = (value: unknown): number | undefined =>
  value !== null && typeof value === 'object' && 'totalAmount' in value ? Number(value.totalAmount) : undefined

function changeEntry({ what, by_name, second_name, before, after, cause, at }: WrittenLine): Entry[] {
  const shown = changes[what]
  if (!shown) return []
  const [was, is] = [totalIn(before), totalIn(after)]
  const lost = was === undefined || is === undefined ? 0 : Math.abs(was - is)
  return [
    {
      kind: 'change',
      at: at.toISOString(),
      by: by_name,
      ...(second_name && { second: second_name }),
      ...(cause === 'set up' ? {} : reasonOf(cause)),
      what: shown,
      ...(lost > 0 && { amount: money(lost) }),
    },
  ]
}

const refundEntry = ({ refundId: _, reason, ...refund }: WholeRefund): Entry => ({
  kind: 'refund',
  ...refund,
  ...reasonOf(reason),
})

const moneyEntries = ({ refunds, chargebacks }: MoneyStory): Entry[] => [
  ...refunds.map(refundEntry),
  ...chargebacks.map((one): Entry => ({ kind: 'chargeback', by: '', ...one })),
]

/** What happened to an order of the caller's stores: its steps, payments, refunds and changes by staff, oldest first. ORDER-14 */
export const orderTimeline =
  (deps: Deps): Handler<typeof calls.orderTimeline> =>
  async (caller, { orderId }) => {
    const { db } = deps
    const { corporationId } = caller
    const row = await findOrder(db, corporationId, orderId)
    if (!row || !servedShop(caller, row.shop_id)) return refuse('notFound')
    const { currency, shop } = summaryOf(row)
    const subjects = [orderId, ...(row.bill_id === null ? [] : [row.bill_id])]
    const [events, story, lines] = await Promise.all([
      eventsOf(db, corporationId, orderId),
      orderMoney(db, deps, row),
      auditLinesOf(db, corporationId, { subjects, kinds: Object.keys(changes) }),
    ])
    const entries = [...events.flatMap(stepEntry), ...moneyEntries(story), ...lines.flatMap(changeEntry)]
    return {
      orderId,
      currency,
      timeZone: shop.timeZone,
      payments: story.payments,
      entries: entries.sort((a, b) => a.at.localeCompare(b.at)),
    }
  }
