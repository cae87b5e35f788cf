import * as z from 'zod/mini'
import { bizType, id, minorUnits, money, text, textLines, words } from '../core/index.ts'
import { setWindow } from '../store/staff-shapes.ts'
import { allergen, diet } from './shapes.ts'
import { setStall } from './stall-calls.ts'

/** A language tag such as `en_US`. */
const languageTag = z.string().check(z.regex(/^[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}$/))
/** A text in its available languages. */
const texts = (max: number) => z.record(languageTag, text(max))
const count = (max: number) => z.int().check(z.nonnegative(), z.maximum(max))

/** The domain's menus store order types as numbers. */
const orderType = bizType as unknown as z.ZodMiniType<number, number>

const prices = z.array(z.object({ value: money, type: z.union([z.literal('member'), bizType]) })).check(z.maxLength(4))

/** A menu with its groups. MENU-1, MENU-4 */
export const storedMenu = z.object({
  menuId: id,
  displayName: texts(60),
  windows: z.array(setWindow).check(z.maxLength(40)),
  menuGroupIds: z.array(id).check(z.maxLength(200)),
  bizTypes: z.array(orderType).check(z.maxLength(3)),
  off: z.exactOptional(z.boolean()),
})

/** A group with its dishes in display order. MENU-1, MENU-5, CART-5 */
export const storedGroup = z.object({
  menuGroupId: id,
  groupType: z.union([z.literal(0), z.literal(-1), z.literal(-2)]),
  displayName: texts(60),
  foodIds: z.array(id).check(z.maxLength(1000)),
  minOnlineQuantity: count(99),
})

const unit = z.object({
  unitId: id,
  unitName: texts(60),
  price: money,
  prices: z.exactOptional(prices),
  businessUid: z.string().check(z.maxLength(64)),
})

/** A modifier group, shared by dishes. MENU-2 */
export const storedModifiers = z.object({
  modifierGroupId: id,
  displayName: texts(60),
  multiple: z.boolean(),
  min: count(99),
  max: count(99),
  modifierItems: z
    .array(
      z.object({
        modifierItemId: id,
        modifierItemName: texts(60),
        addPrice: minorUnits.check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
        max: count(99),
        selected: z.boolean(),
        soldOut: z.exactOptional(z.boolean()),
        allergens: z.exactOptional(z.array(allergen).check(z.maxLength(14))),
        breaksDiets: z.exactOptional(z.array(diet).check(z.maxLength(4))),
      }),
    )
    .check(z.maxLength(100)),
})

const part = { foodId: id, unitId: z.union([z.literal(''), id]), max: count(99) }
const nested = { nestedMenuGroupItemUID: z.exactOptional(id) }

const comboGroup = z.object({
  comboGroupId: id,
  displayName: texts(60),
  min: count(99),
  max: count(99),
  details: z
    .array(
      z.object({
        comboGroupItemId: id,
        ...part,
        addPrice: minorUnits.check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
        selected: z.boolean(),
        ...nested,
      }),
    )
    .check(z.maxLength(100)),
})

const sideDishGroup = z.object({
  sideDishGroupId: id,
  displayName: texts(60),
  min: count(99),
  max: count(99),
  sideDishes: z.array(z.object({ sideDishGroupItemId: id, ...part, price: money, ...nested })).check(z.maxLength(100)),
})

const ids = z.array(id).check(z.maxLength(100))
const exclusionRule = z.object({
  propertyList: ids,
  propertyUnitList: ids,
  exclusivePropertyList: z.array(z.object({ exclusiveModifierIds: ids })).check(z.maxLength(20)),
  exclusiveUnitList: ids,
})

const nutrient = z.exactOptional(count(10_000))

/** A dish with all its languages, prices and options. MENU-2 */
export const storedDish = z.object({
  foodId: id,
  displayName: texts(100),
  description: z.exactOptional(z.record(languageTag, textLines(1000))),
  picture: z.exactOptional(z.string().check(z.maxLength(200), z.regex(/^[\w./-]*$/))),
  price: money,
  prices: z.exactOptional(prices),
  priceRule: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  openPrice: z.exactOptional(z.object({ min: money, max: money })),
  measurementUnit: z.exactOptional(
    z.object({ name: texts(30), min: count(1_000_000), max: count(1_000_000), step: count(1_000_000) }),
  ),
  units: z.array(unit).check(z.maxLength(20)),
  modifierGroupIds: z.array(id).check(z.maxLength(40)),
  comboGroups: z.array(comboGroup).check(z.maxLength(20)),
  multiBase: count(99),
  sideDishGroups: z.array(sideDishGroup).check(z.maxLength(20)),
  exclusions: z.array(exclusionRule).check(z.maxLength(50)),
  saleSettings: z.object({
    saleMin: count(99),
    saleStep: count(99),
    limitSale: count(999),
    limitSaleType: z.union([z.literal(0), z.literal(1)]),
  }),
  packingFee: money,
  taxIds: z.array(id).check(z.maxLength(20)),
  allergens: z.array(allergen).check(z.maxLength(14)),
  allergensUnknown: z.exactOptional(z.literal(true)),
  diets: z.array(diet).check(z.maxLength(4)),
  tags: z.array(text(30)).check(z.maxLength(20)),
  spicy: z.exactOptional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  kcal: z.exactOptional(count(20_000)),
  nutrition: z.exactOptional(
    z.object({
      fat: nutrient,
      saturates: nutrient,
      carbohydrates: nutrient,
      sugars: nutrient,
      protein: nutrient,
      salt: nutrient,
    }),
  ),
  onSale: z.boolean(),
  /** Serving hours, within the hours of its menu. MENU-4 */
  windows: z.exactOptional(z.array(setWindow).check(z.maxLength(40))),
  startStock: z.exactOptional(count(100_000)),
  station: z.exactOptional(text(30)),
})

/** The stored menu of a store in all languages. MENU-1 */
export const storedDocument = z.object({
  menus: z.array(storedMenu),
  menuGroups: z.array(storedGroup),
  items: z.array(storedDish),
  modifierGroups: z.array(storedModifiers),
  buffetRules: z.array(setStall),
})

const aspect = z.enum([
  'price',
  'otherPrices',
  'texts',
  'availability',
  'sizes',
  'options',
  'taxes',
  'station',
  'picture',
  'contents',
  'limits',
  'dishes',
  'order',
  'groups',
  'terms',
])

/** What differs between two versions of a menu. */
export const menuDifference = z.object({
  what: z.enum(['menu', 'group', 'dish', 'modifierGroup', 'stall']),
  id: z.string(),
  name: words,
  kind: z.enum(['added', 'removed', 'changed']),
  changes: z.array(
    z.object({
      aspect,
      of: z.exactOptional(words),
      before: z.exactOptional(minorUnits),
      after: z.exactOptional(minorUnits),
      onSale: z.exactOptional(z.boolean()),
    }),
  ),
})
