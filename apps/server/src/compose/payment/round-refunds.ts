import { type Money, money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type {
  MoneyStory,
  PayableAt,
  PayablePort,
  Payer,
  RefundStory,
  RoundRefunds,
  WholeRefund,
} from '../../ports/payment.ts'
import { takeEarningBack } from '../order-events/earning.ts'
import type { Modules } from '../registry/modules.ts'

type RoundModules = Pick<Modules, 'bill' | 'campaign' | 'card' | 'order' | 'payment' | 'points'>

/** The bill an order is a round of. */
const billOf = async (
  { order }: Pick<Modules, 'order'>,
  db: Queries,
  { corporationId, payableId: orderId }: PayableAt,
) => {
  const billId = await order.payments.billOf(db, { corporationId, orderId })
  return billId === undefined ? undefined : { corporationId, billId, orderId }
}

/** Refunds of an order that is a round of a table's bill: the parts of the bill hold its money. ORDER-9, M9 */
export const roundRefunds = (
  modules: RoundModules,
): Required<Pick<PayablePort, 'hold' | 'paidBy' | 'mostBack' | 'giveByPayers'>> => ({
  // The bill is locked before its rounds.
  async hold(tx, at) {
    const round = await billOf(modules, tx, at)
    if (round) await modules.bill.hold(tx, round)
    return modules.order.payments.hold(tx, { corporationId: at.corporationId, orderId: at.payableId })
  },
  async paidBy(db, at) {
    const round = await billOf(modules, db, at)
    const parts = round && (await modules.bill.payersOf(db, round))
    return parts?.map(
      ({ partId, atVenue, amount, returnedAmount, counter }): Payer => ({
        atVenue,
        amount,
        returnedAmount,
        ...(counter && { method: counter }),
        kind: 'bill',
        payableId: partId,
        corporationId: at.corporationId,
      }),
    )
  },
  async mostBack(tx, at) {
    const round = await billOf(modules, tx, at)
    return round && modules.bill.roundLeft(tx, round)
  },
  async giveByPayers(tx, { kind: _, payableId, at, ...refund }) {
    const { corporationId, refundId } = refund
    const round = await billOf(modules, tx, { kind: 'order', corporationId, payableId })
    if (!round) return false
    const { earningAmount, left } = await modules.bill.returnDishes(tx, { ...round, ...refund })
    const { orderId } = round
    if (earningAmount > 0)
      await takeEarningBack(modules, tx, { corporationId, orderId, amount: earningAmount, causeKey: refundId, at })
    await modules.order.payments.partsBack(tx, { corporationId, orderId, parts: left > 0 ? 'some' : 'asked' })
    if (left === 0) await reportRound(modules, tx, round)
    return true
  },
})

/** Reports a round as refunded once all parts of its bill that owed a refund for it have completed it. */
async function reportRound(
  { bill, order, payment }: RoundModules,
  tx: Tx,
  round: { corporationId: number; billId: string; orderId: string },
): Promise<void> {
  const { corporationId, orderId } = round
  for (const { partId } of await bill.returnsOfRound(tx, round))
    if (await payment.hasOpenParts(tx, { corporationId, payableId: partId })) return
  await order.payments.partsBack(tx, { corporationId, orderId, parts: 'arrived' })
}

/** Money of a part of a bill arrived: the rounds it is for may be refunded completely now. */
export async function partArrived(modules: RoundModules, tx: Tx, { corporationId, payableId: partId }: PayableAt) {
  for (const round of await modules.bill.roundsOfPart(tx, { corporationId, partId }))
    if (await modules.order.payments.isRefunding(tx, { corporationId, orderId: round.orderId }))
      await reportRound(modules, tx, round)
}

const sumOf = (amounts: readonly Money[]): Money => money(amounts.reduce<number>((all, one) => all + one, 0))

/**
 * The refunds of a round for the guest who ordered it: their own parts by payment method; for others at the table, and those who
 * paid the staff, amounts only. ORDER-9, C6
 */
export async function refundsOfRound(
  { bill, payment }: Pick<Modules, 'bill' | 'payment'>,
  db: Queries,
  { owner, ...round }: { corporationId: number; billId: string; orderId: string; owner: string },
): Promise<RoundRefunds> {
  const returns = await bill.returnsOfRound(db, round)
  const refunds: RefundStory[] = []
  for (const { partId, causeKey, refundId } of returns.filter(one => one.owner === owner && !one.atVenue))
    for (const { causeKey: cause, ...story } of await payment.refundsOf(round.corporationId, partId))
      if (cause === causeKey) refunds.push({ ...story, refundGroup: refundId })
  const sharesOf = (refundId: string) => {
    const all = returns.filter(one => one.refundId === refundId)
    const atVenue = all.filter(one => one.atVenue)
    const others = all.filter(one => !one.atVenue && one.owner !== owner)
    return {
      refundId,
      venueAmount: sumOf(atVenue.map(({ amount }) => amount)),
      othersAmount: sumOf(others.map(({ amount }) => amount)),
    }
  }
  return { refunds, shares: [...new Set(returns.map(({ refundId }) => refundId))].map(sharesOf) }
}

/**
 * The payments, refunds and chargebacks of an order, for staff. The refunds of a round of a table's bill have what each payment of the
 * bill got back: those of the app by their methods, those that staff took by the way they were taken. ORDER-14
 */
export async function moneyOfOrder(
  modules: Pick<Modules, 'bill' | 'payment'>,
  db: Queries,
  { corporationId, orderId, billId }: { corporationId: number; orderId: string; billId?: string },
): Promise<MoneyStory> {
  const story = await modules.payment.moneyOf(db, { kind: 'order', corporationId, payableId: orderId })
  if (billId === undefined) return story
  const parts = await partsOfRound(modules, db, { corporationId, billId, orderId })
  return {
    ...story,
    refunds: story.refunds.map(one => ({ ...one, parts: [...one.parts, ...(parts.get(one.refundId) ?? [])] })),
  }
}

/** What each payment of a bill got back for a round, by refund. */
async function partsOfRound(
  { bill, payment }: Pick<Modules, 'bill' | 'payment'>,
  db: Queries,
  round: { corporationId: number; billId: string; orderId: string },
): Promise<Map<string, WholeRefund['parts']>> {
  const byRefund = new Map<string, WholeRefund['parts']>()
  for (const { refundId, partId, causeKey, atVenue, method, amount } of await bill.returnsOfRound(db, round)) {
    const parts = byRefund.get(refundId) ?? []
    if (atVenue) parts.push({ paymentMethod: method, amount })
    else
      for (const story of await payment.refundsOf(round.corporationId, partId))
        if (story.causeKey === causeKey) parts.push(paidBack(story))
    byRefund.set(refundId, parts)
  }
  return byRefund
}

const paidBack = ({ paymentMethod, amount, brand, lastFour }: RefundStory): WholeRefund['parts'][number] => ({
  paymentMethod,
  amount,
  ...(brand !== undefined && { brand }),
  ...(lastFour !== undefined && { lastFour }),
})
