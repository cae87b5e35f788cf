import { pauseCalls as calls } from '@comanda/contract/store'
import { refuse } from '@comanda/contract/core'
import { dayEndsAt, type Pause, pausedTypes } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type HandlersOf } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { timetableOf } from './hours.ts'
import { setPaused } from './save-shop.ts'
import type { Shops } from './shops.ts'

/** Switches ordering off until then (epoch ms), or on again, and notifies every screen of the store. */
async function pauseUntil(tx: Tx, deps: Deps, { corporationId, shopId }: ShopAt, to?: Pause) {
  const { until, ...scope } = to ?? {}
  const pause = { corporationId, shopId, paused: to !== undefined, until, scope: to && { types: [], ...scope } }
  await setPaused(tx, pause, new Date(deps.clock()))
  tx.afterCommit(() => deps.settingsChanged({ corporationId, shopId }))
}

/** Pauses of a store's orders: for some minutes or until its business day ends, of all types or some, with a reason. ORDER-6 */
export const pauseCalls = (deps: Deps, shops: Shops): HandlersOf<typeof calls> => ({
  pause: changeInSteps(calls.pause, deps, {
    async prepare({ shop: { corporationId, shopId } }, { minutes, types }) {
      const now = deps.clock()
      const shop = await shops.now(corporationId, shopId)
      if (!shop) return refuse('notFound', { field: 'shopId' })
      const until = minutes === undefined ? dayEndsAt(timetableOf(shop.config), now) : now + minutes * 60_000
      return { until, types: types ? pausedTypes(types, shop.config.bizTypes) : [] }
    },
    async work(tx, { shop }, { reason, note }, { until, types }) {
      const why = { ...(reason && { reason }), ...(note && { note }) }
      await pauseUntil(tx, deps, shop, { until, types, ...why })
      return { pausedUntil: new Date(until).toISOString() }
    },
  }),
  resume: change(calls.resume, deps, async (tx, { shop }) => {
    await pauseUntil(tx, deps, shop)
    return {}
  }),
})
