import { type Money, money } from '@comanda/domain/money'
import {
  type ComboGroup,
  type ExclusionRule,
  exclusivesOf,
  type MenuItem,
  type SideDishGroup,
  type Unit,
} from '@comanda/domain/menu'
import { pictureOf } from '../pictures/name.ts'
import type { Recipe, UnitRecipe, WeightRecipe } from '../dishes/recipe.ts'
import { unit as unitWords } from '../dishes/units.ts'
import { modifierRecipes } from '../dishes/modifiers.ts'
import { addition, type LocalPrices, packingFee, type StoreKey } from '../stores/keys.ts'

/** The id of a dish's unit: `shoyu-ramen.large`. */
export const unitIdOf = (food: string, unit: string): string => `${food}.${unit}`

export const unitRecipes = (recipe: Recipe): UnitRecipe[] =>
  recipe.units ?? [
    { unit: 'one', name: recipe.byWeight?.name ?? recipe.unit ?? unitWords.piece, price: recipe.price ?? {} },
  ]

/** Whether a store sells the dish. */
export const isSoldIn = (recipe: Recipe, store: StoreKey): boolean =>
  unitRecipes(recipe).some(unit => unit.price[store] !== undefined)

const priceIn = (prices: LocalPrices, store: StoreKey): Money => {
  const price = prices[store]
  if (price === undefined) throw new Error(`no price in ${store}`)
  return money(price)
}

const memberPrice = (price: Money, recipe: Recipe, store: StoreKey) =>
  recipe.memberOff
    ? { prices: [{ value: money(price - addition(store, recipe.memberOff)), type: 'member' as const }] }
    : {}

function unitsOf(recipe: Recipe, store: StoreKey): Unit[] {
  return unitRecipes(recipe)
    .filter(unit => unit.price[store] !== undefined)
    .map(unit => {
      const price = priceIn(unit.price, store)
      return {
        unitId: unitIdOf(recipe.food, unit.unit),
        unitName: weightIn(recipe, store)?.name ?? unit.name,
        price,
        ...memberPrice(price, recipe, store),
        businessUid: `${store}-${unitIdOf(recipe.food, unit.unit)}`,
      }
    })
}

/** The dishes a store sells, to leave others out of combos and sides. */
export interface StockedIngredients {
  recipe(food: string): Recipe | undefined
}

const unitOn = (stocked: StockedIngredients, food: string, unit?: string): string | undefined => {
  const sold = stocked.recipe(food)
  if (!sold) return undefined
  const name = unit ?? unitRecipes(sold)[0]?.unit
  return name === undefined ? undefined : unitIdOf(food, name)
}

const combosOf = (recipe: Recipe, store: StoreKey, stocked: StockedIngredients): ComboGroup[] =>
  (recipe.combo ?? []).map(part => ({
    comboGroupId: `${recipe.food}.${part.id}`,
    displayName: part.name,
    min: part.min,
    max: part.max,
    details: part.picks.flatMap(pick => {
      const unitId = unitOn(stocked, pick.food, pick.unit)
      if (unitId === undefined) return []
      return [
        {
          comboGroupItemId: `${recipe.food}.${part.id}.${unitId}`,
          foodId: pick.food,
          unitId,
          addPrice: addition(store, pick.adds ?? 0),
          max: pick.max ?? 1,
          selected: pick.selected ?? false,
          ...(pick.nested && { nestedMenuGroupItemUID: pick.food }),
        },
      ]
    }),
  }))

const sidesOf = (recipe: Recipe, store: StoreKey, stocked: StockedIngredients): SideDishGroup[] =>
  (recipe.sides ?? []).map(part => ({
    sideDishGroupId: `${recipe.food}.${part.id}`,
    displayName: part.name,
    min: part.min,
    max: part.max,
    sideDishes: part.picks.flatMap(pick => {
      const unitId = unitOn(stocked, pick.food, pick.unit)
      if (unitId === undefined || pick.price[store] === undefined) return []
      return [
        {
          sideDishGroupItemId: `${recipe.food}.${part.id}.${pick.food}`,
          foodId: pick.food,
          unitId,
          price: priceIn(pick.price, store),
          max: pick.max ?? 1,
          ...(pick.nested && { nestedMenuGroupItemUID: pick.food }),
        },
      ]
    }),
  }))

