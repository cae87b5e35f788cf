import type { cart as calls } from '@comanda/contract/cart'
import type { LineChoice } from '@comanda/domain/cart'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import { adoptCarts } from './adopt-carts.ts'
import { forgetCarts } from './forget-carts.ts'
import { changeCartIn } from './change-cart.ts'
import {
  chosenLines,
  type CartAsk,
  type CartToClose,
  type CartToLock,
  type CartToOrder,
  cartOf,
  closeCart,
  lockCart,
  type PriceAsk,
  type PricedCart,
  priceCart,
  cartIdsOf,
  sessionOf,
  sharedWith,
} from './for-order.ts'
import { moveCart, moveOwnCarts } from './move-carts.ts'
import { dropPerson, type GroupPerson } from './drop-person.ts'
import { type FillAsk, type Filled, fillCart } from './fill-cart.ts'
import { cancelUseCoupon, useCoupon } from './coupons.ts'
import { createKnownCarts } from './known-carts.ts'
import { mergePreOrder } from './merge-pre-order.ts'
import { modifyCart } from './modify-cart.ts'
import type { Needs } from './needs.ts'
import { calculateCart, clearCart, queryCart } from './simple-calls.ts'
import { getPerson, initCart, setPerson } from './persons.ts'
import { createSurroundings, type PlaceRefusal } from './surroundings.ts'
import { type CartWatch, createWatch } from './watch.ts'

export { idleCarts } from './old-rows.ts'
export type { Needs as CartNeeds } from './needs.ts'

/** The carts: what guests do with theirs, and what ordering and signing in ask of them. */
export interface CartModule {
  handlers: HandlersOf<typeof calls>
  cartOf(ask: CartAsk): Promise<CartToOrder | undefined>
  lockCart(tx: Tx, ask: CartToLock): Promise<CartToOrder | undefined>
  closeCart(tx: Tx, ask: CartToClose): void
  /** The party that shares a cart, and since when the owner sits with it; undefined for everybody else. C6 */
  sharedWith(on: Queries, ask: CartAsk): Promise<{ sessionId: string; since: number } | undefined>
  /** The party a cart is of. */
  /** The carts a party shares. */
  cartIdsOf: typeof cartIdsOf
  sessionOf: typeof sessionOf
  /** The cart of a party goes with it to another table. */
  moveCart: typeof moveCart
  /** The carts of those who each have their own go with them. */
  moveOwnCarts: typeof moveOwnCarts
  price(ask: PriceAsk): Promise<PricedCart>
  /** Choices as the lines of a cart, as far as they can be had. */
  chosenLines(ask: PriceAsk, wanted: readonly LineChoice[]): ReturnType<typeof chosenLines>
  fillCart(who: Guest, ask: FillAsk): Promise<Filled | PlaceRefusal>
  /** Takes the lines and coupons of who leaves a group out of its cart. */
  dropPerson(who: Guest, group: GroupPerson): Promise<void>
  adoptCarts: typeof adoptCarts
  forgetCarts: typeof forgetCarts
  /** Makes `cart:<cartId>` watchable. */
  watch: CartWatch
}

/** Carts: what guests put in, alone, at a table, in a group or ahead of a visit, priced by the server alone. CART-1, PRICE-1 */
export function createCart(needs: Needs): CartModule {
  const surroundings = createSurroundings(needs)
  const known = createKnownCarts()
  const changeCart = changeCartIn({ needs, known })
  return {
    handlers: {
      init: initCart(needs, changeCart, surroundings),
      query: queryCart(needs, surroundings),
      modify: modifyCart(needs, changeCart, surroundings),
      clear: clearCart(changeCart, surroundings),
      calculate: calculateCart(needs, surroundings),
      mergePreOrderCart: mergePreOrder(needs, known, surroundings),
      setPerson: setPerson(needs, changeCart, surroundings),
      getPerson: getPerson(needs, surroundings),
      useCoupon: useCoupon(needs, changeCart, surroundings),
      cancelUseCoupon: cancelUseCoupon(changeCart, surroundings),
    },
    cartOf: ask => cartOf(needs, ask),
    lockCart: (tx, ask) => lockCart(needs, tx, ask),
    closeCart: (tx, ask) => closeCart(needs, tx, ask),
    sharedWith: (on, ask) => sharedWith(needs, on, ask),
    cartIdsOf,
    sessionOf,
    moveCart,
    moveOwnCarts,
    price: ask => priceCart(needs, ask),
    chosenLines: (ask, wanted) => chosenLines(needs, ask, wanted),
    fillCart: (who, ask) => fillCart(changeCart, surroundings, who, ask),
    dropPerson: (who, group) => dropPerson(changeCart, who, group),
    adoptCarts,
    forgetCarts,
    watch: createWatch(needs),
  }
}
