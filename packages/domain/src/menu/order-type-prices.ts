import { indexMenu, type MenuIndex } from './menu-index.ts'
import { priceOf } from './price.ts'
import type { MenuDocument, MenuItem, OtherPrice, PriceType } from './types.ts'

type OrderType = Exclude<PriceType, 'member'>

interface Priced {
  price: MenuItem['price']
  prices?: OtherPrice[]
}

const isOrderType = ({ type }: OtherPrice): boolean => type !== 'member'

/** With the price of the order type as its price, and only the prices of members besides. */
function priced<P extends Priced>(one: P, bizType: OrderType): P {
  if (!one.prices?.some(isOrderType)) return one
  const { prices, ...rest } = one
  const others = prices.filter(price => !isOrderType(price))
  return { ...rest, price: priceOf(one, bizType) ?? one.price, ...(others.length > 0 && { prices: others }) } as P
}

const hasOrderTypePrices = <T>({ items }: MenuDocument<T>): boolean =>
  items.some(item => item.prices?.some(isOrderType) || item.units.some(unit => unit.prices?.some(isOrderType)))

/**
 * The menu at the prices of an order type: dishes and sizes without a price for it keep the general one. The same document if no
 * dish has such prices. Phones receive the menu of their order type only, and therefore one price. MENU-2, PRICE-1
 */
export function atPricesOf<T>(document: MenuDocument<T>, bizType: number): MenuDocument<T> {
  if (!hasOrderTypePrices(document)) return document
  const type = bizType as OrderType
  return {
    ...document,
    items: document.items.map(item => {
      const units = item.units.map(unit => priced(unit, type))
      return { ...priced(item, type), units, ...(units[0] && { price: units[0].price }) }
    }),
  }
}

const indexes = new WeakMap<object, Map<number, unknown>>()

/** The index of a menu at the prices of an order type; made once per menu version and order type. */
export function indexAtPricesOf<T>(index: MenuIndex<T>, bizType: number): MenuIndex<T> {
  const known = indexes.get(index) ?? new Map<number, unknown>()
  indexes.set(index, known)
  const cached = known.get(bizType) as MenuIndex<T> | undefined
  if (cached) return cached
  const document = atPricesOf(index.document, bizType)
  const priced = document === index.document ? index : indexMenu(document)
  known.set(bizType, priced)
  return priced
}
