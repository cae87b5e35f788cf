import type { AttachedCoupon, CartLine } from '@comanda/domain/cart'
import type { BizType } from '@comanda/domain/store'

/** A cart as it is stored. */
export interface CartRow {
  cart_id: string
  people: number
  version: number
  lines: CartLine[]
  /** Attached coupons. CART-14 */
  coupons: AttachedCoupon[]
  /** Ids of the last requests that changed it, newest first. C4 */
  recent: string[]
}

/** Which cart: whose, and where. There is one at most. */
export interface CartPlace {
  corporationId: number
  owner: string
  shopId: number
  bizType: BizType
  /** Empty where there is no table. */
  tableId: string
  preOrder: boolean
  /** Who of those who share it. CART-11 */
  person?: string
}
