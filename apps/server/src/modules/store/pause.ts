import { pauseCalls as calls } from '@comanda/contract/store'
import { refuse } from '@comanda/contract/core'
import { dayEndsAt } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type HandlersOf } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { timetableOf } from './hours.ts'
import { setPaused } from './save-shop.ts'
import type { Shops } from './shops.ts'

/** Switches ordering off until then (epoch ms), or on again, and notifies every screen of the store. */
async function pauseUntil(tx: Tx, deps: Deps, { corporationId, shopId }: ShopAt, until: number | undefined) {
  const pause = { corporationId, shopId, paused: until !== undefined, until }
  await setPaused(tx, pause, new Date(deps.clock()))
  tx.afterCommit(() => deps.settingsChanged({ corporationId, shopId }))
}

/** Pauses of a store's orders: for some minutes, or until its business day ends. */
export const pauseCalls = (deps: Deps, shops: Shops): HandlersOf<typeof calls> => ({
  pause: changeInSteps(calls.pause, deps, {
    async prepare({ shop: { corporationId, shopId } }, { minutes }) {
      const now = deps.clock()
      if (minutes !== undefined) return now + minutes * 60_000
      const shop = await shops.now(corporationId, shopId)
      return shop ? dayEndsAt(timetableOf(shop.config), now) : refuse('notFound', { field: 'shopId' })
    },
    async work(tx, { shop }, _input, until) {
      await pauseUntil(tx, deps, shop, until)
      return { pausedUntil: new Date(until).toISOString() }
    },
  }),
  resume: change(calls.resume, deps, async (tx, { shop }) => {
    await pauseUntil(tx, deps, shop, undefined)
    return {}
  }),
})
