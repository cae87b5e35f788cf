/**
 * Names of accounts. Those of `GUESTS_VALUE` hold what belongs to a guest: their balance is stored, and never below zero.
 * All others (orders, providers, the house's own) are only the sum of their entries.
 */
export const account = {
  /** What a card's holder paid in, and what was given on top of it. CARD-3 */
  cardPaid: (cardId: string) => `card:${cardId}:paid`,
  cardGiven: (cardId: string) => `card:${cardId}:given`,
  points: (customerId: number) => `points:${customerId}`,
  giftCard: (cardId: string) => `giftcard:${cardId}`,
  /** What was left on a gift card when its day was over: still owed, never the house's own. CARD-5 */
  dormant: (cardId: string) => `dormant:${cardId}`,
  /** The purchase of a gift card, until the card is made. */
  giftPurchase: (orderId: string) => `giftpurchase:${orderId}`,
  /** Value set aside for a payment that is under way. */
  hold: (holdKey: string) => `hold:${holdKey}`,
  transfer: (transferId: string) => `transfer:${transferId}`,
  order: (orderId: string) => `order:${orderId}`,
  /** A booking's deposit, until it goes back or the store keeps it. BOOK-1 */
  deposit: (bookingId: string) => `deposit:${bookingId}`,
  recharge: (rechargeId: string) => `recharge:${rechargeId}`,
  provider: (name: string) => `provider:${name}`,
  /** The house's own side of what it gives away or takes back: `points`, `bonus`, ... */
  house: (what: string) => `house:${what}`,
} as const

const GUESTS_VALUE = /^(?:card|points|giftcard|hold|transfer):/

export const holdsGuestsValue = (name: string): boolean => GUESTS_VALUE.test(name)
