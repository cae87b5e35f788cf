import { passContent, voidedContent } from '@comanda/domain/pass'
import { createInterval, type Interval } from '../../platform/interval.ts'
import type { PassDeps } from './deps.ts'
import { lockPass, passesDue, settled } from './queries.ts'
import { updatePass } from './update-pass.ts'

const INTERVAL_MS = 2000
const BATCH_SIZE = 100

/**
 * Compares passes with their data after the data changed. A pass whose card, coupon or booking is gone or belongs to another
 * person now is voided. Safe to run in several processes at once. CARD-9
 */
export interface PassWatchdog extends Interval {
  /** Compares what is due and returns how many passes changed. */
  sweep(): Promise<number>
}

export function passWatchdog(deps: PassDeps): PassWatchdog {
  const { db, log } = deps
  const compare = (corporationId: number, passId: string): Promise<boolean> =>
    db.inTx(async tx => {
      const row = await lockPass(tx, corporationId, passId)
      await settled(tx, corporationId, passId)
      if (!row) return false
      const { owner, kind, subject_id: subjectId } = row
      const facts = await deps.factsOf(tx, { corporationId, owner, kind, subjectId })
      const content = facts ? passContent(facts) : voidedContent(row.content)
      return (await updatePass(tx, deps, row, content)) !== row
    })
  const sweep = async () => {
    let changed = 0
    for (const { corporationId, passId } of await passesDue(db, BATCH_SIZE))
      if (await compare(corporationId, passId)) changed += 1
    return changed
  }
  return { ...createInterval(INTERVAL_MS, sweep, error => log.warn('passes could not be updated', { error })), sweep }
}
