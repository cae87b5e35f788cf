import type { BizType } from '@comanda/domain/store'

/** The way a guest goes on from a store: to the table, to the address, or straight to the menu. */
const nextRoute: Record<BizType, string> = { 1100: '/selectNum', 1200: '/address', 1300: '/storeIndex' }

/**
 * Where choosing a store and a way of ordering leads. Another store's table does not come along; one that belongs to this
 * store does, and needs no choosing again. `search` is the query of the page the guest is on.
 */
export function targetOf(shopId: number, bizType: BizType, search: string): string {
  const query = new URLSearchParams(search)
  const here = query.get('shopId') === String(shopId)
  const table = here && bizType === 1100 ? query.get('tableId') : null
  const params = new URLSearchParams({ shopId: String(shopId), bizType: String(bizType) })
  // An empty one stands in the way of the table that the address would carry on. NAV-6
  if (table) params.set('tableId', table)
  else if (query.has('tableId')) params.set('tableId', '')
  return `${table ? '/storeIndex' : nextRoute[bizType]}?${params}`
}
