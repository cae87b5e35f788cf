/** What still needs its account. Each is a fact at the moment of asking. */
export interface AccountStanding {
  /** An order that has not ended. */
  hasLiveOrder: boolean
  /** A table's bill that is not paid. */
  hasOpenBill: boolean
  /** A booking ahead, or a place on a waiting list. */
  hasBookingAhead: boolean
  /** A payment nobody knows the end of yet. */
  isPaying: boolean
}

export const closingBars = ['order', 'bill', 'booking', 'payment'] as const
export type ClosingBar = (typeof closingBars)[number]

/** What has to end before an account may be deleted: what is under way would be left without anybody to tell, or to pay back. */
export function barsToClosing(standing: AccountStanding): ClosingBar[] {
  const holds = {
    order: standing.hasLiveOrder,
    bill: standing.hasOpenBill,
    booking: standing.hasBookingAhead,
    payment: standing.isPaying,
  }
  return closingBars.filter(bar => holds[bar])
}
