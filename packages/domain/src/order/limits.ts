/** Milliseconds an unpaid order is kept for its guest before it is cancelled and its stock and slot are free again. */
export const PAY_WITHIN_MS = 15 * 60_000

/** LOGIN-8: an order for a time nearer than this is shown to the store before the guest pays, where the store wants it. */
export const CHECK_WITHIN_MS = 4 * 3_600_000

/** An order nobody closes is complete this long after it was ready. */
export const COMPLETE_AFTER_MS = 6 * 3_600_000

/** Unpaid orders one guest may hold at the same time: each holds stock and a slot that others want. S2 */
export const UNPAID_AT_ONCE = 3

/** Characters of the remark for the kitchen. */
export const REMARK_LENGTH = 200

/** -1 cutlery as the store gives it, 0 none, else how many. ORDER-7 */
export const UTENSILS_AT_MOST = 50

/** Whether the store is asked before the guest pays. `wanted` and `now` are epoch milliseconds; no time = as soon as possible. LOGIN-8 */
export const storeChecksFirst = (flag: boolean, wanted: number | undefined, now: number): boolean =>
  flag && (wanted === undefined || wanted - now <= CHECK_WITHIN_MS)
