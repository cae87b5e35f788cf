import type { Job, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { inSpan, observing } from '../observe/index.ts'
import type { JobHandler, WorkOptions } from './port.ts'
import { withoutTrace } from './traced.ts'

/** One queue with its handler. */
export interface Queue {
  readonly name: string
  readonly handler: JobHandler<object>
  readonly options: WorkOptions
}

/** Polling interval factor of all workers but the first: one is enough to notice jobs of other processes. */
const SECONDARY_POLL_FACTOR = 5

/**
 * The workers of one queue in this process. A worker polls again right after a job, and otherwise after its interval or on
 * `wake`, so that jobs start within milliseconds and a full queue is worked without pauses.
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
    for (let number = 0; number < (this.#queue.options.concurrency ?? 2); number += 1)
      await this.#add(number === 0 ? 1 : SECONDARY_POLL_FACTOR)
  }

  /** Makes an idle worker poll now, after a job was added; busy ones poll when they finish. */
  wake(): void {
    const [idle] = this.#idle
    if (idle === undefined) return
    // Moved to the end, so that the next call wakes another worker.
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
    const { name, handler } = this.#queue
    const { data, traceparent: parent } = withoutTrace(job.data)
    const span = observing.tracer?.start({
      name: `job ${name}`,
      kind: 'consumer',
      parent,
      attributes: { 'job.id': job.id },
    })
    const start = performance.now()
    const count = (outcome: 'done' | 'failed') =>
      observing.meter?.job(name, outcome, (performance.now() - start) / 1000)
    try {
      await inSpan(span, () => this.#handled(job.id, () => handler(data, { id: job.id })))
      count('done')
    } catch (error) {
      count('failed')
      throw error
    }
  }

  /** Logs a failed job within its span. */
  async #handled(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#log.warn('A job failed and will be tried again', { job: this.#queue.name, id, error })
      throw error
    }
  }
}
