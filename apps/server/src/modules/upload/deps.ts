import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Caller } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { ObjectStore } from '../../providers/objects/port.ts'

export interface Deps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** Where the bytes of new pictures are stored; undefined: in their rows. */
  objects: ObjectStore | undefined
  /** Whether this caller may send another picture now. */
  maySend(caller: Caller): Promise<boolean>
}
