import type { BizType } from '@comanda/domain/store'
import type { Wish } from './store-filters.tsx'

const ways: readonly BizType[] = [1100, 1200, 1300]

/** The way of ordering in the address, if any. ORDER-1 */
export const wayOf = (search: string): BizType | undefined =>
  ways.find(way => String(way) === new URLSearchParams(search).get('bizType'))

/** The store in the address, if any. */
export function shopIdOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('shopId')
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Filters in the address. */
export const wishOf = (search: string): Wish => ({
  bizType: wayOf(search),
  openNow: false,
  favouritesOnly: false,
  search: '',
  sketch: false,
})
