import { isOnDay } from '../money/index.ts'
import { monthsAfter } from './lots.ts'
import type { CardProgram } from './types.ts'

const DAY_MS = 86_400_000
/** How long before its expiry a card can be renewed, and its holder is reminded. CARD-1 */
export const RENEWAL_DAYS = 30

/**
 * Whether cards of a program can be used and filled at a store: at the stores it names; without names, at every store that has a card
 * program. CARD-1
 */
export const validAt = (
  { shopIds }: { shopIds: readonly number[] },
  shop: { shopId: number; cardProgramId?: string | undefined },
): boolean => (shopIds.length === 0 ? shop.cardProgramId !== undefined : shopIds.includes(shop.shopId))

/** Whether a program takes new members and top-ups; the cards of an ended one are still spent. CARD-1 */
export const isOpen = ({ status }: Pick<CardProgram, 'status'>): boolean => status !== 'ended'

/** Whether a program takes new members on a day (store-local, YYYY-MM-DD). CARD-1 */
export const canJoinOn = (program: Pick<CardProgram, 'status' | 'startDate' | 'endDate'>, day: string): boolean =>
  isOpen(program) && isOnDay(program, day)

/** Whether a card is close enough to its expiry, or past it, to be renewed at `now`. Times in epoch ms. CARD-1 */
export const isRenewalDue = (expiresAt: number | undefined, now: number): boolean =>
  expiresAt !== undefined && now >= expiresAt - RENEWAL_DAYS * DAY_MS

/** Whether the member may renew the card in the app, without paying, at `now`. CARD-1 */
export const canRenewInApp = (
  program: Pick<CardProgram, 'status' | 'renewal' | 'validMonths'>,
  expiresAt: number | undefined,
  now: number,
): boolean =>
  program.renewal === 'inApp' && program.validMonths !== undefined && isOpen(program) && isRenewalDue(expiresAt, now)

/** The new expiry of a renewed card, epoch ms: its months are added to a card that is still valid, else to `now`. CARD-1 */
export const renewedUntil = (validMonths: number, expiresAt: number, now: number): number =>
  monthsAfter(Math.max(expiresAt, now), validMonths)
