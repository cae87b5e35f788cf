/** The cause of a posting. */
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
  | 'valueFrozen'
  | 'valueReleased'
  | 'valueTaken'
  | 'depositKept'
  | 'depositGivenUp'
  | 'cashRounded'
  | 'opening'

/** A credit (positive) or debit (negative) of an account, in minor units or points. */
export interface Entry {
  account: string
  amount: number
}

/** One movement of value between accounts. */
export interface Posting {
  corporationId: number
  /** Unique name of the cause: a second posting of the same cause writes nothing. */
  causeKey: string
  kind: PostingKind
  /** The one currency of all its entries; `POINT` for points. M2 */
  currencyCode: string
  /** Two or more entries of different accounts with the sum 0. M2 */
  entries: readonly Entry[]
  /** The id of the order, recharge or transfer. */
  reference?: string
  shopId?: number
  at: Date
}

/** The largest amount of an entry. M5 */
const MAX_AMOUNT = 1_000_000_000_000

/** The currency of points. */
export const POINT = 'POINT'

/** @throws RangeError for an invalid posting, which is a defect and never caused by input. M2, M5 */
export function checkPosting({ causeKey, entries }: Posting): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const invalid = entries.some(
    ({ amount }) => !Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > MAX_AMOUNT,
  )
  const names = new Set(entries.map(entry => entry.account))
  if (invalid || sum !== 0 || entries.length < 2 || names.size !== entries.length)
    throw new RangeError(
      `Invalid posting ${causeKey} of ${entries.map(it => `${it.amount} on ${it.account}`).join(', ')}`,
    )
}

/** The two entries of a movement between accounts; `amount` is positive, in minor units or points. */
export const move = (amount: number, from: string, to: string): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]
