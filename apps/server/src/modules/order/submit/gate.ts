/** Runs one piece of work at a time per key within this process; only the database separates several processes. */
export interface Gate {
  /** Runs `work` after the earlier ones with the same key; `undefined` where that takes longer than `patience` ms. */
  through<R>(key: string, work: (waited: boolean) => Promise<R>): Promise<R | undefined>
}

/**
 * Identical requests that arrive together wait here rather than on a database row, where each would hold a connection
 * of the pool that the first one needs. M7
 */
export function createGate(patience: number): Gate {
  const last = new Map<string, Promise<unknown>>()
  return {
    async through(key, work) {
      const before = last.get(key)
      const current = Promise.withResolvers<void>()
      const tail = (before ?? Promise.resolve()).then(() => current.promise)
      last.set(key, tail)
      void tail.then(() => last.get(key) === tail && last.delete(key))
      try {
        if (before && !(await within(before, patience))) return undefined
        return await work(before !== undefined)
      } finally {
        current.resolve()
      }
    },
  }
}

async function within(done: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const answer = await Promise.race([done.then(() => true), late])
  clearTimeout(timer)
  return answer
}
