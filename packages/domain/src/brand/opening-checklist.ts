import type { MenuDocument } from '../menu/index.ts'
import { countryPreset, isPlaced, paysForEverybody, type ShopConfig } from '../store/index.ts'

/** The requirements of a store before guests can order, in the order of setting up. */
export const openingItems = [
  'address',
  'orderTypes',
  'hours',
  'tables',
  'zones',
  'tax',
  'payment',
  'menu',
  'agreements',
  'seller',
] as const

export type OpeningItem = (typeof openingItems)[number]

export interface OpeningFacts {
  config: ShopConfig
  /** The published menu; undefined: none. */
  menu: Pick<MenuDocument, 'menus' | 'menuGroups' | 'items'> | undefined
  tableCount: number
  /** Agreements in force that guests accept. */
  agreementCount: number
}

const isWritten = (text: string): boolean => text.trim() !== ''

/** Whether a dish that is on sale is in a group of a menu. */
function hasDishOnSale({ menu }: OpeningFacts): boolean {
  if (!menu) return false
  const groupIds = new Set(menu.menus.flatMap(one => one.menuGroupIds))
  const foodIds = new Set(menu.menuGroups.filter(one => groupIds.has(one.menuGroupId)).flatMap(one => one.foodIds))
  return menu.items.some(item => item.onSale && foodIds.has(item.foodId))
}

/** Taxes are decided: the store has some, says that it charges none, or is in a country without tax on meals. */
const isTaxDecided = ({ config }: OpeningFacts): boolean =>
  config.taxes.length > 0 || config.taxFree === true || countryPreset(config.address.countryCode).taxes.length === 0

const rules: Readonly<Record<OpeningItem, (facts: OpeningFacts) => boolean>> = {
  address: ({ config: { address } }) => address.lines.some(isWritten) && isWritten(address.city),
  orderTypes: ({ config }) => config.bizTypes.length > 0,
  hours: ({ config: { bizTypes, hours } }) => bizTypes.every(bizType => (hours[bizType] ?? []).length > 0),
  tables: ({ tableCount }) => tableCount > 0,
  zones: ({ config: { deliveryZones, point } }) =>
    deliveryZones.some(({ shape }) => shape.kind === 'postcodes' || isPlaced(point)),
  menu: hasDishOnSale,
  tax: isTaxDecided,
  payment: ({ config: { bizTypes, paymentMethods } }) =>
    bizTypes.every(bizType => (paymentMethods[bizType] ?? []).some(paysForEverybody)),
  agreements: ({ agreementCount }) => agreementCount > 0,
  seller: ({ config: { seller } }) => isWritten(seller?.legalName ?? ''),
}

/** Tables are needed for dine-in, zones for delivery. */
const applies = (item: OpeningItem, { config: { bizTypes } }: OpeningFacts): boolean => {
  if (item === 'tables') return bizTypes.includes(1100)
  return item === 'zones' ? bizTypes.includes(1200) : true
}

/** The items of the checklist that apply to a store, and whether each is done. SETUP-4 */
export const openingChecklist = (facts: OpeningFacts): { item: OpeningItem; done: boolean }[] =>
  openingItems.filter(item => applies(item, facts)).map(item => ({ item, done: rules[item](facts) }))

/** The unmet requirements of opening. SETUP-4 */
export const missingToOpen = (facts: OpeningFacts): OpeningItem[] =>
  openingChecklist(facts)
    .filter(({ done }) => !done)
    .map(({ item }) => item)
