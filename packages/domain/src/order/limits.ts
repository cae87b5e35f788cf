/** Time to pay an order, in ms, before it is cancelled and its stock and slot are released. */
export const PAY_WITHIN_MS = 15 * 60_000

/** Orders for a time nearer than this (ms) are shown to the store before the guest pays, if the store wants it. LOGIN-8. */
export const CHECK_WITHIN_MS = 4 * 3_600_000

/** An order is completed automatically this long (ms) after it was ready. */
export const COMPLETE_AFTER_MS = 6 * 3_600_000

/** Maximum number of unpaid orders per guest: each holds stock and a slot. S2 */
export const MAX_UNPAID_ORDERS = 3

/** Maximum length of the remark for the kitchen, in characters. */
export const REMARK_LENGTH = 200

/** Maximum number of cutlery sets; -1 = decided by the store, 0 = none. ORDER-7 */
export const MAX_UTENSILS = 50

/** The store has this long (ms) before it must begin to prepare an order for a later time, plus its response time. ORDER-11 */
export const ACT_AHEAD_MS = 3_600_000

/**
 * When the store must act on an order (epoch ms): now, or for a time later than that (`wanted`) an hour before its preparation
 * must begin. `preparation` in ms. ORDER-11
 */
export const mustActFrom = (wanted: number | undefined, preparation: number, now: number): number =>
  wanted === undefined ? now : Math.max(now, wanted - preparation - ACT_AHEAD_MS)

/**
 * Whether the store checks the order before the guest pays. `wanted` and `now` in epoch ms; no time = as soon as possible.
 * LOGIN-8
 */
export const storeChecksFirst = (flag: boolean, wanted: number | undefined, now: number): boolean =>
  flag && (wanted === undefined || wanted - now <= CHECK_WITHIN_MS)
