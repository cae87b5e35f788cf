import type { Tx } from '@comanda/server/platform/db/index'

const TRIES = {
  name: 'journey_end_waits',
  text: `update payment_attempt set watch_at = now()
    where watch_at > now() and state in ('created', 'unknown', 'authenticating', 'returning')`,
}

/** Failed jobs are retried with increasing delays. */
const JOBS = {
  name: 'journey_end_waits_jobs',
  text: `update jobs.job_common set start_after = now() where state = 'retry' and start_after > now()`,
}

/** Makes payment attempts and jobs that wait for a minute or more due now. */
export async function endWaits(tx: Tx): Promise<void> {
  await tx.query(TRIES, [])
  await tx.query(JOBS, [])
}
