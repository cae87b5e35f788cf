/**
 * Names of accounts. Those matched by `STORED_BALANCE` hold value of guests: their balance is stored and never negative. The
 * balance of all others (orders, providers, the brand) is the sum of their entries.
 */
export const account = {
  /** Value of a card that its holder paid in, and bonus value. CARD-3 */
  cardPaid: (cardId: string) => `card:${cardId}:paid`,
  cardGiven: (cardId: string) => `card:${cardId}:given`,
  points: (customerId: number) => `points:${customerId}`,
  giftCard: (cardId: string) => `giftcard:${cardId}`,
  /** The rest of an expired gift card: still owed, not the brand's. CARD-5 */
  dormant: (cardId: string) => `dormant:${cardId}`,
  /** The purchase of a gift card, until the card is issued. */
  giftPurchase: (orderId: string) => `giftpurchase:${orderId}`,
  /** Value bought with money that the bank took back, until a person decides. */
  frozen: (payableId: string) => `frozen:${payableId}`,
  /** Value held for a payment in progress. */
  hold: (holdKey: string) => `hold:${holdKey}`,
  transfer: (transferId: string) => `transfer:${transferId}`,
  order: (orderId: string) => `order:${orderId}`,
  /** A booking's deposit, until it is returned or kept. BOOK-1 */
  deposit: (bookingId: string) => `deposit:${bookingId}`,
  /** The price of a rights package. CARD-8 */
  rightsPackage: (packageId: string) => `package:${packageId}`,
  recharge: (rechargeId: string) => `recharge:${rechargeId}`,
  provider: (name: string) => `provider:${name}`,
  /** The brand's side of value it gives or takes back: `points`, `bonus`, ... Stored as `house:`. */
  brand: (what: string) => `house:${what}`,
} as const

const STORED_BALANCE = /^(?:card|points|giftcard|hold|transfer|frozen):/

export const storesBalance = (name: string): boolean => STORED_BALANCE.test(name)
