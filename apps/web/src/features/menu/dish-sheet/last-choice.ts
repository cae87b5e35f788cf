import {
  choicesLeft,
  type DishChoice,
  type MenuIndex,
  type MenuItem,
  type StockMap,
  normalizedChoice,
  validateChoice,
} from '@comanda/domain/menu'
import { readStored, writeStored } from '../../../platform/device/storage.ts'

const KEY = 'dishChoices'
/** Number of dishes whose last choice is stored. */
const MAX_DISHES = 40
/** Retention time in minutes: half a year. */
const GOOD_FOR = 180 * 24 * 60

type Fields = Record<string, unknown>
const listIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : []

const modifiersIn = (value: unknown) =>
  listIn(value).map(one => ({
    modifierGroupId: String(one['modifierGroupId']),
    modifierItemId: String(one['modifierItemId']),
    quantity: Number(one['quantity']),
  }))

const nestedIn = ({ modifiers }: Fields) => (modifiers === undefined ? {} : { modifiers: modifiersIn(modifiers) })

/** A stored choice in its valid format, because a guest can edit the storage; the menu decides whether it exists. */
export const choiceIn = (stored: Fields): DishChoice => ({
  unitId: String(stored['unitId']),
  modifiers: modifiersIn(stored['modifiers']),
  subItems: listIn(stored['subItems']).map(one => ({
    comboGroupId: String(one['comboGroupId']),
    comboGroupItemId: String(one['comboGroupItemId']),
    quantity: Number(one['quantity']),
    ...nestedIn(one),
  })),
  sideDishItems: listIn(stored['sideDishItems']).map(one => ({
    sideDishGroupId: String(one['sideDishGroupId']),
    sideDishGroupItemId: String(one['sideDishGroupItemId']),
    quantity: Number(one['quantity']),
    ...nestedIn(one),
  })),
})

interface Stored {
  foodId: string
  choice: DishChoice
}

const all = (): Stored[] =>
  listIn(readStored(KEY)).flatMap(({ foodId, choice }) =>
    typeof foodId === 'string' && typeof choice === 'object' && choice !== null
      ? [{ foodId, choice: choiceIn(choice as Fields) }]
      : [],
  )

/** Stores how a dish was chosen, for its next order on this phone. Weights and typed prices are not repeated. */
export function noteChoice(item: MenuItem<unknown>, choice: DishChoice): void {
  if (item.priceRule !== 0) return
  const others = all().filter(one => one.foodId !== item.foodId)
  writeStored(KEY, [{ foodId: item.foodId, choice }, ...others].slice(0, MAX_DISHES), GOOD_FOR)
}

const asText = (item: MenuItem<unknown>, choice: DishChoice): string => {
  const { unitId, modifiers, subItems, sideDishItems } = normalizedChoice(item, choice)
  return JSON.stringify([unitId, modifiers, subItems, sideDishItems])
}

/** The choice of last time, if it can be ordered now and differs from the proposed one. MENU-11 */
export function lastChoiceOf(
  index: MenuIndex<string>,
  item: MenuItem<string>,
  stock: StockMap,
  proposed: DishChoice,
): DishChoice | undefined {
  const choice = all().find(one => one.foodId === item.foodId)?.choice
  if (!choice || item.priceRule !== 0 || asText(item, choice) === asText(item, proposed)) return undefined
  if (validateChoice(index, item, choice) || choicesLeft(index, stock, item, choice) < 1) return undefined
  return choice
}
