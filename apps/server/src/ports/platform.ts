import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import type { Push } from '../platform/push/index.ts'

/** The services of the process; a module picks what it uses. */
export interface PlatformPort extends Pick<Push, 'publish'> {
  db: Database
  clock: Clock
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'work'>
}
