import { money } from '@comanda/domain/money'
import { orderNumber } from '@comanda/domain/order'
import { earningAmount, tipTotalsOf } from '@comanda/domain/payment'
import type { createOrder, OrderPayments, PaidAnswer, PaidInput } from '../../modules/order/index.ts'
import type { Modules } from '../registry/modules.ts'
import { moneyOfOrder, refundsOfRound } from './round-refunds.ts'
import { type PaymentModule, refundLimitLeft } from '../../modules/payment/index.ts'
import type { PaidPayable, PaidVerdict, Payable, PayablePort } from '../../ports/payment.ts'

type OrderDeps = Parameters<typeof createOrder>[0]
type PaymentOfOrders = { readonly payment: PaymentModule }
type OrderToPay = NonNullable<Awaited<ReturnType<OrderPayments['payable']>>>

const statuses: Partial<Record<OrderToPay['state'], Payable['status']>> = {
  awaitingPayment: 'open',
  cancelled: 'ended',
  rejected: 'ended',
}

const asPayable = ({ orderId, totals, ...order }: OrderToPay): Payable => ({
  ...order,
  kind: 'order',
  payableId: orderId,
  displayNo: orderNumber(orderId),
  status: statuses[order.state] ?? 'settled',
  currency: totals.currency,
  totals: tipTotalsOf(totals),
  after: `/orderStatus?orderId=${orderId}`,
})

/** Reports money that arrived for an order to the order module. */
async function paidWith(
  orderPaid: (input: PaidInput) => Promise<PaidAnswer>,
  { kind: _, payableId, payments, ...paid }: PaidPayable,
): Promise<PaidVerdict> {
  const verdict = await orderPaid({ ...paid, earning: earningAmount(payments), orderId: payableId })
  return verdict === 'unknownOrder' ? 'unknown' : verdict
}

/** An order as a payable. */
export const orderPayable = (orders: OrderPayments): PayablePort => ({
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
  dishesBack: (tx, { corporationId, payableId, lines }) =>
    orders.dishesBack(tx, { corporationId, orderId: payableId, lines }),
  takenByStaff: (db, { corporationId, payableId }) => orders.takenByStaff(db, { corporationId, orderId: payableId }),
  handBack: (tx, { kind: _, payableId, ...back }) => orders.handBack(tx, { ...back, orderId: payableId }),
  linesToReturn: (db, { corporationId, payableId }, backs) =>
    orders.linesToReturn(db, { corporationId, orderId: payableId }, backs),
  refunded: (tx, { corporationId, payableId, ref }) =>
    orders.orderRefunded(tx, { corporationId, orderId: payableId, ref }),
})

/** Payment for orders while they are placed, in the same transaction. */
export const paidAsPlaced = (modules: PaymentOfOrders): Pick<OrderDeps, 'checkCardSecurity' | 'lockOwnMethods'> => ({
  // Without a code there is nothing to check yet: whether one is needed shows when the payment methods are locked.
  checkCardSecurity: async (caller, payments) =>
    payments.some(line => line.securityCode !== undefined)
      ? modules.payment.checkCardSecurity(caller, payments)
      : undefined,
  async lockOwnMethods(tx, input) {
    const payWith = await modules.payment.lockToPay(tx, input)
    return async ({ shop, order }) => {
      const ready = await payWith({ shop, payable: asPayable(order) })
      return 'refused' in ready ? ready : { pay: paid => ready.pay((_, arrived) => paidWith(paid, arrived)) }
    }
  },
})

/** Refunds, for orders. */
export const refundsOfOrders = (
  modules: PaymentOfOrders & Pick<Modules, 'bill'>,
): Pick<
  OrderDeps,
  | 'holdPaid'
  | 'moneyOf'
  | 'ownMethodsOf'
  | 'refundRequestsOf'
  | 'refundsOf'
  | 'refundsOfRound'
  | 'requestLineRefund'
  | 'requestPriceRefund'
> => ({
  moneyOf: (db, order) => moneyOfOrder(modules, db, order),
  refundsOf: (corporationId, orderId) => modules.payment.refundsOf(corporationId, orderId),
  refundsOfRound: (db, round) => refundsOfRound(modules, db, round),
  ownMethodsOf: (db, corporationId, payableId) => modules.payment.ownMethodsOf(db, { corporationId, payableId }),
  refundRequestsOf: (db, corporationId, payableId) =>
    modules.payment.refundRequestsOf(db, { kind: 'order', corporationId, payableId }),
  async requestLineRefund(tx, { owner, name, requestId, orderId, ...input }) {
    const answer = await modules.payment.requestPartialRefund(tx, {
      ...input,
      kind: 'order',
      payableId: orderId,
      causeKey: `guest:${owner}:${requestId}`,
      by: { kind: 'guest', id: owner, name },
      waits: () => true,
    })
    if ('refund' in answer) return { refundId: answer.refund.refund_id, amount: money(answer.refund.amount) }
    return { refused: answer.refused === 'waiting' ? 'waits' : 'notOffered' }
  },
  holdPaid: (tx, { corporationId, orderId }) =>
    modules.payment.hold(tx, { kind: 'order', corporationId, payableId: orderId }),
  async requestPriceRefund(tx, { orderId, by, alone, ...input }) {
    const answer = await modules.payment.requestPartialRefund(tx, {
      ...input,
      kind: 'order',
      payableId: orderId,
      by: { ...by, kind: 'staff' },
      waits: (amount, before) => amount > (refundLimitLeft(alone, before, by.id) ?? amount) && 'aboveLimit',
    })
    if ('refund' in answer) return money(answer.refund.amount)
    if (answer.refused === 'aboveLimit') return 'aboveLimit'
    return 'left' in answer && answer.left > 0 ? 'offTooMuch' : 'nothingDue'
  },
})
