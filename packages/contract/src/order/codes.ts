import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of ordering. Each keeps the cart and carries in `data` what the next step needs. */
export const orderCodes = {
  /** Still being worked on: ask again with the same request id. ORDER-4 */
  orderProcessing: { code: '10600', message: 'settlement.order.slow', shows: 'silent', then: 'poll' },
  /** The store is being asked first. `data`: `{ orderId }`. LOGIN-8, ORDER-4 */
  orderChecking: { code: '10403', message: 'settlement.order.statusSlow', shows: 'silent', then: 'pollLong' },
  /** `data`: `{ calculation, was }`. */
  priceChanged: { code: 'OMS-20-1001', message: 'refusal.order.priceChanged', shows: 'dialog' },
  /** Less is left of something than they take together. `data`: `{ items: [{ itemKey, foodId, displayName }] }`. */
  soldOut: { code: 'OMS-20-1002', message: 'refusal.order.soldOut', shows: 'dialog' },
  /** A line cannot be ordered as it stands. `data`: `{ calculation }`, whose lines say their `problem`. */
  lineProblem: { code: 'OMS-20-1003', message: 'refusal.order.lineProblem', shows: 'dialog' },
  slotFull: { code: 'OMS-20-1004', message: 'refusal.order.slotFull', shows: 'dialog' },
  /** Not a time the store offers: past, too far ahead, on a closed day. */
  slotGone: { code: 'OMS-20-1005', message: 'refusal.order.slotGone', shows: 'dialog' },
  slotNeeded: { code: 'OMS-20-1006', message: 'refusal.order.slotNeeded', shows: 'toast' },
  addressNeeded: { code: 'OMS-20-1007', message: 'refusal.order.addressNeeded', shows: 'toast' },
  outOfReach: { code: 'OMS-20-1008', message: 'refusal.order.outOfReach', shows: 'dialog' },
  /** Delivered to at other times only. PRICE-6 */
  zoneNotNow: { code: 'OMS-20-1031', message: 'refusal.order.zoneNotNow', shows: 'dialog' },
  /** `data`: `{ missing }`, an amount of dishes. PRICE-6 */
  belowMinimum: { code: 'OMS-20-1009', message: 'refusal.order.belowMinimum', shows: 'dialog' },
  /** `data`: `{ groups: [{ menuGroupId, displayName, minOnlineQuantity, quantity }] }`. CART-5 */
  groupMinimum: { code: 'OMS-20-1010', message: 'refusal.order.groupMinimum', shows: 'dialog' },
  shopClosed: { code: 'OMS-20-1011', message: 'refusal.order.shopClosed', shows: 'dialog' },
  shopPaused: { code: 'OMS-20-1012', message: 'refusal.order.shopPaused', shows: 'dialog' },
  bizTypeNotOffered: { code: 'OMS-20-1013', message: 'refusal.order.bizTypeNotOffered', shows: 'dialog' },
  /** The cart is not the one this order was worked out from. `data`: `{ cartVersion }`. O6 */
  cartMoved: { code: 'OMS-20-1014', message: 'refusal.order.cartMoved', shows: 'dialog' },
  nothingToOrder: { code: 'OMS-20-1015', message: 'refusal.order.nothingToOrder', shows: 'toast' },
  contactNeeded: { code: 'OMS-20-1016', message: 'refusal.order.contactNeeded', shows: 'toast' },
  /** The phone of this pickup is not verified. LOGIN-8 */
  phoneNotVerified: { code: 'OMS-20-1017', message: 'refusal.order.phoneNotVerified', shows: 'dialog' },
  /** At this table the menu is shown and the staff take the order. ORDER-2 */
  staffTakeOrder: { code: 'OMS-20-1051', message: 'refusal.order.staffTakeOrder', shows: 'dialog' },
  tableNeeded: { code: 'OMS-20-1018', message: 'refusal.order.tableNeeded', shows: 'dialog' },
  /** `data`: `{ paymentMethods }`, those the store takes for this order. */
  methodNotOffered: { code: 'OMS-20-1019', message: 'refusal.order.methodNotOffered', shows: 'dialog' },
  /** Too many unpaid at once. `data`: `{ orderId }`, the oldest of them. S2 */
  payFirst: { code: 'OMS-20-1020', message: 'refusal.order.payFirst', shows: 'dialog' },
  /** More dishes than one order takes. `data`: `{ most, quantity }`. CART-4 */
  tooManyDishes: { code: 'OMS-20-1021', message: 'refusal.order.tooManyDishes', shows: 'dialog' },
  /** Too late to call it off, or to do this to it. `data`: `{ state }`. */
  orderMoved: { code: 'OMS-20-1022', message: 'refusal.order.moved', shows: 'dialog' },
  /** What was to come free is gone; ordering goes on without it when the guest says so. `data`: `{ calculation, gifts }`. S1 */
  giftGone: { code: 'OMS-20-1041', message: 'refusal.order.giftGone', shows: 'dialog' },
  /** Nothing of it can go back by the app: not paid in it, too long ago, or so many are not left. */
  refundNotOffered: { code: 'OMS-20-1061', message: 'refusal.order.refundNotOffered', shows: 'dialog' },
  /** One request at a time: the store has not answered the last. */
  refundWaits: { code: 'OMS-20-1062', message: 'refusal.order.refundWaits', shows: 'dialog' },
  /** `data`: `{ leftOut }`, as the answer of `reorder` would say it: each dish with why it could not be had. */
  nothingLeft: { code: 'OMS-20-1023', message: 'refusal.order.nothingLeft', shows: 'dialog' },
  /** There is no order in this way at this store whose choices could be repeated. */
  noLastOrder: { code: 'OMS-20-1030', message: 'refusal.order.noLastOrder', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
