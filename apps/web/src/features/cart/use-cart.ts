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
import { whenIdle } from '../../platform/idle.ts'
import { useUser } from '../../platform/session.ts'
import type { CartStore, CartView } from './cart-store.ts'
import { addressChanged, cartStoreAt, personChanged, startCart, tellCaps } from './cart-stores.ts'
import type { CartPlace } from './place.ts'
import { type OfferWords, offerWords } from './offer-words.ts'
import { asPlate } from './plates.ts'
import type { CartGround } from './plain-cart.ts'
import { type Room, roomFor } from './room.ts'

/** What screens do with the cart. All of it shows at once. CART-8 */
export interface CartActions {
  /** Puts a choice in, as many as its `quantity` says; the first is `saleMin`. CART-2 */
  add(choice: LineChoice): void
  /**
   * One tap on a dish: the first quantity where the cart has no line of this very choice, its step where it has one; `quantity`
   * says how many where the menu is not known. CART-2
   */
  tap(choice: LineChoice): void
  /** The same as `add`, paid as the menu says where a buffet would include it; absent until the cart is known. CART-13 */
  addExtra?(choice: LineChoice): void
  /** So many of a choice that can be put in at first, and at the most; nothing where that cannot be told. CART-2, CART-3 */
  room?(choice: LineChoice): Room | undefined
  /** Takes so many of a choice away again. */
  take(choice: LineChoice): void
  /** Moves a line by so many, or by its own steps: 1 up, -1 down. CART-2 */
  step(itemKey: string, direction: 1 | -1): void
  remove(itemKey: string): void
  clear(): void
  /** Puts lines back that were taken out. */
  restore(lines: readonly CartLine[]): void
  refresh(): void
  /** What runs for a dish by itself now; absent until the cart is known. PRICE-2 */
  offersOn?(place: Place): OfferWords[]
  /** Somebody else changed it; `version` is undefined where that may have happened unheard. CART-11 */
  hear(version?: number): void
  /** Resolves when the server has answered all there is, or after a while. */
  whenSettled(): Promise<void>
}

export interface Cart extends CartView, CartActions {
  place: CartPlace
  /** What is to be said of it beside the bar. */
  note?: ReactNode
  quantityOf(foodId: string): number
}

const PATIENCE = 12_000

/** The cart of a place: what is in it, and what can be done with it. `ground` is the menu, where the screen has it. */
export function useCart(place: CartPlace, ground?: CartGround): Cart {
  const store = cartStoreAt(place)
  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  const { customerId } = useUser()
  useEffect(() => startCart(store), [store])
  useEffect(addressChanged, [])
  useEffect(() => personChanged(customerId), [customerId])
  useEffect(() => {
    if (!ground) return
    store.setGround(ground)
    return whenIdle(store.warm)
  }, [store, ground])
  const pricing = store.pricing()
  const offersOn = useMemo(() => offersIn(ground, pricing, place), [ground, pricing, place])
  const actions = useMemo(() => ({ ...actionsOn(store), offersOn }), [store, offersOn])
  return useMemo(
    () => ({ ...view, ...actions, place, quantityOf: (foodId: string) => view.counts.get(foodId) ?? 0 }),
    [view, actions, place],
  )
}

const offersIn =
  (ground: CartGround | undefined, pricing: ReturnType<CartStore['pricing']>, { businessType: bizType }: CartPlace) =>
  (dish: Place): OfferWords[] => {
    if (!ground || !pricing) return []
    const asked = { ...ground, promotions: pricing.promotions, bizType }
    return promotionsOfDish(asked, dish).map(offerWords)
  }

/** The changes of a cart, without a screen around it. */
export function actionsOn(store: CartStore): CartActions {
  const by = (itemKey: string, quantity: number, choice?: LineChoice) => {
    if (quantity !== 0) store.collect({ kind: 'by', itemKey, quantity, ...(choice && { choice }) })
  }

  /** Asks the rules first: what they hold back is said at once and not sent; what they refuse the server will explain. */
  const change = (modifyType: 0 | 1, itemKey: string, item: ModifyItem, choice?: LineChoice) => {
    const planned = store.planned({ modifyType, itemKey, item })
    if (planned) tellCaps(planned.caps)
    by(itemKey, planned?.by ?? (modifyType === 0 ? item.quantity : -item.quantity), choice)
  }

  const placed = (choice: LineChoice): LineChoice => {
    const ground = store.ground()
    return ground ? homeChoice(ground.index, choice) : choice
  }

  const put = (home: LineChoice) => change(0, choiceKey(home, me()), home, home)

  const me = () => store.view().answer?.shared?.me

  const line = (itemKey: string) => store.view().lines.find(it => it.itemKey === itemKey)

  /** What the line of a choice takes next: its first quantity, then its step. CART-2 */
  const stepOf = (home: LineChoice): number => {
    const item = store.ground()?.index.items.get(home.foodId)
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
      return roomFor(home, { store, first: stepOf(home), me: me() })
    },
    take(choice) {
      const itemKey = choiceKey(placed(choice), me())
      if (line(itemKey)) change(1, itemKey, { itemKey, quantity: choice.quantity })
    },
    step(itemKey, direction) {
      const item = store.ground()?.index.items.get(line(itemKey)?.foodId ?? '')
      const quantity = item ? stepsOf(item).saleStep : 1
      change(direction === 1 ? 0 : 1, itemKey, { itemKey, quantity })
    },
    remove,
    clear: () => store.collect({ kind: 'clear' }),
    restore(lines) {
      for (const { itemKey, ...choice } of lines.filter(isChosen)) by(itemKey, choice.quantity, choiceIn(choice))
    },
    refresh: store.refresh,
    hear: store.hear,
    whenSettled: () => settled(store),
  }
}

async function settled(store: CartStore): Promise<void> {
  store.flush()
  const until = performance.now() + PATIENCE
  while (!store.view().settled && performance.now() < until) await settledOrTime(store, until - performance.now())
}

/** The next change of the view, or the end of patience. */
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

/** Of a line only what was chosen: the server reads nothing else. */
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
