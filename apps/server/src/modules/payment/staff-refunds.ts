import type { console as calls } from '@comanda/contract/console'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { leftOf } from '@comanda/domain/payment'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type HandlersOf, ownShop, type Staff } from '../../platform/http/index.ts'
import type { Needs, PayableAt } from './needs.ts'
import { askPartialRefund, decidePartialRefund, tendersOf } from './partial-refund.ts'
import { holdPayable } from './payables.ts'
import { attemptsOf } from './queries.ts'
import { refundRows } from './refund-queries.ts'

type Calls = Pick<typeof calls, 'orderRefunds' | 'refundOrder' | 'decideRefund'>
type View = ResponseOf<typeof calls.orderRefunds>

interface Ask {
  shopId: number
  orderId: string
}

/** An order that was paid at this store of the caller's; one of another store is not there. */
async function paidAt(on: Queries, who: Staff, ask: Ask): Promise<PayableAt | Refusal<'notYourShop' | 'notFound'>> {
  const shop = ownShop(who, ask.shopId)
  if ('refused' in shop) return shop
  const at = { corporationId: who.corporationId, kind: 'order' as const, payableId: ask.orderId }
  const known = (await attemptsOf(on, at)).some(row => row.shop_id === ask.shopId && row.kind === 'order')
  return known ? at : refuse('notFound', { field: 'orderId' })
}

async function viewOf(tx: Tx, needs: Needs, who: Staff, at: PayableAt, shopId: number): Promise<View> {
  const [tenders, refunds] = [await tendersOf(tx, at), await refundRows(tx, at)]
  const waiting = refunds.filter(row => row.state === 'waiting').reduce((all, row) => all + row.amount, 0)
  const currency = tenders[0]?.attempt.currency
  const alone = (await needs.shopOf(at.corporationId, shopId))?.refundAlone
  return {
    orderId: at.payableId,
    ...(currency && { currency }),
    left: Math.max(0, leftOf(tenders) - waiting),
    ...(alone !== undefined && { alone }),
    tenders: tenders.map(({ attempt, line, paid, returned }) => ({
      paymentMethod: line?.payment_method ?? attempt.payment_method,
      paid,
      returned,
    })),
    refunds: refunds.map(row => ({
      refundId: row.refund_id,
      amount: row.amount,
      reason: row.reason,
      state: row.state,
      askedBy: row.asked_name,
      askedAt: row.asked_at.toISOString(),
      own: row.asked_by === who.session.staff.staffId,
    })),
  }
}

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
      const alone = (await needs.shopOf(who.corporationId, ask.shopId))?.refundAlone
      return db.inTx(async tx => {
        const answer = await askPartialRefund(tx, needs, {
          ...at,
          shopId: ask.shopId,
          causeKey: `staff:${staffId}:${who.requestId}`,
          amount: money(ask.amount),
          reason: ask.reason,
          by: { kind: 'staff', id: staffId, name },
          waits: alone !== undefined && ask.amount > alone,
        })
        if ('refused' in answer) return refuse('moreThanLeft', { field: 'amount', data: { left: answer.left } })
        return viewOf(tx, needs, who, at, ask.shopId)
      })
    },
    decideRefund: async (who, ask) => {
      const at = await paidAt(db, who, ask)
      if ('refused' in at) return at
      const { staffId, name } = who.session.staff
      return db.inTx(async tx => {
        if (!(await holdPayable(tx, needs, at))) return refuse('notFound', { field: 'orderId' })
        const { refundId, yes } = ask
        const answer = await decidePartialRefund(tx, needs, { ...at, refundId, yes, by: { id: staffId, name } })
        return 'refused' in answer ? said(answer.refused) : viewOf(tx, needs, who, at, ask.shopId)
      })
    },
  }
}

function said(refused: 'notFound' | 'ownRefund' | 'decided' | 'nothingLeft') {
  if (refused === 'ownRefund') return refuse('secondPersonNeeded', { field: 'refundId' })
  if (refused === 'decided') return refuse('refundDecided', { field: 'refundId' })
  return refused === 'nothingLeft'
    ? refuse('moreThanLeft', { field: 'refundId' })
    : refuse('notFound', { field: 'refundId' })
}
