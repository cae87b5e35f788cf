/** Facts that prevent deleting an account. */
export interface AccountFacts {
  /** An order that has not ended. */
  hasLiveOrder: boolean
  /** A table's bill that is not paid. */
  hasOpenBill: boolean
  /** A future booking, or a place on a waiting list. */
  hasBookingAhead: boolean
  /** A payment with an unknown outcome. */
  isPaying: boolean
}

export const closingObstacles = ['order', 'bill', 'booking', 'payment'] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

/** Reasons that prevent deleting the account: processes in progress could otherwise notify or refund no one. */
export function obstaclesToClosing(facts: AccountFacts): ClosingObstacle[] {
  const holds = {
    order: facts.hasLiveOrder,
    bill: facts.hasOpenBill,
    booking: facts.hasBookingAhead,
    payment: facts.isPaying,
  }
  return closingObstacles.filter(obstacle => holds[obstacle])
}
