import type { cart as calls } from '@comanda/contract/cart'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { CartPort } from '../../ports/cart.ts'
import { claimCarts } from './account/claim-carts.ts'
import { eraseCarts } from './account/erase-carts.ts'
import { changeCartIn } from './change/change-cart.ts'
import {
  chosenLines,
  cartOf,
  closeCart,
  lockCart,
  priceCart,
  cartIdsOf,
  sessionOf,
  sharedWith,
} from './order/for-order.ts'
import { choosers } from './order/choosers.ts'
import { moveCart, moveOwnCarts } from './change/move-carts.ts'
import { dropPerson, type GroupPerson } from './change/drop-person.ts'
import { fillCart } from './change/fill-cart.ts'
import { cancelUseCoupon, useCoupon } from './coupons.ts'
import { createCartCache } from './cart-cache.ts'
import { mergePreOrder } from './change/merge-pre-order.ts'
import { modifyCart } from './change/modify-cart.ts'
import type { Deps } from './deps.ts'
import { calculateCart, clearCart, queryCart } from './change/simple-calls.ts'
import { getPerson, initCart, setPerson } from './persons.ts'
import { createCartContext } from './cart-context.ts'
import { type CartWatch, createWatch } from './watch.ts'

export { idleCarts } from './retention.ts'
export type { Deps as CartNeeds } from './deps.ts'

/** The carts of guests, and what ordering and signing in need of them. */
export interface CartModule extends CartPort {
  handlers: HandlersOf<typeof calls>
  cartIdsOf: typeof cartIdsOf
  choosers: typeof choosers
  sessionOf: typeof sessionOf
  /** The cart of a party goes with it to another table. */
  moveCart: typeof moveCart
  /** The carts of those who each have their own go with them. */
  moveOwnCarts: typeof moveOwnCarts
  /** Takes the lines and coupons of a person who leaves out of a group's cart. */
  dropPerson(caller: Guest, group: GroupPerson): Promise<void>
  claimCarts: typeof claimCarts
  eraseCarts: typeof eraseCarts
  /** Makes `cart:<cartId>` watchable. */
  watch: CartWatch
}

/** Carts: what guests put in, alone, at a table, in a group or ahead of a visit, priced by the server alone. CART-1, PRICE-1 */
export function createCart(deps: Deps): CartModule {
  const findContext = createCartContext(deps)
  const known = createCartCache()
  const changeCart = changeCartIn({ deps, known })
  return {
    handlers: {
      init: initCart(deps, changeCart, findContext),
      query: queryCart(deps, findContext),
      modify: modifyCart(deps, changeCart, findContext),
      clear: clearCart(changeCart, findContext),
      calculate: calculateCart(deps, findContext),
      mergePreOrderCart: mergePreOrder(deps, known, findContext),
      setPerson: setPerson(deps, changeCart, findContext),
      getPerson: getPerson(deps, findContext),
      useCoupon: useCoupon(deps, changeCart, findContext),
      cancelUseCoupon: cancelUseCoupon(changeCart, findContext),
    },
    cartOf: input => cartOf(deps, input),
    lockCart: (tx, input) => lockCart(deps, tx, input),
    closeCart: (tx, input) => closeCart(deps, tx, input),
    sharedWith: (db, input) => sharedWith(deps, db, input),
    cartIdsOf,
    choosers,
    sessionOf,
    moveCart,
    moveOwnCarts,
    price: input => priceCart(deps, input),
    chosenLines: (input, wanted) => chosenLines(deps, input, wanted),
    fillCart: (caller, input) => fillCart(changeCart, findContext, caller, input),
    dropPerson: (caller, group) => dropPerson(changeCart, caller, group),
    claimCarts,
    eraseCarts,
    watch: createWatch(deps),
  }
}
