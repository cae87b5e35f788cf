import { createInterval } from '../../../platform/interval.ts'
import { changeBill } from '../close/change-bill.ts'
import { holdPart } from './hold-part.ts'
import type { Deps } from '../deps.ts'
import { dueParts, lockBill, updatePart } from '../queries.ts'
import type { PartRow } from '../tables.ts'

const BATCH_SIZE = 100
const INTERVAL_MS = 2000

export interface BillWatch {
  /** Releases every part whose time has run out; returns how many. Safe to run concurrently in several processes. */
  sweep(): Promise<number>
  /** Sweeps every two seconds in this process. */
  start(): void
  stop(): Promise<void>
}

/** Releases parts that were reserved and not paid; the deadline is in the part's own row. */
export function billWatch(deps: Deps): BillWatch {
  const { db, clock, log } = deps

  const free = (due: PartRow): Promise<boolean> =>
    db.inTx(async tx => {
      const at = { corporationId: due.corporation_id, partId: due.part_id }
      const part = await holdPart(tx, at)
      if (part?.state !== 'open' || !part.watch_at || part.watch_at.getTime() > clock()) return false
      await updatePart(tx, part, { state: 'freed', watch_at: null })
      const row = await lockBill(tx, { corporationId: at.corporationId, billId: part.bill_id })
      if (row) await changeBill(tx, deps, row)
      return true
    })

  const sweep = async () => {
    let freed = 0
    for (const due of await dueParts(db, new Date(clock()), BATCH_SIZE)) {
      try {
        if (await free(due)) freed += 1
      } catch (error) {
        log.error('a part of a bill could not be freed', { partId: due.part_id, error })
      }
    }
    return freed
  }

  const rounds = createInterval(INTERVAL_MS, sweep, error => log.warn('bills could not be looked after', { error }))
  return { sweep, start: rounds.start, stop: rounds.stop }
}
