import type { Tx } from '@comanda/server/platform/db/index'

const TRIES = {
  name: 'journey_hurry',
  text: `update payment_attempt set watch_at = now()
    where watch_at > now() and state in ('created', 'unknown', 'authenticating', 'returning')`,
}

/** What failed often is tried again after ever longer waits. */
const JOBS = {
  name: 'journey_hurry_jobs',
  text: `update jobs.job_common set start_after = now() where state = 'retry' and start_after > now()`,
}

/** Waits of a minute and more are not what is tried: what is waited for is looked at now. */
export async function endWaits(tx: Tx): Promise<void> {
  await tx.query(TRIES, [])
  await tx.query(JOBS, [])
}
