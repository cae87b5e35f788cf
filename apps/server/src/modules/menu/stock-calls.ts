import { stockCalls as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import { writeStaffChange } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { changeInSteps, type HandlersOf, type StaffAt } from '../../platform/http/index.ts'
import type { Menus } from '../../ports/menu.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { setStockCount, setSoldOut, stockOf } from './stock.ts'

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

/** Sets the stock of a dish, with an audit line if it changes. L2 */
async function setStock(tx: Tx, { deps, caller, foodId }: StockChange, write: (at: Date) => Promise<void>) {
  const { shop } = caller
  const at = new Date(deps.clock())
  // 0 is sold out; null is not counted.
  const remaining = async () => ({ left: (await stockOf(tx, shop, [foodId]))[foodId] ?? null })
  const before = await remaining()
  await write(at)
  const after = await remaining()
  if (before.left !== after.left)
    await writeStaffChange(tx, caller, { what: 'stock', subject: foodId, before, after, at })
  tx.afterCommit(() => deps.menuChanged(shop))
}

interface StockChange {
  deps: Deps
  caller: StaffAt
  foodId: string
}

/** The stock of a store; every guest sees a change at once. */
export const stockCalls = (deps: Deps, menus: Menus): HandlersOf<typeof calls> => ({
  stock: ({ shop, language }) => stockList(deps, menus, shop, language),
  setSoldOut: changeInSteps(calls.setSoldOut, deps, {
    prepare: async ({ shop }, { foodId }) =>
      (await isSold(menus, shop, foodId)) || refuse('notFound', { field: 'foodId' }),
    async work(tx, caller, { foodId, soldOut }) {
      await setStock(tx, { deps, caller, foodId }, at => setSoldOut(tx, caller.shop, foodId, soldOut, at))
      return { soldOut }
    },
  }),
  setLeft: changeInSteps(calls.setLeft, deps, {
    prepare: async ({ shop }, { foodId }) =>
      (await isSold(menus, shop, foodId)) || refuse('notFound', { field: 'foodId' }),
    async work(tx, caller, { foodId, left: remaining }) {
      await setStock(tx, { deps, caller, foodId }, at => setStockCount(tx, caller.shop, foodId, remaining, at))
      return { left: remaining }
    },
  }),
})
