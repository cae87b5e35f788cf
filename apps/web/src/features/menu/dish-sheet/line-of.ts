import type { LineChoice } from '@comanda/domain/cart'
import { type DishChoice, type ModifierChoice, normalizedChoice } from '@comanda/domain/menu'
import type { Dish } from '../dish-list/sections.ts'

/** An option with the choices of its nested dish. */
const own = <O extends { modifiers?: readonly ModifierChoice[] }>({ modifiers, ...option }: O) => ({
  ...option,
  ...(modifiers && { modifiers: [...modifiers] }),
})

/** Cart line of a choice. */
export function lineOf({ item, place }: Dish, choice: DishChoice, quantity: number, remark: string): LineChoice {
  const tidy = normalizedChoice(item, choice)
  return {
    foodId: item.foodId,
    ...place,
    ...tidy,
    modifiers: [...tidy.modifiers],
    subItems: tidy.subItems.map(own),
    sideDishItems: tidy.sideDishItems.map(own),
    quantity,
    remark: remark.trim(),
  }
}
