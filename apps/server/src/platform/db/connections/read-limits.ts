import { DatabaseUnavailable } from '../faults.ts'

/** Limits how many connections reads of the same statement, and all slow statements together, may use at once. */
export interface ReadLimits {
  /** Whether the statement was slow recently, so that other reads must not wait behind it. */
  isSlow(statement: string): boolean
  /** Treats the statement as slow for some seconds. */
  markSlow(statement: string): void
  /**
   * Runs the read when a place is free.
   * @throws DatabaseUnavailable when none is within two seconds
   */
  run<R>(statement: string, read: () => Promise<R>): Promise<R>
}

/** A longer read waits for a lock or reads too much: its statement counts as slow. */
export const SLOW_MS = 150
const SLOW_FOR_MS = 5000
const PLACES_PER_STATEMENT = 3
const PLACES_OF_SLOW = 2
const MAX_WAIT_MS = 2000

/** Places in which reads run; the others wait in order of arrival. */
class Semaphore {
  readonly #limit: number
  readonly #started = new Set<number>()
  #waiting: (() => void)[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  get isEmpty(): boolean {
    return this.#started.size === 0 && this.#waiting.length === 0
  }

  /** When the read that has run longest was started (ms); undefined when none runs. */
  get oldest(): number | undefined {
    return this.#started.values().next().value
  }

  async run<R>(read: () => Promise<R>): Promise<R> {
    if (this.#started.size >= this.#limit) await this.#place()
    let start = performance.now()
    while (this.#started.has(start)) start += 0.001
    this.#started.add(start)
    try {
      return await read()
    } finally {
      this.#started.delete(start)
      this.#waiting.shift()?.()
    }
  }

  #place(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter(one => one !== start)
        reject(new DatabaseUnavailable(new Error('Too many reads of one kind wait')))
      }, MAX_WAIT_MS)
      this.#waiting.push(start)
    })
  }
}

/** Limits of the reads of one pool of connections. */
export function createReadLimits(): ReadLimits {
  const slowUntil = new Map<string, number>()
  const slowReads = new Semaphore(PLACES_OF_SLOW)
  const limits = new Map<string, Semaphore>()
  const markSlow = (statement: string) => void slowUntil.set(statement, performance.now() + SLOW_FOR_MS)
  const isSlow = (statement: string) => {
    if (slowUntil.size === 0) return false
    const until = slowUntil.get(statement)
    if (until === undefined || until > performance.now()) return until !== undefined
    slowUntil.delete(statement)
    return false
  }
  const semaphoreOf = (statement: string) => {
    const semaphore = limits.get(statement) ?? new Semaphore(PLACES_PER_STATEMENT)
    limits.set(statement, semaphore)
    const { oldest } = semaphore
    if (oldest !== undefined && performance.now() - oldest > SLOW_MS) markSlow(statement)
    return isSlow(statement) ? slowReads : semaphore
  }
  return {
    isSlow,
    markSlow,
    async run(statement, read) {
      const semaphore = semaphoreOf(statement)
      const timed = async () => {
        const start = performance.now()
        try {
          return await read()
        } finally {
          if (performance.now() - start > SLOW_MS) markSlow(statement)
        }
      }
      try {
        return await semaphore.run(timed)
      } finally {
        if (limits.get(statement)?.isEmpty === true) limits.delete(statement)
      }
    },
  }
}
