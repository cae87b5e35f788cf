import { pauseCalls as calls } from '@comanda/contract/store'
import { refuse } from '@comanda/contract/core'
import { dayEndsAt, type Pause, pausedTypes } from '@comanda/domain/store'
import { writeStaffChange } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, changeInSteps, type HandlersOf, type StaffAt } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { timetableOf } from './hours.ts'
import { setPaused } from './save-shop.ts'
import type { Shops } from './shops.ts'

interface Pausing {
  deps: Deps
  shops: Shops
}

/** A pause as the audit trail keeps it. */
const auditedPause = (pause: Pause | undefined) =>
  pause
    ? { on: true, ...pause, until: pause.until === undefined ? null : new Date(pause.until).toISOString() }
    : { on: false }

/** Switches ordering off until then (epoch ms), or on again, with an audit line, and notifies every screen of the store. L2 */
async function pauseUntil(tx: Tx, { deps, shops }: Pausing, caller: StaffAt, to?: Pause) {
  const { corporationId, shopId } = caller.shop
  const before = (await shops.now(corporationId, shopId, tx))?.pause
  const { until, ...scope } = to ?? {}
  const pause = { corporationId, shopId, paused: to !== undefined, until, scope: to && { types: [], ...scope } }
  const at = new Date(deps.clock())
  await setPaused(tx, pause, at)
  if (before || to)
    await writeStaffChange(tx, caller, {
      what: 'pause',
      subject: String(shopId),
      before: auditedPause(before),
      after: auditedPause(to),
      at,
    })
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
    async work(tx, caller, { reason, note }, { until, types }) {
      const why = { ...(reason && { reason }), ...(note && { note }) }
      await pauseUntil(tx, { deps, shops }, caller, { until, types, ...why })
      return { pausedUntil: new Date(until).toISOString() }
    },
  }),
  resume: change(calls.resume, deps, async (tx, caller) => {
    await pauseUntil(tx, { deps, shops }, caller)
    return {}
  }),
})
