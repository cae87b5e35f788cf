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

/** The key of a cart: its owner and its place. There is at most one. */
export interface CartPlace {
  corporationId: number
  owner: string
  shopId: number
  bizType: BizType
  /** Empty without a table. */
  tableId: string
  preOrder: boolean
  /** The person among those who share it. CART-11 */
  person?: string
}
