import type { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { RequestInputOf } from '@comanda/contract/core'
import type { Dish, DishUnit } from './queries.ts'

type OtherPrice = NonNullable<Dish['prices']>[number]
export type PriceKey = OtherPrice['type']
export const priceKeys: readonly PriceKey[] = [1100, 1200, 1300, 'member']

/** Other prices by what they are for; absent = the general price. */
export type PriceBy = Partial<Record<PriceKey, OtherPrice['value']>>

/** A size as the form edits it: other prices by what they are for. */
export type UnitValues = Omit<DishUnit, 'prices'> & { priceBy: PriceBy }

/** A dish as the form edits it. */
export type DishValues = Omit<Dish, 'prices' | 'units'> & { priceBy: PriceBy; units: UnitValues[] }

const byKind = (prices: readonly OtherPrice[] = []): PriceBy =>
  Object.fromEntries(prices.map(({ type, value }) => [type, value]))

const asList = (priceBy: PriceBy): OtherPrice[] =>
  priceKeys.flatMap(type => {
    const value = priceBy[type]
    return value === undefined ? [] : [{ type, value }]
  })

const withPrices = <V extends { priceBy: PriceBy }>({ priceBy, ...rest }: V) => {
  const prices = asList(priceBy)
  return { ...rest, ...(prices.length > 0 && { prices }) }
}

export const unitValues = ({ prices, ...unit }: DishUnit): UnitValues => ({ ...unit, priceBy: byKind(prices) })

/** The dish as the form edits it. */
export const valuesOfDish = ({ prices, units, ...dish }: Dish): DishValues => ({
  ...dish,
  priceBy: byKind(prices),
  units: units.map(unitValues),
})

/** The dish as it is sent: at the prices of its first size, if it has sizes. */
export function dishOfValues({ units, ...values }: DishValues): RequestInputOf<typeof calls.saveDish>['dish'] {
  const sizes = units.map(withPrices)
  const [first] = sizes
  const { prices: own, ...dish } = withPrices(values) as Dish
  const prices = first ? first.prices : own
  return { ...dish, units: sizes, price: first?.price ?? dish.price, ...(prices && { prices }) }
}
