import { retryPlanAfter, walletPauseAfter } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { createInterval } from '../../../platform/interval.ts'
import { QUERY_JOB } from './query-wallet.ts'
import { CAPTURE_JOB, RETURN_JOB, atOf, takeStep } from './attempt-step.ts'
import type { Deps } from '../deps.ts'
import { holdPayable } from '../payables.ts'
import { isByWallet } from '../messages/providers.ts'
import { dueAttempts, lockAttempt, updateAttempt } from '../queries.ts'
import type { AttemptRow } from '../tables.ts'
import { watchRefunds } from '../refund/watch-refunds.ts'

const BATCH_SIZE = 100
const INTERVAL_MS = 2000

export interface PaymentWatch {
  /** Checks every attempt and refund that is due and returns how many. Safe to run in several processes at once. */
  sweep(): Promise<number>
  /** Sweeps every two seconds in this process. */
  start(): void
  stop(): Promise<void>
}

/**
 * Checks waiting attempts. An attempt with an unknown outcome is cancelled by our own reference, so that it can never
 * hold money unnoticed and the guest may try again; an unconfirmed request to the provider is repeated with growing
 * pauses, and an error is logged once it is late. M8, O2
 */
export function paymentWatch(deps: Deps): PaymentWatch {
  const { db, clock, log } = deps

  const requestAgain = async (tx: Tx, row: AttemptRow): Promise<void> => {
    const now = clock()
    const waitedMs = now - row.changed_at.getTime()
    const { pause, alarm } = retryPlanAfter(waitedMs)
    if (alarm) {
      const waitedMinutes = Math.floor(waitedMs / 60_000)
      log.error('the provider does not confirm', {
        ...atOf(row),
        state: row.state,
        waitedMinutes,
        again: pause !== undefined,
      })
    }
    if (pause !== undefined)
      await deps.jobs.enqueue(tx, row.state === 'returning' ? RETURN_JOB : CAPTURE_JOB, atOf(row))
    const watchAt = pause === undefined ? null : new Date(now + pause)
    const cause = pause === undefined ? 'watch: given up' : 'watch: asked again'
    updateAttempt(tx, { ...row, version: row.version + 1, watch_at: watchAt }, cause)
  }

  const check = (due: AttemptRow): Promise<boolean> =>
    db.inTx(async tx => {
      const at = atOf(due)
      if (!(await holdPayable(tx, deps, at))) return false
      const row = await lockAttempt(tx, at)
      if (!row?.watch_at || row.watch_at.getTime() > clock()) return false
      if (row.state === 'created' || row.state === 'unknown') {
        await takeStep(tx, deps, row, { event: 'giveBack', cause: 'watch', reason: 'noAnswer' })
      } else if (row.state === 'authenticating' && isByWallet(row)) {
        await checkWallet(tx, deps, row)
      } else if (row.state === 'authenticating') {
        await takeStep(tx, deps, row, { event: 'superseded', cause: 'watch' })
      } else {
        await requestAgain(tx, row)
      }
      return true
    })

  const sweep = async () => {
    let checked = 0
    for (const due of await dueAttempts(db, new Date(clock()), BATCH_SIZE)) {
      try {
        if (await check(due)) checked += 1
      } catch (error) {
        log.error('a try to pay could not be looked after', { ...atOf(due), error })
      }
    }
    return checked + (await watchRefunds(deps))
  }

  const rounds = createInterval(INTERVAL_MS, sweep, error => log.warn('payments could not be looked after', { error }))
  return { sweep, start: rounds.start, stop: rounds.stop }
}

/** The code may have been paid without a message; once the code expires the attempt is cancelled. */
async function checkWallet(tx: Tx, deps: Deps, row: AttemptRow): Promise<void> {
  const now = deps.clock()
  const pause = walletPauseAfter(now - row.changed_at.getTime())
  if (pause === undefined) {
    await takeStep(tx, deps, row, { event: 'giveBack', cause: 'watch', reason: 'noAnswer' })
    return
  }
  await deps.jobs.enqueue(tx, QUERY_JOB, atOf(row))
  const next = { ...row, version: row.version + 1, watch_at: new Date(now + pause) }
  updateAttempt(tx, next, 'watch: wallet asked')
}
