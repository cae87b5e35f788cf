import {
  type CartLine,
  choiceKey,
  homeChoice,
  isChosen,
  type LineChoice,
  type ModifyItem,
  promotionsOfDish,
  stepsOf,
} from '@comanda/domain/cart'
import type { Place } from '@comanda/domain/menu'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { whenIdle } from '../../../platform/device/idle.ts'
import { useUser } from '../../../platform/session.ts'
import type { CartStore, CartView } from './cart-store.ts'
import { addressChanged, cartStoreAt, personChanged, startCart, showCaps } from './cart-stores.ts'
import type { CartPlace } from './place.ts'
import { type OfferText, offerText } from './offer-text.ts'
import { asPlate } from './plates.ts'
import type { CartMenu } from './shown-cart.ts'
import { type QuantityLimit, quantityLimitFor } from './quantity-limit.ts'

/** Actions on the cart. All of them show at once. CART-8 */
export interface CartActions {
  /** Adds a choice in its `quantity`; the first quantity is `saleMin`. CART-2 */
  add(choice: LineChoice): void
  /**
   * Adds the first quantity of a dish, or its step if the cart already has a line of this choice; `quantity` gives the
   * number if the menu is not loaded. CART-2
   */
  tap(choice: LineChoice): void
  /** Like `add`, at the menu price although a buffet includes the dish; absent until the cart is loaded. CART-13 */
  addExtra?(choice: LineChoice): void
  /** First and maximum quantity of a choice that can be added; undefined if unknown. CART-2, CART-3 */
  room?(choice: LineChoice): QuantityLimit | undefined
  /** Removes a quantity of a choice. */
  take(choice: LineChoice): void
  /** Changes a line by one of its steps: 1 up, -1 down. CART-2 */
  step(itemKey: string, direction: 1 | -1): void
  remove(itemKey: string): void
  clear(): void
  /** Restores removed lines. */
  restore(lines: readonly CartLine[]): void
  refresh(): void
  /** Promotions that apply to a dish automatically; absent until the cart is loaded. PRICE-2 */
  offersOn?(place: Place): OfferText[]
  /** Handles a change by another person; `version` is undefined if an announcement may have been missed. CART-11 */
  onChanged(version?: number): void
  /** Resolves when all changes are answered, or after a timeout. */
  whenSettled(): Promise<void>
}

export interface Cart extends CartView, CartActions {
  place: CartPlace
  /** Note shown beside the bar. */
  note?: ReactNode
  /** Why nothing can be ordered now, although the cart may be changed. APP-3 */
  blocked?: string
  quantityOf(foodId: string): number
}

/** An action before the cart is known: a choice with its count, or a tap on a dish. CART-8 */
export interface PendingTap {
  action: 'add' | 'tap'
  choice: LineChoice
}

const PATIENCE = 12_000

/** Returns the cart of a place with its actions. `menu` is the menu shown, if the screen has it. */
export function useCart(place: CartPlace, menu?: CartMenu): Cart {
  const store = cartStoreAt(place)
  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  const { customerId } = useUser()
  useEffect(() => startCart(store), [store])
  useEffect(addressChanged, [])
  useEffect(() => personChanged(customerId), [customerId])
  useEffect(() => {
    if (!menu) return
    store.setMenu(menu)
    return whenIdle(store.warm)
  }, [store, menu])
  const pricing = store.pricing()
  const offersOn = useMemo(() => offersIn(menu, pricing, place), [menu, pricing, place])
  const actions = useMemo(() => ({ ...actionsOn(store), offersOn }), [store, offersOn])
  return useMemo(
    () => ({ ...view, ...actions, place, quantityOf: (foodId: string) => view.counts.get(foodId) ?? 0 }),
    [view, actions, place],
  )
}

const offersIn =
  (menu: CartMenu | undefined, pricing: ReturnType<CartStore['pricing']>, { businessType: bizType }: CartPlace) =>
  (dish: Place): OfferText[] => {
    if (!menu || !pricing) return []
    const rules = { ...menu, promotions: pricing.promotions, bizType }
    return promotionsOfDish(rules, dish).map(offerText)
  }