/** Whether an option of an exclusion is offered in this store. */
const isOffered = (id: string, store: StoreKey): boolean => {
  const [group = '', choice] = id.split('.')
  const match = modifierRecipes.get(group)?.choices.find(it => it.id === choice)
  return match === undefined || !match.notIn?.includes(store)
}

const exclusionsOf = (recipe: Recipe, store: StoreKey): ExclusionRule[] =>
  (recipe.exclusions ?? [])
    .map(rule => ({
      propertyList: (rule.items ?? []).filter(id => isOffered(id, store)),
      propertyUnitList: (rule.units ?? []).map(unit => unitIdOf(recipe.food, unit)),
      exclusivePropertyList: exclusivesOf((rule.shutsItems ?? []).filter(id => isOffered(id, store))),
      exclusiveUnitList: (rule.shutsUnits ?? []).map(unit => unitIdOf(recipe.food, unit)),
    }))
    .filter(rule => rule.propertyList.length + rule.propertyUnitList.length > 0)

const saleOf = ({ sale = {} }: Recipe): MenuItem['saleSettings'] => ({
  saleMin: sale.min ?? 1,
  saleStep: sale.step ?? 1,
  limitSale: sale.limit ?? 0,
  limitSaleType: sale.perPerson ? 1 : 0,
})

/** The store's unit of weight for the dish. */
const weightIn = (recipe: Recipe, store: StoreKey): WeightRecipe | undefined =>
  (store === 'us' && recipe.byPound) || recipe.byWeight

/** Fields that only some dishes have. */
function extrasOf(recipe: Recipe, store: StoreKey): Partial<MenuItem> {
  const { openPrice, spicy, kcal, nutrition, station } = recipe
  const byWeight = weightIn(recipe, store)
  return {
    ...(openPrice && { openPrice: { min: priceIn(openPrice.min, store), max: priceIn(openPrice.max, store) } }),
    ...(byWeight && { measurementUnit: byWeight }),
    ...(spicy && { spicy }),
    ...(kcal && { kcal }),
    ...(nutrition && { nutrition }),
    ...(station && { station }),
  }
}

const priceRuleOf = (recipe: Recipe): MenuItem['priceRule'] => (recipe.openPrice ? 1 : recipe.byWeight ? 2 : 0)

/** A dish as sold by one store. @throws if the store does not sell it; check `isSoldIn` first. */
export function composeItem(recipe: Recipe, store: StoreKey, stocked: StockedIngredients, taxIds: string[]): MenuItem {
  const units = unitsOf(recipe, store)
  const first = units[0]
  if (!first) throw new Error(`${recipe.food} is not sold in ${store}`)
  return {
    foodId: recipe.food,
    displayName: recipe.name,
    description: recipe.about,
    picture: pictureOf(recipe.food),
    price: first.price,
    ...(first.prices && { prices: first.prices }),
    priceRule: priceRuleOf(recipe),
    ...extrasOf(recipe, store),
    units,
    modifierGroupIds: recipe.modifiers ?? [],
    comboGroups: combosOf(recipe, store, stocked),
    multiBase: recipe.multiBase ?? 1,
    sideDishGroups: sidesOf(recipe, store, stocked),
    exclusions: exclusionsOf(recipe, store),
    saleSettings: saleOf(recipe),
    packingFee: packingFee(store, recipe.packing ?? 0),
    taxIds,
    allergens: recipe.allergens ?? [],
    diets: recipe.diets ?? [],
    tags: recipe.tags ?? [],
    onSale: !recipe.offSaleIn?.includes(store),
    ...(recipe.windows && { windows: recipe.windows }),
  }
}
