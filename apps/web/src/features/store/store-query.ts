import type { BizType } from '@comanda/domain/store'
import type { Filters } from './store-filters.tsx'

const bizTypes: readonly BizType[] = [1100, 1200, 1300]

/** The way of ordering in the address, if any. ORDER-1 */
export const bizTypeIn = (search: string): BizType | undefined =>
  bizTypes.find(type => String(type) === new URLSearchParams(search).get('bizType'))

/** The store in the address, if any. */
export function shopIdOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('shopId')
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Filters in the address. */
export const filtersIn = (search: string): Filters => ({
  bizType: bizTypeIn(search),
  openNow: false,
  favouritesOnly: false,
  search: '',
  sketch: false,
})