/** Returns the actions of a cart without a screen. */
export function actionsOn(store: CartStore): CartActions {
  const by = (itemKey: string, quantity: number, choice?: LineChoice) => {
    if (quantity !== 0) store.collect({ kind: 'by', itemKey, quantity, ...(choice && { choice }) })
  }

  /**
   * Applies the rules first: a limit is shown at once and the excess is not sent; a refused change is sent, because the
   * server's refusal explains it.
   */
  const change = (modifyType: 0 | 1, itemKey: string, item: ModifyItem, choice?: LineChoice) => {
    const planned = store.planned({ modifyType, itemKey, item })
    if (planned) showCaps(planned.caps)
    by(itemKey, planned?.by ?? (modifyType === 0 ? item.quantity : -item.quantity), choice)
  }

  const placed = (choice: LineChoice): LineChoice => {
    const menu = store.menu()
    return menu ? homeChoice(menu.index, choice) : choice
  }

  const put = (home: LineChoice) => change(0, choiceKey(home, me()), home, home)

  const me = () => store.view().answer?.shared?.me

  const line = (itemKey: string) => store.view().lines.find(it => it.itemKey === itemKey)

  /** Returns the next step of the line of a choice: its first quantity, then its step.  CART-2 */
  const stepOf = (home: LineChoice): number => {
    const item = store.menu()?.index.items.get(home.foodId)
    if (!item) return home.quantity
    const { saleMin, saleStep } = stepsOf(item)
    return line(choiceKey(home, me())) ? saleStep : saleMin
  }

  const remove = (itemKey: string) => by(itemKey, -(line(itemKey)?.quantity ?? 0))

  return {
    add(choice) {
      const home = placed(choice)
      const line = asPlate(home, { store, stepOf, extra: home })
      if (line) put(line)
    },
    tap(choice) {
      const home = placed(choice)
      const line = asPlate(home, { store, stepOf, extra: { ...home, quantity: stepOf(home) } })
      if (line) put({ ...line, quantity: stepOf(line) })
    },
    addExtra: choice => put(placed(choice)),
    room(choice) {
      const home = placed(choice)
      return quantityLimitFor(home, { store, first: stepOf(home), me: me() })
    },
    take(choice) {
      const itemKey = choiceKey(placed(choice), me())
      if (line(itemKey)) change(1, itemKey, { itemKey, quantity: choice.quantity })
    },
    step(itemKey, direction) {
      const item = store.menu()?.index.items.get(line(itemKey)?.foodId ?? '')
      const quantity = item ? stepsOf(item).saleStep : 1
      change(direction === 1 ? 0 : 1, itemKey, { itemKey, quantity })
    },
    remove,
    clear: () => store.collect({ kind: 'clear' }),
    restore(lines) {
      for (const { itemKey, ...choice } of lines.filter(isChosen)) by(itemKey, choice.quantity, choiceIn(choice))
    },
    refresh: store.refresh,
    onChanged: store.onChanged,
    whenSettled: () => settled(store),
  }
}

async function settled(store: CartStore): Promise<void> {
  store.flush()
  const until = performance.now() + PATIENCE
  while (!store.view().settled && performance.now() < until) await settledOrTime(store, until - performance.now())
}

/** Resolves at the next change of the view or after `ms`. */
const settledOrTime = (store: CartStore, ms: number): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const stop = store.subscribe(done)
    const timer = setTimeout(done, ms)
  })

/** Returns only the choice of a line: the server reads nothing else. */
function choiceIn(line: LineChoice): LineChoice {
  const { foodId, menuGroupId, menuId, unitId, quantity, modifiers, subItems, sideDishItems, remark } = line
  const choice: LineChoice = {
    foodId,
    menuGroupId,
    menuId,
    unitId,
    quantity,
    modifiers,
    subItems,
    sideDishItems,
    remark,
  }
  if (line.quantityDecimal !== undefined) choice.quantityDecimal = line.quantityDecimal
  if (line.openPrice !== undefined) choice.openPrice = line.openPrice
  if (line.buffetStallId !== undefined) choice.buffetStallId = line.buffetStallId
  return choice
}
