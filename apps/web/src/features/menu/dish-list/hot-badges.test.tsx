import { displayPrice, indexMenu, type MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DishRow } from '../dish/dish-row.tsx'
import { HotCard } from './hot-strip.tsx'
import type { Dish } from './sections.ts'

const item: MenuItem<string> = {
  foodId: 'ramen',
  displayName: 'Ramen',
  price: money(1200),
  priceRule: 0,
  units: [],
  modifierGroupIds: [],
  comboGroups: [],
  multiBase: 1,
  sideDishGroups: [],
  exclusions: [],
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: [],
  allergens: [],
  diets: [],
  tags: [],
  onSale: true,
}
const index = indexMenu({ menus: [], menuGroups: [], items: [item], modifierGroups: [], buffetRules: [] })
const dishOf = (over: Partial<Dish> = {}): Dish => ({
  item,
  price: displayPrice(index, item),
  plain: true,
  place: { menuId: 'm', menuGroupId: 'g' },
  membersOnly: false,
  ...over,
})
const nothing = () => {}
const rest = {
  quantity: 0,
  stockState: undefined,
  pricing: {
    currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
    isMember: false,
  },
  dishActions: { open: nothing, add: nothing, take: nothing },
  shut: false,
}
const row = (dish: Dish) => renderToStaticMarkup(<DishRow {...rest} dish={dish} pictured={false} />)
const card = (dish: Dish) => renderToStaticMarkup(<HotCard {...rest} dish={dish} />)

test('Hot dishes show their rank on cards and on rows without pictures (MENU-5)', () => {
  const [ranked, other] = [dishOf({ rank: 1 }), dishOf()]
  for (const draw of [row, card]) {
    expect(draw(ranked)).toContain('menu.rank')
    expect(draw(other)).not.toContain('menu.rank')
  }
})

test('Dishes for members are labelled, also in the hot list (LOGIN-10)', () => {
  for (const draw of [row, card]) {
    expect(draw(dishOf({ membersOnly: true }))).toContain('menu.membersOnly')
    expect(draw(dishOf())).not.toContain('menu.membersOnly')
  }
})
