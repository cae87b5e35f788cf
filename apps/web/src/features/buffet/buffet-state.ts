import type { buffet as shape } from '@comanda/contract/cart'
import { allowanceOf, buffetEnds, type Diners, nextInterval, type OpenBuffet, stallsOf } from '@comanda/domain/cart'
import type { BuffetRule, MenuIndex } from '@comanda/domain/menu'
import type * as z from 'zod/mini'
import { t } from '../../platform/i18n/index.ts'

export type BuffetInfo = z.output<typeof shape>

/** The buffet, if it is open. */
export const openOf = ({ createTimeToNow, own, ...buffet }: BuffetInfo): OpenBuffet | undefined =>
  createTimeToNow === undefined ? undefined : { ...buffet, createTimeToNow, ...(own && { due: own.due }) }

/** Whether others at the table have opened it, so that this phone can join with its own cart. */
export const canJoinBuffet = ({ createTimeToNow, adults, children }: BuffetInfo): boolean =>
  createTimeToNow === undefined && adults + children > 0

/** People eating with this phone: everyone at a table with a shared cart. */
export const dinersHere = (buffet: BuffetInfo): Diners & { charged: Diners } => {
  if (buffet.own) return buffet.own
  return canJoinBuffet(buffet) ? { adults: 0, children: 0, charged: { adults: 0, children: 0 } } : buffet
}

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))

/**
 * State of a stall at the time of the answer: seconds until its end, its last order and new allowances; absent if there
 * are none.
 */
export interface StallState {
  rule: BuffetRule<string>
  end?: number
  lastOrder?: number
  anew?: number
}

/** Stalls of an open buffet with their times. CART-13 */
export const stallStates = (index: MenuIndex<string>, buffet: OpenBuffet): StallState[] =>
  stallsOf(index, buffet).map(rule => {
    const since = buffet.createTimeToNow
    const ends = buffetEnds(rule)
    const anew = nextInterval(rule, since)
    return {
      rule,
      ...(ends && { end: seconds(ends.end - since), lastOrder: seconds(ends.lastOrder - since) }),
      ...(anew !== undefined && { anew: seconds(anew) }),
    }
  })

/** Remaining plates of one dish: what the buffet still includes, at most what the kitchen still has. CART-3, MENU-4 */
export function platesOfDish(included: number | undefined, portions: number): number | undefined {
  const left = Math.min(included ?? Number.POSITIVE_INFINITY, Math.max(0, portions))
  return Number.isFinite(left) ? left : undefined
}

/** Text of a stall's remaining plates: in total, or per kind if only kinds are limited. CART-3 */
export function leftText(rule: BuffetRule<string>, eaters: Diners, left: number | undefined): string {
  if (left !== undefined) return t('buffet.plates', { count: left })
  return rule.singleLimitCount > 0
    ? t('buffet.ofEach', { count: allowanceOf(rule, eaters).ofOne })
    : t('buffet.noBound')
}
