import type { Refusal } from '@comanda/contract/core'
import type {
  AttachedCoupon,
  Calculation,
  CartLine,
  ChosenDiscounts,
  LeftOutReason,
  LineChoice,
  Preparation,
  PricedRounds,
  RoundToPrice,
} from '@comanda/domain/cart'
import type { MenuIndex, StockMap, StockNeeds } from '@comanda/domain/menu'
import type { Money } from '@comanda/domain/money'
import type { BizType, ShopConfig, ZoneOfPlace } from '@comanda/domain/store'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { OwnSeat } from './table.ts'

export interface CartInput {
  corporationId: number
  owner: string
  cartId: string
}

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
  /** Where its guest takes part in a buffet with a cart alone, and as which person. */
  sitting?: OwnSeat
  /** The menu it was locked with. */
  menu?: MenuIndex
  /** The stock of the requested keys when it was locked. */
  stock?: StockMap
}

/** A cart to lock, and the data read together with it. */
export interface CartToLock extends CartInput {
  shopId: number
  /** The store's current menu, if already read: the cart is priced with it. */
  menu?: MenuIndex
  stockKeys?: readonly string[]
  /** The code of the table it is ordered at: where its guest sits there is read with it. */
  tableKey?: string
}

/** A locked cart that was ordered. */
export type CartToClose = CartInput & Pick<CartToOrder, 'bizType' | 'cartVersion' | 'sessionId'>

/** The input of pricing a cart. */
export interface PriceInput {
  corporationId: number
  shop: ShopConfig
  bizType: BizType
  cart: CartToOrder
  isMember: boolean
  /** The member whose prices apply; 0 for a guest. CARD-19 */
  customerId?: number
  /** The language its names are written in. */
  language: string
  zone?: ZoneOfPlace
  chosenDiscountIds: ChosenDiscounts
  /** When the food is wanted (epoch ms): menus and promotions are looked at then. */
  at: number
  /** The connection for uncached reads: a transaction uses no second connection. */
  db: Queries
  /** Skips the stock check: the order takes stock in the same transaction and reports shortages. */
  takesStock?: boolean
  /** For a round of a table's bill: the earlier rounds. */
  bill?: BillSoFar
}

/** The content of a table's bill before a round joins it. ORDER-3 */
export interface BillSoFar {
  rounds: readonly RoundToPrice[]
  paidAmount: Money
}

/** A cart with its prices, its stock demand, and the problems that prevent ordering. */
export interface PricedCart {
  calculation: Calculation
  stock: StockNeeds
  /** The keys of the lines that take of some stock keys. */
  takersOf(stockKeys: readonly string[]): string[]
  groupsBelow: { menuGroupId: string; displayName: string; quantity: number; minimum: number }[]
  /** More dishes than one order takes. CART-4 */
  tooMany?: { most: number; quantity: number }
  /** The station of each line, by its key: of a cart that is about to be ordered. CART-7 */
  makings?: ReadonlyMap<string, Preparation>
  /** The input to price an order that is no round again. API-11 */
  toPrice?: Omit<RoundToPrice, 'orderId'>
  /** For a round: the input to price it again with later rounds, and the whole bill including it. ORDER-3 */
  round?: { toPrice: Omit<RoundToPrice, 'orderId'>; whole: PricedRounds }
}

/** A choice of which so many cannot be had, and why. */
export interface LeftOut {
  itemKey: string
  quantity: number
  problem: LeftOutReason
}

/** The dishes of an order that go into a cart again. */
export interface FillInput {
  orderId: string
  shop: ShopConfig
  bizType: BizType
  tableId?: string
  lines: CartLine[]
}

export interface Filled {
  /** Lines of which something is in the cart. */
  added: number
  /** The quantities added to the lines. */
  put: { itemKey: string; quantity: number }[]
  leftOut: LeftOut[]
}

export type PlaceRefusal = Refusal<'notFound' | 'notOfferedHere' | 'tableCodeUnknown' | 'seatNeeded' | 'groupLocked'>

export interface CartPort {
  /** The cart of that id, the owner's or shared with the owner. */
  cartOf(input: CartInput): Promise<CartToOrder | undefined>
  /** The same, locked until the transaction ends, so that it cannot change while it is ordered. O6 */
  lockCart(tx: Tx, input: CartToLock): Promise<CartToOrder | undefined>
  /** Ordered: the locked cart is emptied under a new version, with the commit. C1 */
  closeCart(tx: Tx, input: CartToClose): void
  /** The party that shares a cart, and when (epoch ms) the owner joined it; undefined for others. C6 */
  sharedWith(db: Queries, input: CartInput): Promise<{ sessionId: string; since: number } | undefined>
  /** The price of a cart as an order, with the current menu and stock. PRICE-1 */
  price(input: PriceInput): Promise<PricedCart>
  /** Choices as the lines of a cart, as far as they can be had. CART-2 */
  chosenLines(
    input: PriceInput,
    wanted: readonly LineChoice[],
  ): Promise<Pick<Filled, 'leftOut'> & { lines: CartLine[] }>
  /** Puts an order's choices into the guest's cart, as far as they can be had and are not there from it. */
  fillCart(caller: Guest, input: FillInput): Promise<Filled | PlaceRefusal>
}
