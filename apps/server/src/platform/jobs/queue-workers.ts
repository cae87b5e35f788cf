import type { Job, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { JobHandler, WorkOptions } from './port.ts'

/** One queue with what does its jobs. */
export interface Queue {
  readonly name: string
  readonly handler: JobHandler<object>
  readonly options: WorkOptions
}

/** How much more seldom all but the first look by themselves: one is enough to notice what other processes added. */
const OTHERS_LOOK = 5

/**
 * The workers of one queue in this process. A worker looks again at once after a job, and otherwise waits for its
 * interval or for `wake`: so a job begins within milliseconds, and a full queue is emptied without pauses.
 */
export class QueueWorkers {
  readonly #boss: PgBoss
  readonly #queue: Queue
  readonly #log: Log
  readonly #idle = new Set<string>()

  constructor(boss: PgBoss, queue: Queue, log: Log) {
    this.#boss = boss
    this.#queue = queue
    this.#log = log
  }

  async start(): Promise<void> {
    for (let number = 0; number < (this.#queue.options.atOnce ?? 2); number += 1)
      await this.#add(number === 0 ? 1 : OTHERS_LOOK)
  }

  /** Says that a job was added: an idle worker looks now; busy ones look anyway when they are done. */
  wake(): void {
    const [idle] = this.#idle
    if (idle === undefined) return
    // To the end of the row: the next call wakes another one.
    this.#idle.delete(idle)
    this.#idle.add(idle)
    this.#boss.notifyWorker(idle)
  }

  async #add(times: number): Promise<void> {
    const options = { batchSize: 1, pollingIntervalSeconds: times * (this.#queue.options.pollSeconds ?? 1) }
    let id = ''
    id = await this.#boss.work<object>(this.#queue.name, options, async ([job]: Job<object>[]) => {
      if (job === undefined) return
      this.#idle.delete(id)
      try {
        await this.#run(job)
      } finally {
        this.#idle.add(id)
        this.#boss.notifyWorker(id)
      }
    })
    this.#idle.add(id)
  }

  async #run(job: Job<object>): Promise<void> {
    try {
      await this.#queue.handler(job.data, { id: job.id })
    } catch (error) {
      this.#log.warn('A job failed and will be tried again', { job: this.#queue.name, id: job.id, error })
      throw error
    }
  }
}
