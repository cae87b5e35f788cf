import { refundCalls as calls } from '@comanda/contract/payment'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { kindOfBusiness, refundLimit } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type HandlersOf, type StaffAt } from '../../../platform/http/index.ts'
import type { NamedLine, PayableAt } from '../../../ports/payment.ts'
import { decidePartialRefund } from './decide-refund.ts'
import { cardOf } from './card-of.ts'
import { refundLimitLeft } from './refund-limit.ts'
import { refundableNow, refundableRest } from './refundable.ts'
import type { Deps } from '../deps.ts'
import { requestPartialRefund, linesLeft } from './partial-refund.ts'
import { type FailedRefund, failedRefunds, refundParts, refundRows, waitingRefunds } from './refund-queries.ts'
import { settleFailedRefund } from './settle-refund.ts'
import type { RefundPartRow, RefundRow } from '../tables.ts'
import { numberOf } from './refund-numbers.ts'
import { isPaidByOthers, paidWhere, type RefundTender, refundTenders } from './paid-by.ts'

type Request = ResponseOf<typeof calls.refundRequests>['requests'][number]
type View = ResponseOf<typeof calls.orderRefunds>

interface Input {
  orderId: string
  businessType?: 2005 | 2006
}

/** An order or a recharge that was paid at the caller's store; one of another store is not found. */
async function paidAt(deps: Deps, caller: StaffAt, input: Input): Promise<PayableAt | Refusal<'notFound'>> {
  const at = { corporationId: caller.corporationId, kind: kindOfBusiness(input.businessType), payableId: input.orderId }
  const where = await paidWhere(deps.db, deps, at)
  return where?.shopIds.includes(caller.shop.shopId) ? at : refuse('notFound', { field: 'orderId' })
}

interface RefundView {
  /** Names of the lines by their keys. */
  names: ReadonlyMap<string, string>
  staffId: string
  parts: readonly RefundPartRow[]
}

/** The part of a refund that failed, or that a person settled in another way. */
function unarrived(
  row: RefundRow,
  parts: readonly RefundPartRow[],
): Pick<View['refunds'][number], 'failed' | 'elsewhere'> {
  const part = parts.find(it => it.refund_no === row.refund_no && (it.state === 'failed' || it.state === 'elsewhere'))
  if (!part) return {}
  const at = (part.ended_at ?? part.asked_at).toISOString()
  const amount = money(part.amount)
  if (part.state === 'failed') return { failed: { amount, paymentMethod: part.payment_method, at } }
  return { elsewhere: { amount, by: part.settled_name ?? '', how: part.settled_how ?? '', at } }
}

const shownRefund = (row: RefundRow, { names, staffId, parts }: RefundView): View['refunds'][number] => ({
  refundId: row.refund_id,
  amount: money(row.amount),
  reason: row.reason,
  state: row.state,
  byGuest: row.asked_kind === 'guest',
  askedBy: row.asked_name,
  askedAt: row.asked_at.toISOString(),
  own: row.asked_by === staffId || row.first_by === staffId,
  lines: row.lines.flatMap(({ itemKey, quantity }) =>
    quantity > 0 ? [{ displayName: names.get(itemKey) ?? '', quantity }] : [],
  ),
  ...(row.first_name !== null && { firstYes: row.first_name }),
  ...unarrived(row, parts),
})

const shownLine = ({ displayName: _, staffName, ...line }: NamedLine) => ({ ...line, displayName: staffName })

/** What a refund that failed at the provider should have returned of this payment: it is still held. */
async function failedOf(tx: Tx, { attempt, line }: RefundTender): Promise<number> {
  if (!attempt || line) return 0
  const { corporation_id: corporationId, payable_id: payableId, attempt_no: attemptNo } = attempt
  const failed = (await refundParts(tx, { corporationId, payableId })).filter(
    part => part.state === 'failed' && part.attempt_no === attemptNo && part.line_no === 0,
  )
  return failed.reduce((all, { amount }) => all + amount, 0)
}

/** What each payment method paid, and what arrived there again or is on its way. */
async function shownTenders(tx: Tx, tenders: readonly RefundTender[]): Promise<View['tenders']> {
  const shown: View['tenders'] = []
  for (const tender of tenders) {
    const { paymentMethod, paid, returned } = tender
    const card = tender.line ? {} : cardOf(tender.attempt)
    shown.push({ paymentMethod, ...card, paid, returned: returned - (await failedOf(tx, tender)) })
  }
  return shown
}

async function viewOf(tx: Tx, deps: Deps, caller: StaffAt, at: PayableAt): Promise<View> {
  const [tenders, refunds] = [await refundTenders(tx, deps, at), await refundRows(tx, at)]
  const lines = await linesLeft(tx, deps, at)
  const { staffId } = caller.session.staff
  const view: RefundView = {
    names: new Map(lines.map(line => [line.itemKey, line.staffName])),
    staffId,
    parts: await refundParts(tx, at),
  }
  // A fully refunded order is still shown in the currency it was paid in.
  const currency = tenders[0]?.attempt?.currency ?? (await paidWhere(tx, deps, at))?.currency
  const alone = refundLimitLeft(await aloneAt(deps, caller), refunds, staffId)
  return {
    orderId: at.payableId,
    ...(currency && { currency }),
    left: refundableRest(await refundableNow(tx, deps, at), refunds),
    ...(alone !== undefined && { alone }),
    lines: lines.map(shownLine),
    ...((await isPaidByOthers(tx, deps, at)) && { ofBill: true as const }),
    tenders: await shownTenders(tx, tenders),
    refunds: refunds.map(row => shownRefund(row, view)),
  }
}

