import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'

/** What the stores ask of others. */
export interface Needs {
  db: Database
  clock: Clock
}
