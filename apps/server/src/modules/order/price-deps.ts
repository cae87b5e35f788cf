import type { AttachedCoupon, Calculation, CartLine, Making, PricedRounds, RoundToPrice } from '@comanda/domain/cart'
import type { StockNeeds } from '@comanda/domain/menu'
import type { Money } from '@comanda/domain/money'
import type { BizType, ShopConfig, ZoneOfPlace } from '@comanda/domain/store'
import type { Queries } from '../../platform/db/index.ts'

/** A cart as an order takes it: the choices and the version they stand at. */
export interface CartToOrder {
  cartId: string
  shopId: number
  bizType: BizType
  cartVersion: number
  lines: CartLine[]
  coupons: AttachedCoupon[]
  tableId?: string
  people: number
  /** The party that shares it. */
  sessionId?: string
  /** Where its guest takes part in a buffet with a cart of their own, and as whom. */
  sitting?: { sessionId: string; personId: string }
}

/** What a cart is priced for. */
export interface PriceInput {
  corporationId: number
  shop: ShopConfig
  bizType: BizType
  cart: CartToOrder
  isMember: boolean
  /** The language its names are written in. */
  language: string
  zone?: ZoneOfPlace
  chosenDiscountIds: readonly string[]
  /** When the food is wanted (epoch ms): menus and promotions are looked at then. */
  at: number
  /** Where what is not in memory is read: inside a transaction no second connection is asked for. */
  db: Queries
  /** Stock is not looked at: the order takes it, or is told what is short, in the same transaction. */
  takesStock?: boolean
  /** It is a round of a table's bill: what was sent before it. */
  bill?: BillSoFar
}

/** What a table's bill holds when a round is about to join it. ORDER-3 */
export interface BillSoFar {
  rounds: readonly RoundToPrice[]
  paidAmount: Money
}

/** A cart with its prices, what it takes from stock, and what keeps it from being ordered. */
export interface PricedCart {
  calculation: Calculation
  stock: StockNeeds
  /** The lines that take of some stock keys, by their own keys. */
  takersOf(stockKeys: readonly string[]): string[]
  groupsBelow: { menuGroupId: string; displayName: string; quantity: number; minimum: number }[]
  /** More dishes than one order takes. CART-4 */
  tooMany?: { most: number; quantity: number }
  /** Who makes each line, by its key: of a cart that is about to be ordered. CART-7 */
  makings?: ReadonlyMap<string, Making>
  /** Of a round: what it is priced by again when others follow, and the whole bill with it. ORDER-3 */
  round?: { toPrice: Omit<RoundToPrice, 'orderId'>; whole: PricedRounds }
}
