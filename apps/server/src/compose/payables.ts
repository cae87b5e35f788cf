import { money } from '@comanda/domain/money'
import { orderNumber } from '@comanda/domain/order'
import { earningOf } from '@comanda/domain/payment'
import type { OrderPayments, PaidAnswer, PaidInput } from '../modules/order/index.ts'
import type { StoredValueModule } from '../modules/storedvalue/index.ts'
import type { Deps, PaidPayable, PaidVerdict, Payable, PayableDeps, PaymentModule } from '../modules/payment/index.ts'
import type { LaterDeps } from './ordering.ts'

/** What can be paid, by kind; each is put here by the module it belongs to. */
export type Payables = { -readonly [K in keyof Deps['payables']]: Deps['payables'][K] }

/** The guest's own means, by method; each is put here by the module it belongs to. */
export type MeansOfPaying = { -readonly [K in keyof Deps['means']]: Deps['means'][K] }

type OrderToPay = NonNullable<Awaited<ReturnType<OrderPayments['payable']>>>

const standings: Partial<Record<OrderToPay['state'], Payable['standing']>> = {
  awaitingPayment: 'open',
  cancelled: 'ended',
  rejected: 'ended',
}

const asPayable = ({ orderId, totals, ...order }: OrderToPay): Payable => ({
  ...order,
  kind: 'order',
  payableId: orderId,
  displayNo: orderNumber(orderId),
  standing: standings[order.state] ?? 'settled',
  currency: totals.currency,
  totals,
  after: `/orderStatus?orderId=${orderId}`,
})

/** Money that arrived, as orders hear of it. */
async function paidWith(
  tell: (input: PaidInput) => Promise<PaidAnswer>,
  { kind: _, payableId, payments, ...paid }: PaidPayable,
): Promise<PaidVerdict> {
  const verdict = await tell({ ...paid, earning: earningOf(payments), orderId: payableId })
  return verdict === 'unknownOrder' ? 'unknown' : verdict
}

/** An order as something to be paid. */
export const orderPayable = (orders: OrderPayments): PayableDeps => ({
  hold: (tx, { corporationId, payableId }) => orders.hold(tx, { corporationId, orderId: payableId }),
  async payable(tx, { corporationId, payableId, owner }) {
    const order = await orders.payable(tx, { corporationId, orderId: payableId, owner })
    return order && asPayable(order)
  },
  async toPayAtVenue(tx, { corporationId, payableId, shopId }) {
    const order = await orders.toPayAtVenue(tx, { corporationId, orderId: payableId, shopId })
    return order && asPayable(order)
  },
  payAtVenue: (tx, { corporationId, payableId, owner }) =>
    orders.payAtVenue(tx, { corporationId, orderId: payableId, owner }),
  paid: (tx, arrived) => paidWith(input => orders.orderPaid(tx, input), arrived),
  partsBack: (tx, { corporationId, payableId, parts }) =>
    orders.partsBack(tx, { corporationId, orderId: payableId, parts }),
  linesToReturn: (db, { corporationId, payableId }, backs) =>
    orders.linesToReturn(db, { corporationId, orderId: payableId }, backs),
  refunded: (tx, { corporationId, payableId, ref }) =>
    orders.orderRefunded(tx, { corporationId, orderId: payableId, ref }),
})

/** A recharge of a card as something to be paid: it waits for as long as the guest likes. */
export const rechargePayable = (recharges: StoredValueModule['payments']): PayableDeps => ({
  hold: (tx, { corporationId, payableId }) => recharges.hold(tx, { corporationId, rechargeId: payableId }),
  async payable(tx, { corporationId, payableId, owner }) {
    const found = await recharges.payable(tx, { corporationId, rechargeId: payableId, owner })
    if (!found) return undefined
    const { rechargeNo, amount, state, ...rest } = found
    const payState = state === 'awaitingPayment' ? 'unpaid' : state === 'paid' ? 'paid' : 'refunded'
    return {
      ...rest,
      kind: 'recharge',
      payableId,
      displayNo: rechargeNo,
      state,
      standing: state === 'awaitingPayment' ? 'open' : 'settled',
      payState,
      total: amount,
      paymentMethod: '',
      after: `/cardRecharge?rechargeId=${payableId}`,
    }
  },
  paid: (tx, { corporationId, payableId, amount, ref }) =>
    recharges.paid(tx, { corporationId, rechargeId: payableId, amount, ref }),
  numberOf: (db, { corporationId, payableId }) => recharges.numberOf(db, { corporationId, rechargeId: payableId }),
  mostBack: (tx, { corporationId, payableId }) => recharges.mostBack(tx, { corporationId, rechargeId: payableId }),
  takeBack: (tx, { corporationId, payableId, amount, causeKey }) =>
    recharges.takeBack(tx, { corporationId, rechargeId: payableId, amount, causeKey }),
  refunded: (tx, { corporationId, payableId }) => recharges.refunded(tx, { corporationId, rechargeId: payableId }),
})

/** A refund of an order, as paying hears of it. */
export const ofOrder = <Ask extends { orderId: string }>({ orderId, ...input }: Ask) => ({
  ...input,
  kind: 'order' as const,
  payableId: orderId,
})

/** What orders ask of paying as they are placed. */
export const paidAsPlaced = (payment: PaymentModule): Pick<LaterDeps, 'checkCardSecurity' | 'lockMeans'> => ({
  // Where no code was sent there is none to be tried: whether one is needed is seen as the means are locked.
  checkCardSecurity: async (caller, payments) =>
    payments.some(line => line.securityCode !== undefined) ? payment.checkCardSecurity(caller, payments) : undefined,
  async lockMeans(tx, input) {
    const payWith = await payment.lockToPay(tx, input)
    return async ({ shop, order }) => {
      const ready = await payWith({ shop, payable: asPayable(order) })
      return 'refused' in ready ? ready : { pay: paid => ready.pay((_, arrived) => paidWith(paid, arrived)) }
    }
  },
})

/** What orders ask of paying about money that goes back. */
export const refundsOfOrders = (
  payment: PaymentModule,
): Pick<LaterDeps, 'refundsOf' | 'ownMeansOf' | 'refundAsksOf' | 'askForLines'> => ({
  refundsOf: payment.refundsOf,
  ownMeansOf: (db, corporationId, payableId) => payment.ownMeansOf(db, { corporationId, payableId }),
  refundAsksOf: (db, corporationId, orderId) => payment.refundAsksOf(db, ofOrder({ corporationId, orderId })),
  async askForLines(tx, { owner, name, requestId, ...input }) {
    const asked = await payment.askPartialRefund(tx, {
      ...ofOrder(input),
      causeKey: `guest:${owner}:${requestId}`,
      by: { kind: 'guest', id: owner, name },
      waits: () => true,
    })
    if ('refund' in asked) return { refundId: asked.refund.refund_id, amount: money(asked.refund.amount) }
    return { refused: asked.refused === 'waiting' ? 'waits' : 'notOffered' }
  },
})
