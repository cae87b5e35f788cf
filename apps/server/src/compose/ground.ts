import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'

/** What the process gives the house. */
export interface Runtime {
  config: Config
  db: Database
  jobs: Jobs
  log: Log
  clock: Clock
  /** A folder of pictures that this server serves itself. */
  pictures?: string
  /** How long a caller waits for the payment provider before being told that the payment is checked, in milliseconds. */
  patienceMs?: number
}
