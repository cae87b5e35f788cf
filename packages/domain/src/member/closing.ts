/** Facts that prevent deleting an account. */
export interface AccountStanding {
  /** An order that has not ended. */
  hasLiveOrder: boolean
  /** A table's bill that is not paid. */
  hasOpenBill: boolean
  /** A future booking, or a place on a waiting list. */
  hasBookingAhead: boolean
  /** A payment with an unknown outcome. */
  isPaying: boolean
}

export const closingBars = ['order', 'bill', 'booking', 'payment'] as const
export type ClosingBar = (typeof closingBars)[number]

/** Reasons that prevent deleting the account: processes in progress could otherwise notify or refund no one. */
export function barsToClosing(standing: AccountStanding): ClosingBar[] {
  const holds = {
    order: standing.hasLiveOrder,
    bill: standing.hasOpenBill,
    booking: standing.hasBookingAhead,
    payment: standing.isPaying,
  }
  return closingBars.filter(bar => holds[bar])
}
