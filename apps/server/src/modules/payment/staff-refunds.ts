import type { console as calls } from '@comanda/contract/console'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { orderNumber } from '@comanda/domain/order'
import { kindOfBusiness } from '@comanda/domain/payment'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type HandlersOf, ownShop, type Staff } from '../../platform/http/index.ts'
import { decidePartialRefund } from './decide-refund.ts'
import { aloneLeft } from './given-alone.ts'
import { leftNow, leftToAsk } from './left-to-return.ts'
import type { NamedLine, Needs, PayableAt } from './needs.ts'
import { askPartialRefund, linesLeft } from './partial-refund.ts'
import { attemptsOf } from './queries.ts'
import { refundRows, waitingRefunds } from './refund-queries.ts'
import type { RefundRow } from './tables.ts'
import { tendersOf } from './tenders.ts'

type Calls = Pick<typeof calls, 'orderRefunds' | 'refundOrder' | 'refundRequests' | 'decideRefund'>
type Request = ResponseOf<typeof calls.refundRequests>['requests'][number]
type View = ResponseOf<typeof calls.orderRefunds>

interface Ask {
  shopId: number
  orderId: string
  businessType?: 2005
}

/** An order, or a recharge, that was paid at this store of the caller's; one of another store is not there. */
async function paidAt(on: Queries, who: Staff, ask: Ask): Promise<PayableAt | Refusal<'notYourShop' | 'notFound'>> {
  const shop = ownShop(who, ask.shopId)
  if ('refused' in shop) return shop
  const at = { corporationId: who.corporationId, kind: kindOfBusiness(ask.businessType), payableId: ask.orderId }
  const known = (await attemptsOf(on, at)).some(row => row.shop_id === ask.shopId && row.kind === at.kind)
  return known ? at : refuse('notFound', { field: 'orderId' })
}

const shownRefund = (row: RefundRow, names: ReadonlyMap<string, string>, staffId: string): View['refunds'][number] => ({
  refundId: row.refund_id,
  amount: money(row.amount),
  reason: row.reason,
  state: row.state,
  byGuest: row.asked_kind === 'guest',
  askedBy: row.asked_name,
  askedAt: row.asked_at.toISOString(),
  own: row.asked_by === staffId || row.first_by === staffId,
  lines: row.lines.map(({ itemKey, quantity }) => ({ displayName: names.get(itemKey) ?? '', quantity })),
  ...(row.first_name !== null && { firstYes: row.first_name }),
})

const shownLine = ({ displayName: _, staffName, ...line }: NamedLine) => ({ ...line, displayName: staffName })

async function viewOf(tx: Tx, needs: Needs, who: Staff, at: PayableAt, shopId: number): Promise<View> {
  const [tenders, refunds] = [await tendersOf(tx, at), await refundRows(tx, at)]
  const lines = await linesLeft(tx, needs, at)
  const names = new Map(lines.map(line => [line.itemKey, line.staffName]))
  const currency = tenders[0]?.attempt.currency
  const { staffId } = who.session.staff
  const alone = aloneLeft(await aloneAt(needs, at.corporationId, shopId), refunds, staffId)
  return {
    orderId: at.payableId,
    ...(currency && { currency }),
    left: leftToAsk(await leftNow(tx, needs, at), refunds),
    ...(alone !== undefined && { alone }),
    lines: lines.map(shownLine),
    tenders: tenders.map(({ paymentMethod, paid, returned }) => ({ paymentMethod, paid, returned })),
    refunds: refunds.map(row => shownRefund(row, names, staffId)),
  }
}

/** What one person may give back alone; undefined where there is no bound. */
const aloneAt = async (needs: Needs, corporationId: number, shopId: number): Promise<Money | undefined> =>
  (await needs.shopOf(corporationId, shopId))?.refundAlone

/** Money given back by staff: to each means what it paid, above the store's amount only with a second person. M9 */
export function staffRefunds(needs: Needs): HandlersOf<Calls> {
  const { db } = needs
  return {
    orderRefunds: async (who, ask) => {
      const at = await paidAt(db, who, ask)
      return 'refused' in at ? at : db.inTx(tx => viewOf(tx, needs, who, at, ask.shopId))
    },
    refundOrder: async (who, ask) => {
      const at = await paidAt(db, who, ask)
      if ('refused' in at) return at
      const { staffId, name } = who.session.staff
      const alone = await aloneAt(needs, who.corporationId, ask.shopId)
      return db.inTx(async tx => {
        const answer = await askPartialRefund(tx, needs, {
          ...at,
          shopId: ask.shopId,
          causeKey: `staff:${staffId}:${who.requestId}`,
          ...('lines' in ask.wish ? { lines: ask.wish.lines } : { amount: money(ask.wish.amount) }),
          reason: ask.reason,
          by: { kind: 'staff', id: staffId, name },
          waits: (amount, before) => amount > (aloneLeft(alone, before, staffId) ?? amount),
        })
        if ('refund' in answer) return viewOf(tx, needs, who, at, ask.shopId)
        return refuse('moreThanLeft', { field: 'wish', ...('left' in answer && { data: { left: answer.left } }) })
      })
    },
    refundRequests: async (who, { shopId }) => {
      const shop = ownShop(who, shopId)
      if ('refused' in shop) return shop
      const config = await needs.shopOf(who.corporationId, shopId)
      const rows = config ? await waitingRefunds(db, { corporationId: who.corporationId, shopId }) : []
      const requests = rows.map(async row => config && shownRequest(row, config.currency, await numberOf(needs, row)))
      return { requests: (await Promise.all(requests)).filter(request => request !== undefined) }
    },
    decideRefund: async (who, ask) => {
      const at = await paidAt(db, who, ask)
      if ('refused' in at) return at
      const { staffId, name } = who.session.staff
      const alone = await aloneAt(needs, who.corporationId, ask.shopId)
      return db.inTx(async tx => {
        const { refundId, yes } = ask
        const decision = { ...at, refundId, yes, by: { id: staffId, name }, ...(alone !== undefined && { alone }) }
        const answer = await decidePartialRefund(tx, needs, decision)
        return 'refused' in answer ? said(answer.refused) : viewOf(tx, needs, who, at, ask.shopId)
      })
    },
  }
}

/** What people call that of which money is to go back. */
async function numberOf({ db, payables }: Needs, { corporation_id, kind, payable_id }: RefundRow): Promise<string> {
  const at = { corporationId: corporation_id, kind, payableId: payable_id }
  return (await payables[kind]?.numberOf?.(db, at)) ?? orderNumber(payable_id)
}

const shownRequest = (row: RefundRow, currency: Currency, orderNo: string): Request => ({
  orderId: row.payable_id,
  orderNo,
  ...(row.kind === 'recharge' && { businessType: 2005 as const }),
  amount: money(row.amount),
  currency,
  reason: row.reason,
  byGuest: row.asked_kind === 'guest',
  askedBy: row.asked_name,
  askedAt: row.asked_at.toISOString(),
})

function said(refused: 'notFound' | 'ownRefund' | 'decided' | 'nothingLeft') {
  if (refused === 'ownRefund') return refuse('secondPersonNeeded', { field: 'refundId' })
  if (refused === 'decided') return refuse('refundDecided', { field: 'refundId' })
  return refused === 'nothingLeft'
    ? refuse('moreThanLeft', { field: 'refundId' })
    : refuse('notFound', { field: 'refundId' })
}
