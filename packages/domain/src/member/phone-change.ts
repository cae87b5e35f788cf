const DAY_MS = 86_400_000

/** A phone number stays this long before it may be changed again. LOGIN-7 */
export const PHONE_KEPT_DAYS = 30

/** What a change of the phone number hangs on. */
export interface PhoneStanding {
  /** When the number was last replaced (epoch ms); absent where it never was. */
  lastChangedAt?: number
  hasUnpaidOrder: boolean
}

/** Whether the number may be changed; where not, why, and from when (epoch ms) where time is all it takes. */
export type PhonePermission =
  | { permitted: true }
  | { permitted: false; reason: 'changedLately'; from: number }
  | { permitted: false; reason: 'orderUnpaid' }

/**
 * Whether a phone number may be changed at `now` (epoch ms): not within 30 days of the last change, nor with an unpaid
 * order, whose store may have to ring. LOGIN-7
 */
export function phonePermission({ lastChangedAt, hasUnpaidOrder }: PhoneStanding, now: number): PhonePermission {
  const from = lastChangedAt === undefined ? now : lastChangedAt + PHONE_KEPT_DAYS * DAY_MS
  if (from > now) return { permitted: false, reason: 'changedLately', from }
  return hasUnpaidOrder ? { permitted: false, reason: 'orderUnpaid' } : { permitted: true }
}