/** The most one person may refund alone; undefined where there is no limit. */
async function aloneAt(deps: Deps, { shop: { corporationId, shopId }, session }: StaffAt): Promise<Money | undefined> {
  const shop = await deps.shopOf(corporationId, shopId)
  return shop && refundLimit(session.staff.refundAlone, shop)
}

/** Refunds by staff: to each payment method what it paid; above the person's limit only with a second person. M9 */
export function staffRefunds(deps: Deps): HandlersOf<typeof calls> {
  const { db } = deps
  const paidWithLimit = async (caller: StaffAt, input: Input) => {
    const at = await paidAt(deps, caller, input)
    return 'refused' in at ? at : { at, alone: await aloneAt(deps, caller) }
  }
  return {
    orderRefunds: async (caller, input) => {
      const at = await paidAt(deps, caller, input)
      return 'refused' in at ? at : db.inTx(tx => viewOf(tx, deps, caller, at))
    },
    refundOrder: changeInSteps(calls.refundOrder, deps, {
      prepare: paidWithLimit,
      async work(tx, caller, input, { at, alone }) {
        const { staffId, name } = caller.session.staff
        const answer = await requestPartialRefund(tx, deps, {
          ...at,
          shopId: caller.shop.shopId,
          causeKey: `staff:${staffId}:${caller.requestId}`,
          ...('lines' in input.wish ? { lines: input.wish.lines } : { amount: money(input.wish.amount) }),
          reason: input.reason,
          by: { kind: 'staff', id: staffId, name },
          waits: (amount, before) => amount > (refundLimitLeft(alone, before, staffId) ?? amount),
        })
        if ('refund' in answer) return viewOf(tx, deps, caller, at)
        return refuse('moreThanLeft', { field: 'wish', ...('left' in answer && { data: { left: answer.left } }) })
      },
    }),
    refundRequests: async ({ shop }) => {
      const config = await deps.shopOf(shop.corporationId, shop.shopId)
      if (!config) return { requests: [] }
      const rows = [...(await failedRefunds(db, shop)), ...(await waitingRefunds(db, shop))]
      const requests = rows.map(async row => shownRequest(row, config.currency, await numberOf(deps, row)))
      return { requests: await Promise.all(requests) }
    },
    decideRefund: changeInSteps(calls.decideRefund, deps, {
      prepare: paidWithLimit,
      async work(tx, caller, { refundId, yes }, { at, alone }) {
        const { staffId, name } = caller.session.staff
        const decision = { ...at, refundId, yes, by: { id: staffId, name }, ...(alone !== undefined && { alone }) }
        const answer = await decidePartialRefund(tx, deps, decision)
        return 'refused' in answer ? refusalOf(answer.refused) : viewOf(tx, deps, caller, at)
      },
    }),
    settleRefund: settleRefund(deps),
  }
}

/** Settles the part of a refund that failed: sent again, or returned in another way. M9 */
const settleRefund = (deps: Deps): Handler<typeof calls.settleRefund> =>
  changeInSteps(calls.settleRefund, deps, {
    prepare: (caller, input) => paidAt(deps, caller, input),
    async work(tx, caller, input, at) {
      const { staffId: id, name } = caller.session.staff
      const otherWay = 'otherWay' in input.way && { otherWay: input.way.otherWay }
      const answer = await settleFailedRefund(tx, deps, {
        ...at,
        refundId: input.refundId,
        by: { id, name },
        ...otherWay,
      })
      if (answer === 'settled') return viewOf(tx, deps, caller, at)
      return refuse(answer === 'decided' ? 'refundDecided' : 'notFound', { field: 'refundId' })
    },
  })

const shownRequest = (row: RefundRow | FailedRefund, currency: Currency, orderNo: string): Request => ({
  orderId: row.payable_id,
  orderNo,
  ...(row.kind === 'recharge' && { businessType: 2005 as const }),
  ...(row.kind === 'rightsPackage' && { businessType: 2006 as const }),
  amount: money('failed_amount' in row ? row.failed_amount : row.amount),
  currency,
  reason: row.reason,
  byGuest: row.asked_kind === 'guest',
  askedBy: row.asked_name,
  askedAt: row.asked_at.toISOString(),
  ...('failed_amount' in row && { failed: true as const }),
})

function refusalOf(refused: 'notFound' | 'ownRefund' | 'decided' | 'nothingLeft') {
  if (refused === 'ownRefund') return refuse('secondPersonNeeded', { field: 'refundId' })
  if (refused === 'decided') return refuse('refundDecided', { field: 'refundId' })
  return refused === 'nothingLeft'
    ? refuse('moreThanLeft', { field: 'refundId' })
    : refuse('notFound', { field: 'refundId' })
}
