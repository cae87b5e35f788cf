import type { OrderState } from '@comanda/domain/order'
import { answerBefore, isAutoAccepted, usualPromise } from './watch.ts'
import { createInterval } from '../../../platform/interval.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { buffetEndsAt } from '../buffet-plates.ts'
import { type Change, changeOrder, moveOf, type Ordering } from './change-order.ts'
import { lockOrder } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'

/** The state of an order whose time ran out, and the reason its history records. */
const outOfTime: Partial<Record<OrderState, { to: OrderState; reason: string }>> = {
  awaitingPayment: { to: 'cancelled', reason: 'unpaid' },
  checking: { to: 'rejected', reason: 'noAnswer' },
  placed: { to: 'rejected', reason: 'noAnswer' },
  ready: { to: 'completed', reason: '' },
  delivering: { to: 'completed', reason: '' },
}

const actor = { kind: 'watchdog', id: 'watchdog' } as const

const ended = (row: OrderRow): Change | undefined => {
  const fate = outOfTime[row.state]
  const change = fate && moveOf(row, fate.to, actor)
  return change && { ...change, reason: fate.reason }
}

/**
 * The answer to a new order that is due: acceptance where the store accepts automatically, else rejection. If the store has just
 * stopped accepting automatically, staff get their usual time. STORE-2
 */
async function answerOf(tx: Tx, { deps }: Ordering, row: OrderRow): Promise<Change | undefined> {
  const shop = (await deps.shopNow(tx, row.corporation_id, row.shop_id))?.config
  if (!shop) return ended(row)
  const now = deps.clock()
  if (isAutoAccepted(shop, row.biz_type)) {
    const change = moveOf(row, 'accepted', actor)
    return change && { ...change, shop, promisedAt: new Date(usualPromise(shop, row, now)) }
  }
  // A buffet round waits while the buffet's time runs, because its party is still eating.
  const buffetUntil = (await buffetEndsAt(tx, deps, row)) ?? 0
  const slotStart = row.slot_start?.getTime()
  const waiting = { shop, bizType: row.biz_type, wanted: slotStart, now: row.changed_at.getTime() }
  const before = Math.max(answerBefore(waiting), buffetUntil)
  if (before <= now) return ended(row)
  await tx
    .withTables<OrderTables>()
    .updateTable('customer_order')
    .set({ watch_at: Number.isFinite(before) ? new Date(before) : null })
    .where('corporation_id', '=', row.corporation_id)
    .where('order_id', '=', row.order_id)
    .execute()
  return undefined
}

const BATCH_SIZE = 100
const INTERVAL_MS = 1000

export interface Watchdog {
  /** Ends every order whose time has run out; returns how many. Safe to run concurrently in several processes. */
  sweep(): Promise<number>
  /** Sweeps every second in this process. */
  start(): void
  stop(): Promise<void>
}

/**
 * Ends orders that wait too long: unpaid, unanswered, never closed. The deadline is in the order's own row, written in
 * the transaction that starts the wait, so no queue is needed and no crash loses it. O2, S2
 */
export function orderWatchdog(ordering: Ordering): Watchdog {
  const { db, clock, log } = ordering.deps

  const due = () =>
    db
      .withTables<OrderTables>()
      .selectFrom('customer_order')
      .select(['corporation_id', 'order_id'])
      .where('watch_at', '<=', new Date(clock()))
      .orderBy('watch_at')
      .limit(BATCH_SIZE)
      .execute()

  const end = ({ corporation_id, order_id }: Pick<OrderRow, 'corporation_id' | 'order_id'>): Promise<boolean> =>
    db.inTx(async tx => {
      const row = await lockOrder(tx, corporation_id, order_id)
      if (!row?.watch_at || row.watch_at.getTime() > clock()) return false
      const change = row.state === 'placed' ? await answerOf(tx, ordering, row) : ended(row)
      if (!change) return false
      await changeOrder(tx, ordering, row, change)
      return true
    })

  const sweep = async () => {
    let ended = 0
    for (const one of await due()) {
      try {
        if (await end(one)) ended += 1
      } catch (error) {
        // One order that cannot be ended must not delay the others; it is due again in a second.
        log.error('an order could not be ended', { orderId: one.order_id, error })
      }
    }
    return ended
  }

  const rounds = createInterval(INTERVAL_MS, sweep, error => log.warn('the watchdog could not look', { error }))
  return { sweep, start: rounds.start, stop: rounds.stop }
}
