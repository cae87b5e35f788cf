import type { Claim } from '../modules/auth/deps.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Runtime } from './ground.ts'

/** Moves what somebody has from one owner to another; again, it moves what came since. */
type Move = (tx: Tx, adoption: Claim) => Promise<void>

const LATE_JOB = 'people.adoptLate'
/** No request is under way for longer. */
const LATE_MS = 60_000

/**
 * What a guest has follows into the account as they sign in; and once more a minute later, for what the guest's other tabs had
 * under way at that moment: an order that was placed as they signed in is in the account too. LOGIN-3, O1
 */
export function claimTwice({ db, jobs, clock }: Pick<Runtime, 'db' | 'jobs' | 'clock'>, move: Move): Move {
  jobs.work<Claim>(LATE_JOB, adoption => db.inTx(tx => move(tx, adoption)))
  return async (tx, adoption) => {
    await move(tx, adoption)
    await jobs.enqueue(tx, LATE_JOB, adoption, { runAfter: new Date(clock() + LATE_MS) })
  }
}
