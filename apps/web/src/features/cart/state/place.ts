/** Identifies a cart: one per store, way of ordering and table. */
export interface CartPlace {
  shopId: number
  businessType: 1100 | 1200 | 1300
  tableId?: string
  preOrder?: boolean
  /** The group order the cart belongs to. */
  vtId?: string
}

const WAYS = [1100, 1200, 1300] as const

/** Returns the cart named by the address bar; undefined if it names no store. NAV-6 */
export function placeOf(search: string): CartPlace | undefined {
  const query = new URLSearchParams(search)
  const shopId = Number(query.get('shopId'))
  const businessType = WAYS.find(type => String(type) === query.get('bizType'))
  if (!Number.isSafeInteger(shopId) || shopId <= 0 || !businessType) return undefined
  const tableId = businessType === 1100 && query.get('tableId')
  const vtId = query.get('vtId')
  return {
    shopId,
    businessType,
    ...(tableId && { tableId }),
    ...(vtId && { vtId }),
    ...(query.get('fun') === '1' && { preOrder: true }),
  }
}
