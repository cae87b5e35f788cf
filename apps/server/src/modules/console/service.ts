import { console as calls } from '@comanda/contract/console'
import { refuse } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { changeInSteps, change, type HandlersOf } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { ConsoleDeps } from './deps.ts'

type Calls = Pick<typeof calls, 'stock' | 'setSoldOut' | 'setLeft' | 'pause' | 'resume'>

/** Every dish once, under the first group that shows it, with what is left. */
async function stockList(deps: ConsoleDeps, shop: ShopAt, language: string) {
  const [menu, stock] = [await deps.menuOf(shop), await deps.stockOf(shop)]
  if (!menu) return { items: [] }
  const groupOf = new Map<string, string>()
  for (const group of menu.menuGroups.filter(({ groupType }) => groupType !== -1)) {
    for (const foodId of group.foodIds) {
      if (!groupOf.has(foodId)) groupOf.set(foodId, inLanguage(group.displayName, language))
    }
  }
  const items = menu.items.map(({ foodId, displayName, picture }) => {
    const left = stock[foodId]
    return {
      foodId,
      displayName: inLanguage(displayName, language),
      groupName: groupOf.get(foodId) ?? '',
      soldOut: left === 0,
      ...(picture === undefined ? {} : { picture }),
      ...(left === undefined ? {} : { left }),
    }
  })
  return { items }
}

/** Whether a dish is sold at the store. */
const isSold = async (deps: ConsoleDeps, shop: ShopAt, foodId: string): Promise<boolean> =>
  (await deps.menuOf(shop))?.items.some(item => item.foodId === foodId) ?? false

/** Stock and pauses of a store; every guest sees a change at once. */
export function serviceHandlers(deps: ConsoleDeps & { db: Database; clock: Clock }): HandlersOf<Calls> {
  return {
    stock: ({ shop, language }) => stockList(deps, shop, language),
    setSoldOut: changeInSteps(calls.setSoldOut, deps, {
      prepare: async ({ shop }, { foodId }) =>
        (await isSold(deps, shop, foodId)) || refuse('notFound', { field: 'foodId' }),
      async work(tx, { shop }, { foodId, soldOut }) {
        await deps.setSoldOut(tx, shop, foodId, soldOut)
        return { soldOut }
      },
    }),
    setLeft: changeInSteps(calls.setLeft, deps, {
      prepare: async ({ shop }, { foodId }) =>
        (await isSold(deps, shop, foodId)) || refuse('notFound', { field: 'foodId' }),
      async work(tx, { shop }, { foodId, left }) {
        await deps.setLeft(tx, shop, foodId, left)
        return { left }
      },
    }),
    pause: changeInSteps(calls.pause, deps, {
      async prepare({ shop }, { minutes }) {
        const now = deps.clock()
        const until = minutes === undefined ? await deps.dayEndsAt(shop, now) : now + minutes * 60_000
        return until ?? refuse('notFound', { field: 'shopId' })
      },
      async work(tx, { shop }, _input, until) {
        await deps.setPaused(tx, shop, until)
        tx.afterCommit(() => deps.announce(shop))
        return { pausedUntil: new Date(until).toISOString() }
      },
    }),
    resume: change(calls.resume, deps, async (tx, { shop }) => {
      await deps.setPaused(tx, shop, undefined)
      tx.afterCommit(() => deps.announce(shop))
      return {}
    }),
  }
}
