import type { EnqueueOptions, JobHandler, Jobs } from '../platform/jobs/index.ts'

/** Jobs of one process, done as soon as their transaction has committed; nothing waits for a clock. */
export interface InstantJobs extends Pick<Jobs, 'enqueue' | 'work' | 'isProgressing' | 'due'> {
  /** Until nothing is left to do. Jobs that throw are done again, ten times at most. */
  idle(): Promise<void>
  /** Keeps jobs back until they are let go, as a process that has died would. */
  hold(held: boolean): void
  readonly failed: unknown[]
}

/** A stand-in for tests of modules: what the real queue promises, without its table. */
export function instantJobs(): InstantJobs {
  const handlers = new Map<string, JobHandler<object>>()
  const waiting: { name: string; data: object; tries: number }[] = []
  const running = new Set<Promise<void>>()
  const failed: unknown[] = []
  let held = false

  const run = async (job: (typeof waiting)[number]): Promise<void> => {
    try {
      await handlers.get(job.name)?.(job.data, { id: job.name })
    } catch (error) {
      if (job.tries < 10) waiting.push({ ...job, tries: job.tries + 1 })
      else failed.push(error)
    }
  }
  const begin = () => {
    if (held) return
    for (const job of waiting.splice(0)) {
      const work: Promise<void> = run(job).finally(() => running.delete(work))
      running.add(work)
    }
  }
  return {
    failed,
    isProgressing: async () => !held,
    due: async () => [],
    work: (name, handler) => void handlers.set(name, handler as JobHandler<object>),
    enqueue: async (tx, name, data, _options?: EnqueueOptions) => {
      tx.afterCommit(() => {
        waiting.push({ name, data, tries: 0 })
        begin()
      })
    },
    hold: value => {
      held = value
      begin()
    },
    idle: async () => {
      begin()
      while (running.size > 0 || (waiting.length > 0 && !held)) {
        await Promise.all(running)
        begin()
      }
    },
  }
}
