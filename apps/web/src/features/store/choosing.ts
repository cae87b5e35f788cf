import type { BizType } from '@comanda/domain/store'

/** Next page after choosing a store: table or menu. The address of a delivery is not needed to browse. */
const nextRoute: Record<BizType, string> = { 1100: '/selectNum', 1200: '/storeIndex', 1300: '/storeIndex' }

/**
 * Path after a store and a way of ordering were chosen. The table in the address is kept only if it belongs to this
 * store, and need not be chosen again. `search` is the query of the current page.
 */
export function targetOf(shopId: number, bizType: BizType, search: string): string {
  const query = new URLSearchParams(search)
  const isOfStore = query.get('shopId') === String(shopId)
  const table = isOfStore && bizType === 1100 ? query.get('tableId') : null
  const params = new URLSearchParams({ shopId: String(shopId), bizType: String(bizType) })
  // An empty parameter would override the table carried over from the address. NAV-6
  if (table) params.set('tableId', table)
  else if (query.has('tableId')) params.set('tableId', '')
  return `${table ? '/storeIndex' : nextRoute[bizType]}?${params}`
}
