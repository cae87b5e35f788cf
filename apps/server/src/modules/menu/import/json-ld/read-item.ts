import type { Diet, MenuItem } from '@comanda/domain/menu'
import type { Money } from '@comanda/domain/money'
import { type IdsByName, ownId } from '../ids.ts'
import type { MenuFault } from '../menu-fault.ts'
import { newItem, withVegetarian } from '../new-menu.ts'
import type { ReadContext } from '../parsed-menu.ts'
import { plainLines, plainText } from '../plain-text.ts'
import type { Remarks } from '../remarks.ts'
import { amountOf } from '../table/row-values.ts'
import { type JsonLdItem, type JsonLdOffer, listOf } from './json-ld-shape.ts'

export const NAME_MAX = 120
const DESCRIPTION_MAX = 1000

const DIETS: Record<string, Diet> = {
  VeganDiet: 'vegan',
  VegetarianDiet: 'vegetarian',
  HalalDiet: 'halal',
  GlutenFreeDiet: 'glutenFree',
}

export interface Source {
  context: ReadContext
  remarks: Remarks
  faults: MenuFault[]
  ids: IdsByName
  /** The language of the texts. */
  language: string
}

/** The price of an offer in the store's currency. */
function priceOf({ context, faults }: Source, offer: JsonLdOffer, path: string): Money | undefined {
  const { currencyCode: expected } = context.currency
  const { priceCurrency: currency } = offer
  if (currency && currency !== expected)
    faults.push({ key: 'menuFile.fault.currency', params: { currency, expected }, path })
  const amount = amountOf(offer.price ?? '', context.currency)
  if (typeof amount !== 'object') return amount
  faults.push({ ...amount, path })
  return undefined
}

/** The priced offers of a dish as its sizes. */
function unitsOf(source: Source, offers: readonly JsonLdOffer[], foodId: string, name: string) {
  const priced = offers.filter(offer => offer.price !== null && offer.price !== undefined)
  if (priced.length === 0) source.remarks.note('menuFile.left.offers', name)
  return priced.flatMap((offer, i) => {
    const price = priceOf(source, offer, name)
    const unitName = plainText(offer.name ?? '', NAME_MAX) || String(i + 1)
    const unitId = ownId(`${foodId}.${unitName}`)
    return price === undefined
      ? []
      : [{ unitId, unitName: { [source.language]: unitName }, price, businessUid: unitId }]
  })
}

/** The fields of a dish besides its name and prices. */
function detailsOf({ language }: Source, raw: JsonLdItem): Partial<MenuItem> {
  const description = plainLines(raw.description ?? '', DESCRIPTION_MAX)
  const diets = listOf(raw.suitableForDiet).flatMap(diet => DIETS[diet.split('/').at(-1) ?? ''] ?? [])
  const kcal = Number.parseInt(String(raw.nutrition?.calories ?? ''), 10)
  return {
    ...(description && { description: { [language]: description } }),
    ...(kcal > 0 && { kcal }),
    diets: withVegetarian(diets),
  }
}

const isGone = ({ availability }: JsonLdOffer): boolean =>
  /(?:SoldOut|OutOfStock|Discontinued)$/.test(availability ?? '')

/** A dish of a section; without a priced offer it is not on sale. */
export function readItem(source: Source, raw: JsonLdItem, section: string): MenuItem {
  const name = plainText(raw.name ?? '', NAME_MAX)
  if (name === '') source.faults.push({ key: 'menuFile.fault.missing', path: `${section}: name` })
  const foodId = source.ids.of('dish', name, section)
  if (raw.image) source.remarks.note('menuFile.left.pictures', name)
  const offers = listOf(raw.offers)
  const units = unitsOf(source, offers, foodId, name)
  return {
    ...newItem(foodId, { [source.language]: name }, units[0]?.price ?? 0),
    ...detailsOf(source, raw),
    units: units.length > 1 ? units : [],
    onSale: units.length > 0 && !offers.some(isGone),
  }
}
