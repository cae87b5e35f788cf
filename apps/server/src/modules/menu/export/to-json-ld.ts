import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import { decimalText, inLanguage, type LocalizedText, type Money } from '@comanda/domain/money'
import type { ExportContext } from './to-table.ts'

const DIETS: Record<string, string> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  glutenFree: 'GlutenFreeDiet',
}

/** A menu by schema.org, in the store's first language. Options and combos have no place in it. */
export function toJsonLd(document: MenuDocument, { currency, languages }: ExportContext) {
  const language = languages[0] ?? 'en_US'
  const text = (texts: LocalizedText): string => inLanguage(texts, language)
  const offer = (item: MenuItem, price: Money, name?: LocalizedText) => ({
    '@type': 'Offer',
    ...(name && { name: text(name) }),
    price: decimalText(price, currency.internationalSystemOfUnits),
    priceCurrency: currency.currencyCode,
    availability: `https://schema.org/${item.onSale ? 'InStock' : 'OutOfStock'}`,
  })
  const itemOf = (item: MenuItem) => ({
    '@type': 'MenuItem',
    name: text(item.displayName),
    ...(item.description && { description: text(item.description) }),
    offers:
      item.units.length > 0
        ? item.units.map(unit => offer(item, unit.price, unit.unitName))
        : [offer(item, item.price)],
    ...(item.diets.length > 0 && { suitableForDiet: item.diets.map(diet => `https://schema.org/${DIETS[diet]}`) }),
    ...(item.kcal !== undefined && {
      nutrition: { '@type': 'NutritionInformation', calories: `${item.kcal} calories` },
    }),
  })
  const items = new Map(document.items.map(item => [item.foodId, item]))
  const menus = document.menus.map(menu => ({
    '@type': 'Menu',
    name: text(menu.displayName),
    inLanguage: language.replace('_', '-'),
    hasMenuSection: document.menuGroups
      .filter(group => group.groupType === 0 && menu.menuGroupIds.includes(group.menuGroupId))
      .map(group => ({
        '@type': 'MenuSection',
        name: text(group.displayName),
        hasMenuItem: group.foodIds.flatMap(id => {
          const item = items.get(id)
          return item ? [itemOf(item)] : []
        }),
      })),
  }))
  const [only, ...more] = menus
  const context = { '@context': 'https://schema.org' }
  return more.length === 0 && only ? { ...context, ...only } : { ...context, '@graph': menus }
}
