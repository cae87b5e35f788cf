import * as z from 'zod/mini'
import { bizType, minorUnits, money } from '../core/index.ts'

const timeWindow = z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() })

export const allergen = z.enum([
  'celery',
  'crustaceans',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
])
export const diet = z.enum(['vegetarian', 'vegan', 'halal', 'glutenFree'])

const menu = z.object({
  menuId: z.string(),
  displayName: z.string(),
  windows: z.array(timeWindow),
  menuGroupIds: z.array(z.string()),
  bizTypes: z.array(z.int()),
})

const menuGroup = z.object({
  menuGroupId: z.string(),
  groupType: z.union([z.literal(0), z.literal(-1), z.literal(-2)]),
  displayName: z.string(),
  foodIds: z.array(z.string()),
  minOnlineQuantity: z.int(),
})

/** Further prices of a dish or unit beside `price`, and the guests they apply to; absent if there are none. MENU-2 */
const prices = z.array(z.object({ value: money, type: z.union([z.literal('member'), bizType]) }))

const unit = z.object({
  unitId: z.string(),
  unitName: z.string(),
  price: money,
  prices: z.exactOptional(prices),
  businessUid: z.string(),
})

const modifierGroup = z.object({
  modifierGroupId: z.string(),
  displayName: z.string(),
  multiple: z.boolean(),
  min: z.int(),
  max: z.int(),
  modifierItems: z.array(
    z.object({
      modifierItemId: z.string(),
      modifierItemName: z.string(),
      addPrice: minorUnits,
      max: z.int(),
      selected: z.boolean(),
      soldOut: z.exactOptional(z.boolean()),
      allergens: z.exactOptional(z.array(allergen)),
      breaksDiets: z.exactOptional(z.array(diet)),
    }),
  ),
})

const comboGroup = z.object({
  comboGroupId: z.string(),
  displayName: z.string(),
  min: z.int(),
  max: z.int(),
  details: z.array(
    z.object({
      comboGroupItemId: z.string(),
      foodId: z.string(),
      unitId: z.string(),
      addPrice: minorUnits,
      max: z.int(),
      selected: z.boolean(),
      nestedMenuGroupItemUID: z.exactOptional(z.string()),
    }),
  ),
})

const sideDishGroup = z.object({
  sideDishGroupId: z.string(),
  displayName: z.string(),
  min: z.int(),
  max: z.int(),
  sideDishes: z.array(
    z.object({
      sideDishGroupItemId: z.string(),
      foodId: z.string(),
      unitId: z.string(),
      price: money,
      max: z.int(),
      nestedMenuGroupItemUID: z.exactOptional(z.string()),
    }),
  ),
})

const exclusionRule = z.object({
  propertyList: z.array(z.string()),
  propertyUnitList: z.array(z.string()),
  exclusivePropertyList: z.array(z.object({ exclusiveModifierIds: z.array(z.string()) })),
  exclusiveUnitList: z.array(z.string()),
})

const item = z.object({
  foodId: z.string(),
  displayName: z.string(),
  description: z.exactOptional(z.string()),
  picture: z.exactOptional(z.string()),
  pictureColor: z.exactOptional(z.string()),
  price: money,
  prices: z.exactOptional(prices),
  priceRule: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  openPrice: z.exactOptional(z.object({ min: money, max: money })),
  measurementUnit: z.exactOptional(z.object({ name: z.string(), min: z.int(), max: z.int(), step: z.int() })),
  units: z.array(unit),
  modifierGroupIds: z.array(z.string()),
  comboGroups: z.array(comboGroup),
  multiBase: z.int(),
  sideDishGroups: z.array(sideDishGroup),
  exclusions: z.array(exclusionRule),
  saleSettings: z.object({
    saleMin: z.int(),
    saleStep: z.int(),
    limitSale: z.int(),
    limitSaleType: z.union([z.literal(0), z.literal(1)]),
  }),
  packingFee: money,
  taxIds: z.array(z.string()),
  allergens: z.array(allergen),
  allergensUnknown: z.exactOptional(z.literal(true)),
  diets: z.array(diet),
  tags: z.array(z.string()),
  spicy: z.exactOptional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  kcal: z.exactOptional(z.int()),
  nutrition: z.exactOptional(
    z.object({
      fat: z.exactOptional(z.int()),
      saturates: z.exactOptional(z.int()),
      carbohydrates: z.exactOptional(z.int()),
      sugars: z.exactOptional(z.int()),
      protein: z.exactOptional(z.int()),
      salt: z.exactOptional(z.int()),
    }),
  ),
  onSale: z.boolean(),
  windows: z.exactOptional(z.array(timeWindow)),
  station: z.exactOptional(z.string()),
})

/** A menu in one language: the input of the domain's rules, with plain texts. MENU-1, MENU-2 */
export const menuDocument = z.object({
  menus: z.array(menu),
  menuGroups: z.array(menuGroup),
  items: z.array(item),
  modifierGroups: z.array(modifierGroup),
  buffetRules: z.array(
    z.object({
      buffetStallId: z.string(),
      displayName: z.string(),
      limitType: z.union([z.literal(0), z.literal(1)]),
      limitCount: z.int(),
      singleLimitCount: z.int(),
      intervalMinutes: z.int(),
      stayMinutes: z.int(),
      lastOrderMinutes: z.int(),
      included: z.array(z.object({ foodId: z.string(), unitId: z.string() })),
      places: z.array(z.object({ person: z.enum(['adult', 'child']), displayName: z.string(), price: money })),
      taxIds: z.array(z.string()),
    }),
  ),
})

/** Remaining stock by stock key; missing keys are not limited. */
export const stockMap = z.record(z.string(), z.int())
