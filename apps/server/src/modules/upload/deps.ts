import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Caller } from '../../platform/http/index.ts'

export interface Deps {
  db: Database
  clock: Clock
  /** Whether this caller may send another picture now. */
  maySend(caller: Caller): Promise<boolean>
}
