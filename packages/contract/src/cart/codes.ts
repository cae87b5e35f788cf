import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of the cart. `data` of each that keeps the cart as it was holds nothing: the phone asks for the cart again. */
export const cartCodes = {
  /**
   * Somebody else changed or submitted the cart. At a shared table `data` says who ordered and what has become of it:
   * `{ orderId, nick, avatar }`. CART-15
   */
  cartChanged: { code: '10004', message: 'refusal.cart.changed', shows: 'toast' },
  overStock: { code: 'CART-01-0001', message: 'refusal.cart.overStock', shows: 'toast' },
  overLimit: { code: 'CART-01-0002', message: 'refusal.cart.overLimit', shows: 'toast' },
  belowSaleMin: { code: 'CART-01-0003', message: 'refusal.cart.belowSaleMin', shows: 'toast' },
  offStep: { code: 'CART-01-0004', message: 'refusal.cart.offStep', shows: 'toast' },
  choiceGone: { code: 'CART-01-0005', message: 'refusal.cart.choiceGone', shows: 'toast' },
  choiceMissing: { code: 'CART-01-0006', message: 'refusal.cart.choiceMissing', shows: 'toast' },
  choiceTooMany: { code: 'CART-01-0007', message: 'refusal.cart.choiceTooMany', shows: 'toast' },
  choiceExcluded: { code: 'CART-01-0008', message: 'refusal.cart.choiceExcluded', shows: 'toast' },
  outOfBounds: { code: 'CART-01-0009', message: 'refusal.cart.outOfBounds', shows: 'toast' },
  notOnMenu: { code: 'CART-01-0010', message: 'refusal.cart.notOnMenu', shows: 'toast' },
  notOnSale: { code: 'CART-01-0011', message: 'refusal.cart.notOnSale', shows: 'toast' },
  menuClosed: { code: 'CART-01-0012', message: 'refusal.cart.menuClosed', shows: 'toast' },
  membersOnly: { code: 'CART-01-0013', message: 'refusal.cart.membersOnly', shows: 'toast' },
  tooManyLines: { code: 'CART-01-0014', message: 'refusal.cart.tooManyLines', shows: 'toast' },
  lineGone: { code: 'CART-01-0015', message: 'refusal.cart.lineGone', shows: 'toast' },
  notOfferedHere: { code: 'CART-01-0016', message: 'refusal.cart.notOfferedHere', shows: 'toast' },
  /** The table's cart is of those who sit there now: the caller has to sit down first (`init`). C6 */
  seatNeeded: { code: 'CART-01-0018', message: 'refusal.cart.seatNeeded', shows: 'silent' },
  /** Those who sit there have a PIN, and none or another one was given. */
  pinNeeded: { code: 'CART-01-0019', message: 'refusal.cart.pinNeeded', shows: 'silent' },
  /** The buffet gives no more plates: its last order has passed. What is not included can still be ordered. CART-13 */
  buffetOver: { code: 'CART-01-0021', message: 'refusal.cart.buffetOver', shows: 'toast' },
  tableFull: { code: 'CART-01-0020', message: 'refusal.cart.tableFull', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
