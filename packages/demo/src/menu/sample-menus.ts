import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import { type Currency, type LocalizedText, money } from '@comanda/domain/money'
import type { GroupKey } from '../dishes/recipe.ts'
import type { StoreKey } from '../stores/keys.ts'
import { localized } from '../localized.ts'
import { composeMenu } from './compose-menu.ts'

/** Menus to start with, which the owner changes afterwards. */
export const sampleMenuNames = ['pizzeria', 'noodles', 'cafe'] as const

export type SampleMenuName = (typeof sampleMenuNames)[number]

const groupsOf: Readonly<Record<SampleMenuName, readonly GroupKey[]>> = {
  pizzeria: ['pizza', 'salads', 'sides', 'sweets', 'drinks'],
  noodles: ['noodles', 'dumplings', 'bowls', 'drinks'],
  cafe: ['bakery', 'handheld', 'salads', 'sweets', 'drinks'],
}

const menuName: LocalizedText = localized('Menu', '菜单', 'القائمة')

/** The store whose prices are taken, where the currency has one. */
const storeOf: Readonly<Record<string, StoreKey>> = { USD: 'us', GBP: 'uk', JPY: 'jp', SGD: 'sg', KWD: 'kw' }

/** The local price of food worth a dollar, roughly; an owner sets the real prices. Others: 1. */
const perDollar: Readonly<Record<string, number>> = {
  AED: 3.7,
  BHD: 0.38,
  BRL: 4,
  CNY: 5,
  CZK: 18,
  DKK: 8,
  EGP: 30,
  HKD: 7,
  IDR: 8000,
  INR: 40,
  JOD: 0.6,
  KRW: 1000,
  MOP: 7,
  MXN: 15,
  MYR: 3,
  NOK: 11,
  OMR: 0.38,
  PHP: 35,
  PLN: 3.5,
  QAR: 3.6,
  SAR: 3.7,
  SEK: 10,
  THB: 20,
  TRY: 30,
  TWD: 22,
  VND: 12_000,
  ZAR: 12,
}

/** An amount in US cents in another currency, rounded to what prices end in there. */
function converted(cents: number, { currencyCode, internationalSystemOfUnits }: Currency): number {
  const unit = 10 ** internationalSystemOfUnits
  const amount = (cents / 100) * (perDollar[currencyCode] ?? 1) * unit
  const step = (perDollar[currencyCode] ?? 1) >= 1000 ? 1000 * unit : Math.max(1, unit / 10)
  return cents === 0 ? 0 : Math.max(step, Math.round(amount / step) * step)
}

const AMOUNTS = new Set(['price', 'addPrice', 'packingFee', 'value'])

/** The menu with every amount changed. */
function withAmounts<T>(value: T, change: (amount: number) => number): T {
  if (Array.isArray(value)) return value.map(one => withAmounts(one, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      AMOUNTS.has(key) && typeof inner === 'number' ? [key, money(change(inner))] : [key, withAmounts(inner, change)],
    ),
  ) as T
}

/** A plain dish: without picture, member prices, and sides or combos of dishes the menu does not have. */
const plainDish = ({ picture: _picture, prices: _prices, ...item }: MenuItem): MenuItem => ({
  ...item,
  units: item.units.map(({ prices: _member, ...unit }) => unit),
  sideDishGroups: [],
  exclusions: [],
  packingFee: money(0),
})

/** A sample menu in three languages, in the store's currency; every dish has the taxes given. */
export function sampleMenu(
  name: SampleMenuName,
  { currency, taxIds }: { currency: Currency; taxIds: readonly string[] },
): MenuDocument {
  const store = storeOf[currency.currencyCode]
  const whole = composeMenu({ store: store ?? 'us', hot: [], taxIds: () => [...taxIds] })
  const ids = new Set<string>(groupsOf[name])
  const dishes = new Map(
    whole.items.filter(item => item.comboGroups.length === 0).map(item => [item.foodId, plainDish(item)]),
  )
  const menuGroups = whole.menuGroups
    .filter(group => ids.has(group.menuGroupId))
    .map(group => ({ ...group, foodIds: group.foodIds.filter(foodId => dishes.has(foodId)) }))
    .filter(group => group.foodIds.length > 0)
  const foodIds = new Set(menuGroups.flatMap(group => group.foodIds))
  const items = [...dishes.values()].filter(item => foodIds.has(item.foodId))
  const used = new Set(items.flatMap(item => item.modifierGroupIds))
  const menu: MenuDocument = {
    menus: [
      {
        menuId: 'menu',
        displayName: menuName,
        windows: [],
        bizTypes: [],
        menuGroupIds: menuGroups.map(group => group.menuGroupId),
      },
    ],
    menuGroups,
    items,
    modifierGroups: whole.modifierGroups.filter(group => used.has(group.modifierGroupId)),
    buffetRules: [],
  }
  return store === undefined ? withAmounts(menu, cents => converted(cents, currency)) : menu
}
