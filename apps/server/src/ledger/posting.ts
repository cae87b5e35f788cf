/** Why value moved. */
export type PostingKind =
  | 'paymentReceived'
  | 'paymentReturned'
  | 'held'
  | 'captured'
  | 'spent'
  | 'released'
  | 'givenBack'
  | 'recharged'
  | 'rechargeReturned'
  | 'bonusGiven'
  | 'bonusTakenBack'
  | 'pointsEarned'
  | 'pointsTakenBack'
  | 'pointsGiven'
  | 'pointsExpired'
  | 'transferSent'
  | 'transferReceived'
  | 'transferReturned'
  | 'giftCardIssued'
  | 'giftCardReturned'
  | 'giftCardExpired'
  | 'adjustedUp'
  | 'adjustedDown'
  | 'depositKept'
  | 'depositGivenUp'
  | 'opening'

/** What came to an account (positive) or left it (negative), in minor units, or in points. */
export interface Entry {
  account: string
  amount: number
}

/** One movement of value between accounts. */
export interface Posting {
  corporationId: number
  /** Names its cause for good: the same cause again posts nothing. */
  causeKey: string
  kind: PostingKind
  /** The one currency of all its entries; `POINT` for points. M2 */
  currencyCode: string
  /** Two or more, of different accounts, that add up to nothing. M2 */
  entries: readonly Entry[]
  /** What it is about: the id of an order, a recharge, a transfer. */
  reference?: string
  shopId?: number
  at: Date
}

/** The most one entry moves. M5 */
const MOST = 1_000_000_000_000

/** The currency of points. */
export const POINT = 'POINT'

/** Throws where this is no posting at all: such a movement is a fault of ours, never an input. M2, M5 */
export function checkPosting({ causeKey, entries }: Posting): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const odd = entries.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > MOST)
  const names = new Set(entries.map(entry => entry.account))
  if (odd || sum !== 0 || entries.length < 2 || names.size !== entries.length)
    throw new RangeError(
      `not a posting: ${causeKey} of ${entries.map(it => `${it.amount} on ${it.account}`).join(', ')}`,
    )
}

/** The two entries of what goes from one account to another: positive minor units, or points. */
export const move = (amount: number, from: string, to: string): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]
