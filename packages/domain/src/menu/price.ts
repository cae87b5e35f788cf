import { type Money, money, ZERO, timesThousandths } from '../money/index.ts'
import { chosenModifier, unitOf } from './choice.ts'
import { nestedChoices } from './nested-choices.ts'
import type { MenuIndex } from './menu-index.ts'
import type { DishChoice, MenuItem, ModifierChoice, OtherPrice, PriceType, Unit } from './types.ts'
import { requiredExtra } from './required-options.ts'

export interface Buyer {
  /** Members pay the member price. LOGIN-10 */
  member: boolean
}

interface Priced {
  price: Money
  prices?: readonly OtherPrice[]
}

/** The configured price of a dish or unit for `type`, in minor units; undefined if the regular price applies. MENU-2 */
export const priceOf = (priced: Pick<Priced, 'prices'>, type: PriceType): Money | undefined =>
  priced.prices?.find(one => one.type === type)?.value

/** The price for a buyer, in minor units: the member price never exceeds the regular one, even in a faulty menu. LOGIN-10 */
export const priceFor = (priced: Priced, { member }: Buyer): Money =>
  money(Math.min(priced.price, (member ? priceOf(priced, 'member') : undefined) ?? priced.price))

function baseAmount(item: MenuItem<unknown>, choice: DishChoice, buyer: Buyer): Money {
  if (choice.buffetStallId !== undefined) return ZERO
  if (item.priceRule === 1) return choice.openPrice ?? item.openPrice?.min ?? item.price
  const price = priceFor(unitOf(item, choice) ?? item, buyer)
  return item.priceRule === 2
    ? timesThousandths(price, choice.quantityDecimal ?? item.measurementUnit?.min ?? 1000)
    : price
}

const modifiersAmount = <T>(index: MenuIndex<T>, item: MenuItem<T>, modifiers: readonly ModifierChoice[]): number =>
  modifiers.reduce((sum, m) => sum + (chosenModifier(index, item, m)?.addPrice ?? 0) * m.quantity, 0)

/**
 * The price of one piece as chosen, in minor units: unit (or weight, or open price), modifiers, and combo parts and sides with
 * their nested modifiers. Unknown options add nothing; `validateChoice` refuses them. Never negative. For a buffet plate only
 * the extras count. MENU-2, CART-13, PRICE-1, PRICE-4
 */
export function unitAmountOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice, buyer: Buyer): Money {
  let amount: number = baseAmount(item, choice, buyer) + modifiersAmount(index, item, choice.modifiers)
  for (const { nested, modifiers, price, quantity } of nestedChoices(index, item, choice))
    amount += (price + (nested ? modifiersAmount(index, nested, modifiers) : 0)) * quantity
  return money(Math.max(0, amount))
}

export interface DisplayPrice<T> {
  price: Money
  vipPrice?: Money
  /** Some required choice costs more than the shown price. */
  andUp: boolean
  /** "per 100 g", "bowl": what the price is for. */
  unitName?: T
}

/** The only unit of a dish, if it has one. */
const onlyUnit = <T>(item: MenuItem<T>): Unit<T> | undefined => (item.units.length === 1 ? item.units[0] : undefined)

/** The name of what the price is for: the only unit of a normal-price dish, else the measurement unit. */
const pricedUnit = <T>(item: MenuItem<T>): T | undefined =>
  (item.priceRule === 0 ? onlyUnit(item)?.unitName : undefined) ?? item.measurementUnit?.name

/**
 * The price on a dish card. "And up" if one of several units costs more than the base; a single unit of a normal-price dish
 * shows its name (or the measurement unit's). MENU-3 Required choices are included as they can be chosen: a pizza whose size is
 * a modifier starts at its cheapest size.
 */
export function displayPrice<T>(index: MenuIndex<T>, item: MenuItem<T>): DisplayPrice<T> {
  const extra = requiredExtra(index, item)
  const unitName = pricedUnit(item)
  const named = unitName === undefined ? {} : { unitName }
  if (item.priceRule === 1)
    return { price: money((item.openPrice?.min ?? item.price) + extra.least), andUp: true, ...named }
  const base: Priced = onlyUnit(item) ?? item
  const dearerUnit = item.units.length > 1 && item.units.some(unit => unit.price > item.price)
  const forMembers = priceFor(base, { member: true })
  return {
    price: money(base.price + extra.least),
    ...(forMembers < base.price ? { vipPrice: money(forMembers + extra.least) } : {}),
    andUp: dearerUnit || extra.most > extra.least,
    ...named,
  }
}
