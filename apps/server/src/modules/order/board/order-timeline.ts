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
  billWrittenOff: 'writtenOff',
  reductionUndone: 'reductionUndone',
  reviewReply: 'reply',
  reviewPublished: 'published',
  'refund.elsewhere': 'refundElsewhere',
}

const reasonOf = (reason: string) => (reason === '' ? {} : { reason })

/** The entry of a step. Refunds, lower prices and write-offs have entries of their own. */
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

const amountIn = (value: unknown, name: 'totalAmount' | 'writtenOffAmount'): number | undefined =>
  value !== null && typeof value === 'object' && name in value
    ? Number((value as Record<typeof name, unknown>)[name])
    : undefined

/** By how much an order or its bill costs less, or what of a bill was written off. */
function lostIn({ before, after }: WrittenLine): number {
  const [was, is] = [amountIn(before, 'totalAmount'), amountIn(after, 'totalAmount')]
  return amountIn(after, 'writtenOffAmount') ?? (was === undefined || is === undefined ? 0 : Math.abs(was - is))
}

/** The person who had requested a write-off that another one confirmed. */
const askedBy = ({ after }: WrittenLine): string | undefined =>
  after !== null && typeof after === 'object' && 'askedBy' in after ? String(after.askedBy) : undefined

/** Whether a review was taken off the page of its store. */
const isHidden = ({ what, after }: WrittenLine): boolean =>
  what === 'reviewPublished' && after !== null && typeof after === 'object' && 'published' in after && !after.published

function changeEntry(line: WrittenLine): Entry[] {
  const { what, by_name, second_name, cause, at } = line
  const shown = isHidden(line) ? 'hidden' : changes[what]
  if (!shown) return []
  const lost = lostIn(line)
  const second = second_name ?? askedBy(line)
  return [
    {
      kind: 'change',
      at: at.toISOString(),
      by: by_name,
      ...(second && { second }),
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
    const isWrittenOff = events.some(({ kind }) => kind === 'writtenOff')
    const own = lines.filter(({ what }) => what !== 'billWrittenOff' || isWrittenOff)
    const entries = [...events.flatMap(stepEntry), ...moneyEntries(story), ...own.flatMap(changeEntry)]
    return {
      orderId,
      currency,
      timeZone: shop.timeZone,
      payments: story.payments,
      entries: entries.sort((a, b) => a.at.localeCompare(b.at)),
    }
  }
