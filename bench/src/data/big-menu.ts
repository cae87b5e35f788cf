import type { MenuDocument, MenuItem, ModifierGroup } from '@comanda/domain/menu'
import { money, type LocalizedText } from '@comanda/domain/money'
import { seededRandom, syllablesFrom } from './randomness.ts'

/** The size of a generated menu; 200 dishes are about 60 kB compressed. */
export interface MenuSize {
  dishes: number
  groups: number
  /** Modifier groups, shared by the dishes. */
  optionSets: number
  optionsInSet: number
  /** The number of words in the description of a dish. */
  described: number
}

const MENU = 'all'
const LANGUAGES = ['en_US', 'zh_CN', 'ar']

export const dishId = (at: number): string => `dish-${at}`
/** The first set is on every dish; one option is required. */
export const MUST = { modifierGroupId: 'set-0', modifierItemId: 'set-0.0', quantity: 1 }
/** The second set is optional on every dish. */
export const MAY = { modifierGroupId: 'set-1', modifierItemId: 'set-1.1', quantity: 1 }

const inAll = (text: string): LocalizedText => Object.fromEntries(LANGUAGES.map(one => [one, text]))

function optionSet(
  at: number,
  size: MenuSize,
  say: (count: number) => string,
  randomness: () => number,
): ModifierGroup {
  const must = at % 2 === 0
  return {
    modifierGroupId: `set-${at}`,
    displayName: inAll(say(2)),
    multiple: !must,
    min: must ? 1 : 0,
    max: must ? 1 : size.optionsInSet,
    modifierItems: Array.from({ length: size.optionsInSet }, (_, i) => ({
      modifierItemId: `set-${at}.${i}`,
      modifierItemName: inAll(say(2)),
      addPrice: money(Math.floor(randomness() * 6) * 50),
      max: 3,
      selected: false,
    })),
  }
}

/** Every dish has the first two sets and up to two other optional ones. */
function setsOf(size: MenuSize, randomness: () => number): string[] {
  const free = Array.from(
    { length: Math.floor(randomness() * 3) },
    () => 1 + 2 * Math.floor((randomness() * size.optionSets) / 2),
  )
  return [...new Set([0, 1, ...free])].filter(at => at < size.optionSets).map(at => `set-${at}`)
}

function dish(at: number, size: MenuSize, say: (count: number) => string, randomness: () => number): MenuItem {
  return {
    foodId: dishId(at),
    displayName: inAll(say(3)),
    description: inAll(say(size.described)),
    picture: `bench/${Math.floor(randomness() * 1e9).toString(36)}.webp`,
    price: money(500 + Math.floor(randomness() * 40) * 50),
    priceRule: 0,
    units: [],
    modifierGroupIds: setsOf(size, randomness),
    comboGroups: [],
    multiBase: 1,
    sideDishGroups: [],
    exclusions: [],
    saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
    packingFee: money(0),
    taxIds: ['us-state', 'us-city', 'us-transit'],
    allergens: at % 3 === 0 ? ['gluten', 'milk'] : [],
    diets: at % 4 === 0 ? ['vegetarian'] : [],
    tags: [],
    onSale: true,
    kcal: 200 + Math.floor(randomness() * 900),
  }
}

/** A menu of that size, the same in every run. */
export function bigMenu(size: MenuSize, seed = 7): MenuDocument {
  const randomness = seededRandom(seed)
  const say = syllablesFrom(randomness)
  const items = Array.from({ length: size.dishes }, (_, at) => dish(at, size, say, randomness))
  const groups = Array.from({ length: size.groups }, (_, at) => ({
    menuGroupId: `group-${at}`,
    groupType: 0 as const,
    displayName: inAll(say(1)),
    foodIds: items.filter((_item, i) => i % size.groups === at).map(item => item.foodId),
    minOnlineQuantity: 0,
  }))
  const menuGroupIds = groups.map(group => group.menuGroupId)
  return {
    menus: [{ menuId: MENU, displayName: inAll('Menu'), windows: [], menuGroupIds, bizTypes: [] }],
    menuGroups: groups,
    items,
    modifierGroups: Array.from({ length: size.optionSets }, (_, at) => optionSet(at, size, say, randomness)),
    buffetRules: [],
  }
}

/** 200 dishes with options: the menu of the server benchmark. */
export const TWO_HUNDRED: MenuSize = { dishes: 200, groups: 14, optionSets: 60, optionsInSet: 8, described: 14 }
/** A pizzeria: few dishes with very many toppings. */
export const PIZZA: MenuSize = { dishes: 90, groups: 10, optionSets: 86, optionsInSet: 26, described: 10 }
/** Larger than any real menu. */
export const FIVE_HUNDRED: MenuSize = { dishes: 500, groups: 24, optionSets: 80, optionsInSet: 8, described: 14 }
