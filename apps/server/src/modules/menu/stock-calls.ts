import { stockCalls as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import { changeInSteps, type HandlersOf } from '../../platform/http/index.ts'
import type { Menus } from '../../ports/menu.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { setLeft, setSoldOut, stockOf } from './stock.ts'

/** Every dish once, under the first group that shows it, with its remaining stock. */
async function stockList({ db }: Deps, menus: Menus, shop: ShopAt, language: string) {
  const [menu, stock] = [(await menus.now(shop))?.index.document, await stockOf(db, shop)]
  if (!menu) return { items: [] }
  const groupOf = new Map<string, string>()
  for (const group of menu.menuGroups.filter(({ groupType }) => groupType !== -1)) {
    for (const foodId of group.foodIds) {
      if (!groupOf.has(foodId)) groupOf.set(foodId, inLanguage(group.displayName, language))
    }
  }
  const items = menu.items.map(({ foodId, displayName, picture }) => {
    const remaining = stock[foodId]
    return {
      foodId,
      displayName: inLanguage(displayName, language),
      groupName: groupOf.get(foodId) ?? '',
      soldOut: remaining === 0,
      ...(picture === undefined ? {} : { picture }),
      ...(remaining === undefined ? {} : { left: remaining }),
    }
  })
  return { items }
}

/** Whether a dish is sold at the store. */
const isSold = async (menus: Menus, shop: ShopAt, foodId: string): Promise<boolean> =>
  (await menus.now(shop))?.index.document.items.some(item => item.foodId === foodId) ?? false

/** The stock of a store; every guest sees a change at once. */
export const stockCalls = (deps: Deps, menus: Menus): HandlersOf<typeof calls> => ({
  stock: ({ shop, language }) => stockList(deps, menus, shop, language),
  setSoldOut: changeInSteps(calls.setSoldOut, deps, {
    prepare: async ({ shop }, { foodId }) =>
      (await isSold(menus, shop, foodId)) || refuse('notFound', { field: 'foodId' }),
    async work(tx, { shop }, { foodId, soldOut }) {
      await setSoldOut(tx, shop, foodId, soldOut, new Date(deps.clock()))
      tx.afterCommit(() => deps.menuChanged(shop))
      return { soldOut }
    },
  }),
  setLeft: changeInSteps(calls.setLeft, deps, {
    prepare: async ({ shop }, { foodId }) =>
      (await isSold(menus, shop, foodId)) || refuse('notFound', { field: 'foodId' }),
    async work(tx, { shop }, { foodId, left: remaining }) {
      await setLeft(tx, shop, foodId, remaining, new Date(deps.clock()))
      tx.afterCommit(() => deps.menuChanged(shop))
      return { left: remaining }
    },
  }),
})
