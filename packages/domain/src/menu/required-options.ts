import { type MenuIndex, modifierGroupsOf, nestedDishOf } from './menu-index.ts'
import type { MenuItem } from './types.ts'

/** The additional price of required choices: minimum and maximum. */
interface Extra {
  least: number
  most: number
}

/** An option of a group, and how often it may be chosen; 0 = unlimited. */
interface Option extends Extra {
  max: number
}

interface RequiredGroup {
  min: number
  options: Option[]
}

/** The price of `min` options, taken in this order, each up to its maximum. */
function amountOf(prices: readonly { price: number; max: number }[], min: number): number {
  let [open, amount] = [min, 0]
  for (const { price, max } of prices) {
    const count = max > 0 ? Math.min(open, max) : open
    amount += price * count
    open -= count
  }
  return amount
}

function extraOf({ min, options }: RequiredGroup): Extra {
  const cheap = options.map(({ least, max }) => ({ price: least, max })).toSorted((a, b) => a.price - b.price)
  const dear = options.map(({ most, max }) => ({ price: most, max })).toSorted((a, b) => b.price - a.price)
  return { least: amountOf(cheap, min), most: amountOf(dear, min) }
}

/** The sum for all groups with a minimum. */
function extraOfAll(groups: readonly RequiredGroup[]): Extra {
  const extras = groups.filter(({ min }) => min > 0).map(extraOf)
  return extras.reduce((all, one) => ({ least: all.least + one.least, most: all.most + one.most }), {
    least: 0,
    most: 0,
  })
}

const requiredModifiers = <T>(index: MenuIndex<T>, item: MenuItem<T>): RequiredGroup[] =>
  modifierGroupsOf(index, item).map(({ min, multiple, modifierItems }) => ({
    min,
    options: modifierItems
      .filter(option => !option.soldOut)
      .map(({ addPrice, max }) => ({ least: addPrice, most: addPrice, max: multiple ? max : 1 })),
  }))

interface Pricing {
  foodId: string
  price: number
  max: number
}

type Nesting = Parameters<typeof nestedDishOf>[1]

/** Combo parts or sides that can be chosen, with the required options of their nested dishes. */
function dishOptions<T>(index: MenuIndex<T>, options: readonly (Pricing & Nesting)[]): Option[] {
  return options
    .filter(({ foodId }) => index.items.get(foodId)?.onSale)
    .map(({ price, max, ...option }) => {
      const nested = nestedDishOf(index, option)
      const own = extraOfAll(nested ? requiredModifiers(index, nested) : [])
      return { least: price + own.least, most: price + own.most, max }
    })
}

/**
 * The additional price of a dish's required choices, in minor units: each option up to its maximum, sold-out ones never. MENU-3
 */
export function requiredExtra<T>(index: MenuIndex<T>, item: MenuItem<T>): Extra {
  const parts = item.comboGroups.map(({ min, details }) => ({
    min,
    options: dishOptions(
      index,
      details.map(detail => ({ ...detail, price: detail.addPrice })),
    ),
  }))
  const sides = item.sideDishGroups.map(({ min, sideDishes }) => ({ min, options: dishOptions(index, sideDishes) }))
  return extraOfAll([...requiredModifiers(index, item), ...parts, ...sides])
}
