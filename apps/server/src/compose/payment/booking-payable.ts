import { money } from '@comanda/domain/money'
import type { BookingModule, DepositToPay } from '../../modules/booking/index.ts'
import type { Payable, PayablePort } from '../../ports/payment.ts'

const statuses: Partial<Record<DepositToPay['state'], Payable['status']>> = {
  awaitingDeposit: 'open',
  cancelled: 'ended',
  lapsed: 'ended',
}

const payStates: Readonly<Record<DepositToPay['depositState'], Payable['payState']>> = {
  none: 'unpaid',
  waiting: 'unpaid',
  void: 'unpaid',
  paid: 'paid',
  kept: 'paid',
  returning: 'refunding',
  returned: 'refunded',
}

/** A booking's deposit as a payable, while its table is reserved. BOOK-1 */
export const bookingPayable = (deposits: BookingModule['payments']): PayablePort => ({
  hold: (tx, { corporationId, payableId: bookingId }) => deposits.hold(tx, { corporationId, bookingId }),
  async payable(tx, { corporationId, payableId: bookingId, owner }) {
    const booking = await deposits.payable(tx, { corporationId, bookingId, owner })
    if (!booking) return undefined
    const { bookingNo, amount, depositState, state, ...rest } = booking
    return {
      ...rest,
      kind: 'booking',
      payableId: bookingId,
      displayNo: bookingNo,
      state,
      status: statuses[state] ?? 'settled',
      payState: payStates[depositState],
      total: amount,
      paymentMethod: '',
      after: `/bookDetail?bookingId=${bookingId}`,
    }
  },
  paid: (tx, { corporationId, payableId: bookingId, amount, tipAmount, ccAmount }) =>
    deposits.paid(tx, { corporationId, bookingId, amount, extra: money(tipAmount + ccAmount) }),
  refunded: (tx, { corporationId, payableId: bookingId }) => deposits.refunded(tx, { corporationId, bookingId }),
})
