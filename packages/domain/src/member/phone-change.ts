const DAY_MS = 86_400_000

/** Days before a phone number may be changed again. LOGIN-7 */
export const PHONE_CHANGE_DAYS = 30

/** The facts that decide whether a phone number may be changed. */
export interface PhoneFacts {
  /** Last change (epoch ms); absent if never changed. */
  lastChangedAt?: number
  hasUnpaidOrder: boolean
}

/** Whether the number may be changed; if not, why, and from when (epoch ms) if only time is missing. */
export type PhonePermission =
  | { permitted: true }
  | { permitted: false; reason: 'changedLately'; from: number }
  | { permitted: false; reason: 'orderUnpaid' }

/**
 * Whether a phone number may be changed at `now` (epoch ms): not within 30 days of the last change, nor with an unpaid order,
 * because its store may have to call. LOGIN-7
 */
export function phonePermission({ lastChangedAt, hasUnpaidOrder }: PhoneFacts, now: number): PhonePermission {
  const from = lastChangedAt === undefined ? now : lastChangedAt + PHONE_CHANGE_DAYS * DAY_MS
  if (from > now) return { permitted: false, reason: 'changedLately', from }
  return hasUnpaidOrder ? { permitted: false, reason: 'orderUnpaid' } : { permitted: true }
}
