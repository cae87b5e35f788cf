import { type Money, money, NOTHING, timesThousandths } from '../money/index.ts'
import { chosenModifier, unitOf } from './choice.ts'
import { insideOf } from './inside.ts'
import type { MenuIndex } from './menu-index.ts'
import type { DishChoice, MenuItem, ModifierChoice, OtherPrice, PriceType, Unit } from './types.ts'
import { unavoidable } from './unavoidable.ts'

export interface Buyer {
  /** Members alone pay the price of members. LOGIN-10 */
  member: boolean
}

interface Priced {
  price: Money
  prices?: readonly OtherPrice[]
}

/** What a dish or a unit costs those of `type`, in minor units, as it was set up; undefined where they pay what all pay. MENU-2 */
export const priceOf = (priced: Pick<Priced, 'prices'>, type: PriceType): Money | undefined =>
  priced.prices?.find(one => one.type === type)?.value

/** What a buyer pays for a dish or a unit, in minor units: a member never more than the others, whatever was typed into the menu. LOGIN-10 */
export const priceFor = (priced: Priced, { member }: Buyer): Money =>
  money(Math.min(priced.price, (member ? priceOf(priced, 'member') : undefined) ?? priced.price))

function baseAmount(item: MenuItem<unknown>, choice: DishChoice, buyer: Buyer): Money {
  if (choice.buffetStallId !== undefined) return NOTHING
  if (item.priceRule === 1) return choice.openPrice ?? item.openPrice?.min ?? item.price
  const price = priceFor(unitOf(item, choice) ?? item, buyer)
  return item.priceRule === 2
    ? timesThousandths(price, choice.quantityDecimal ?? item.measurementUnit?.min ?? 1000)
    : price
}

const modifiersAmount = <T>(index: MenuIndex<T>, item: MenuItem<T>, modifiers: readonly ModifierChoice[]): number =>
  modifiers.reduce((sum, m) => sum + (chosenModifier(index, item, m)?.addPrice ?? 0) * m.quantity, 0)

/**
 * What one of the dish costs as chosen, in minor units: its unit (or weight, or open price), its modifiers, what combo parts
 * and side dishes add with the modifiers of the dishes they nest. Options the menu does not have add nothing: `validateChoice` refuses them.
 * Never below zero, whatever a modifier takes off. Of a buffet's plate only what is added to the dish costs. MENU-2, CART-13, PRICE-1, PRICE-4
 */
export function unitAmountOf<T>(index: MenuIndex<T>, item: MenuItem<T>, choice: DishChoice, buyer: Buyer): Money {
  let amount: number = baseAmount(item, choice, buyer) + modifiersAmount(index, item, choice.modifiers)
  for (const { nested, modifiers, price, quantity } of insideOf(index, item, choice))
    amount += (price + (nested ? modifiersAmount(index, nested, modifiers) : 0)) * quantity
  return money(Math.max(0, amount))
}

export interface DisplayPrice<T> {
  price: Money
  vipPrice?: Money
  /** Some choice that must be made costs more than what is shown. */
  andUp: boolean
  /** "per 100 g", "bowl": the name of what the price is for. */
  unitName?: T
}

/** The one unit of a dish that has just one. */
const onlyUnit = <T>(item: MenuItem<T>): Unit<T> | undefined => (item.units.length === 1 ? item.units[0] : undefined)

/** What the price is for, where that is one thing: the only unit of a normal-price dish, else the measurement unit. */
const pricedUnit = <T>(item: MenuItem<T>): T | undefined =>
  (item.priceRule === 0 ? onlyUnit(item)?.unitName : undefined) ?? item.measurementUnit?.name

/**
 * What a dish card shows. With several units of which one costs more than the base it carries an "and up" mark; one unit on a
 * normal-price dish shows the unit's (or measurement unit's) name. MENU-3
 * Choices that must be made count as well, as they can be made: a pizza whose size is a modifier starts at its cheapest size.
 */
export function displayPrice<T>(index: MenuIndex<T>, item: MenuItem<T>): DisplayPrice<T> {
  const extra = unavoidable(index, item)
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
