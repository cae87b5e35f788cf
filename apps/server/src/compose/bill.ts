import { createBill } from '../modules/bill/index.ts'
import { returnOfPart } from './payment/bill-payable.ts'
import type { Compose, Modules } from './registry/modules.ts'

type Deps = Parameters<typeof createBill>[0]

const roundsOf = (modules: Modules): Deps['rounds'] => ({
  of: (on, bill) => modules.order.billRounds.of(on, bill),
  place: (tx, round) => modules.order.placeTableRound(tx, round),
  textsIn: (on, bill, language) => modules.order.billRounds.textsIn(on, bill, language),
  pay: (tx, bill) => modules.order.billRounds.pay(tx, bill),
  writeOff: (tx, bill) => modules.order.billRounds.writeOff(tx, bill),
  toTable: (tx, bill) => modules.order.billRounds.toTable(tx, bill),
  toBill: (tx, from, billId) => modules.order.billRounds.toBill(tx, from, billId),
  offers: (on, bill) => modules.order.billRounds.offers(on, bill),
  chooseOffers: (tx, bill) => modules.order.billRounds.chooseOffers(tx, bill),
  priceAnew: (tx, bill) => modules.order.billRounds.priceAnew(tx, bill),
  reduce: (tx, off) => modules.order.billRounds.reduce(tx, off),
  undoReduction: (tx, undo) => modules.order.billRounds.undoReduction(tx, undo),
  refunded: (tx, round) => modules.order.payments.orderRefunded(tx, { ...round, ref: 'bill' }),
})

const partiesOf = ({ cart, table: { parties, tableOf } }: Modules): Deps['parties'] => ({
  ...parties,
  async endPaidSeat(tx, input, last) {
    const table = await tableOf(input.corporationId, input.shopId, input.tableId)
    // Diners of a buffet stay until it ends, even after paying.
    if (table?.buffetStallIds.length === 0) await parties.endPaidSeat(tx, input, last)
  },
  end: (tx, input) => parties.endServedParty(tx, { ...input, paid: true }),
  async move(tx, input) {
    const moved = await parties.move(tx, input)
    if (moved) await cart.moveCart(tx, input)
    return moved
  },
  async moveOccupants(tx, input) {
    const moved = await parties.moveOccupants(tx, input)
    if (!moved) return moved !== false
    await cart.moveCart(tx, { ...input, sessionId: moved.sessionId })
    await cart.moveOwnCarts(tx, { ...input, owners: moved.owners })
    return true
  },
})

export const composeBill: Compose<'bill'> = ({ db, clock, log, jobs }, modules) =>
  createBill({
    db,
    clock,
    log,
    jobs,
    publish: modules.push.publish,
    shopOf: modules.store.shopOf,
    tableOf: modules.table.tableOf,
    rounds: roundsOf(modules),
    parties: partiesOf(modules),
    seatingMoved: (tx, table) => modules.booking.seatingMoved(tx, table),
    callStaff: (tx, call) => modules.table.callStaff(tx, call),
    requestRefund: (tx, { partId, ...refund }) =>
      modules.payment.requestRefund(tx, { ...refund, kind: 'bill', payableId: partId }),
    requestPartRefund: returnOfPart(modules),
    partLeft: (tx, { corporationId, partId }) =>
      modules.payment.refundableNow(tx, { corporationId, kind: 'bill', payableId: partId }),
    paidBy: ({ corporationId, partId }) =>
      modules.payment.paidByMethod(db, { corporationId, kind: 'bill', payableId: partId }),
    grantWaiting: (tx, { corporationId, orderId }) =>
      modules.payment.grantWaiting(tx, { corporationId, kind: 'order', payableId: orderId }),
  })
