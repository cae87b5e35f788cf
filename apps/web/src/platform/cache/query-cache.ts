/** The state of a query. */
export interface QueryState<T> {
  data: T | undefined
  error: Error | undefined
  /** The first fetch is running. */
  isFetching: boolean
}

/** A query under one key, with one fetch at a time shared by all its users. */
export interface CachedQuery<T> {
  readonly state: () => QueryState<T>
  readonly subscribe: (watcher: () => void) => () => void
  /** Fetches now, or waits for the running fetch. The old data stays until the response arrives. */
  readonly fetch: () => Promise<void>
  /** The same after a known change: a running fetch, whose answer may be older than the change, is followed by another. */
  readonly refetch: () => Promise<void>
  /** Fetches if the data is older than `ms`. */
  readonly fetchIfOlder: (ms: number) => void
  /** The latest fetch function. */
  fetcher: (stored: T | undefined) => Promise<T>
  readonly update: (to: (stored: T | undefined) => T | undefined) => void
  readonly invalidate: () => void
}

/** Number of queries kept without subscribers, for going back. */
const MAX_UNWATCHED = 24

const queries = new Map<string, { question: CachedQuery<unknown>; watched: () => boolean }>()

function dropOldest(): void {
  for (const [name, { watched }] of queries) {
    if (queries.size <= MAX_UNWATCHED) return
    if (!watched()) queries.delete(name)
  }
}

function createQuery<T>(fetcher: CachedQuery<T>['fetcher']): { question: CachedQuery<T>; watched: () => boolean } {
  const watchers = new Set<() => void>()
  let shown: QueryState<T> = { data: undefined, error: undefined, isFetching: true }
  let at = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined
  /** The running fetch started before an invalidation. */
  let outdated = false
  const show = (next: QueryState<T>) => {
    if (next.data === shown.data && next.error === shown.error && next.isFetching === shown.isFetching) return
    shown = next
    for (const watcher of watchers) watcher()
  }
  const fetchOnce = async () => {
    if (shown.data === undefined) show({ ...shown, isFetching: true })
    const before = shown.data
    try {
      const answer = await question.fetcher(before)
      at = Date.now()
      // Data changed during the fetch is newer than the response.
      show({ data: shown.data === before ? answer : shown.data, error: undefined, isFetching: false })
    } catch (error) {
      show({ data: shown.data, error: error as Error, isFetching: false })
    }
  }
  const input = () => {
    underWay ??= fetchOnce().finally(() => {
      underWay = undefined
      if (outdated) question.invalidate()
    })
    return underWay
  }
  const question: CachedQuery<T> = {
    state: () => shown,
    subscribe(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    fetch: input,
    async refetch() {
      outdated = underWay !== undefined
      await underWay
      return input()
    },
    // Absolute difference: a clock that was set back does not make data fresh.
    fetchIfOlder: ms => void (Math.abs(Date.now() - at) >= ms && input()),
    fetcher: fetcher,
    update: to => show({ ...shown, data: to(shown.data) }),
    invalidate() {
      at = Number.NEGATIVE_INFINITY
      outdated = underWay !== undefined
      if (watchers.size > 0) void input()
    },
  }
  return { question, watched: () => watchers.size > 0 }
}

/** The query of a key, created on first use. Keys are compared as JSON. */
export function cachedQuery<T>(key: readonly unknown[], fetcher: CachedQuery<T>['fetcher']): CachedQuery<T> {
  const name = JSON.stringify(key)
  const known = queries.get(name)
  if (known) return known.question as unknown as CachedQuery<T>
  const created = createQuery(fetcher)
  queries.set(name, created as never)
  dropOldest()
  return created.question
}

/** The query of a key, if it exists. */
export const existingQuery = <T>(key: readonly unknown[]): CachedQuery<T> | undefined =>
  queries.get(JSON.stringify(key))?.question as unknown as CachedQuery<T> | undefined

/** Invalidates all queries after signing in: those with subscribers refetch now, the others when next used. */
export function invalidateCachedQueries(): void {
  for (const { question } of queries.values()) question.invalidate()
}

/** The old data if the new is equal, so that nothing renders again. */
export const keepIfEqual = <T>(stored: T | undefined, fresh: T): T =>
  stored !== undefined && JSON.stringify(stored) === JSON.stringify(fresh) ? stored : fresh
