/** What is known of a question: its last answer, and why there is none. */
export interface QueryState<T> {
  data: T | undefined
  error: Error | undefined
  /** It is being asked, and nothing has come yet. */
  isFetching: boolean
}

/** A question under one key: whoever asks it at the same time shares one call and one answer. */
export interface CachedQuery<T> {
  readonly state: () => QueryState<T>
  readonly subscribe: (watcher: () => void) => () => void
  /** Asks now; a call that is under way is waited for instead. What was known stays until the answer comes. */
  readonly fetch: () => Promise<void>
  /** Asks where the answer is older than `ms`. */
  readonly fetchIfOlder: (ms: number) => void
  /** How to ask: the latest says. */
  fetcher: (held: T | undefined) => Promise<T>
  readonly update: (to: (held: T | undefined) => T | undefined) => void
  readonly invalidate: () => void
}

/** Answers nobody looks at are kept for the way back, up to so many. */
const MOST_UNWATCHED = 24

const queries = new Map<string, { question: CachedQuery<unknown>; watched: () => boolean }>()

function dropOldest(): void {
  for (const [name, { watched }] of queries) {
    if (queries.size <= MOST_UNWATCHED) return
    if (!watched()) queries.delete(name)
  }
}

function createQuery<T>(how: CachedQuery<T>['fetcher']): { question: CachedQuery<T>; watched: () => boolean } {
  const watchers = new Set<() => void>()
  let shown: QueryState<T> = { data: undefined, error: undefined, isFetching: true }
  let at = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined
  /** What is under way was asked before something changed. */
  let outdated = false
  const show = (next: QueryState<T>) => {
    if (next.data === shown.data && next.error === shown.error && next.isFetching === shown.isFetching) return
    shown = next
    for (const watcher of watchers) watcher()
  }
  const askOnce = async () => {
    if (shown.data === undefined) show({ ...shown, isFetching: true })
    const before = shown.data
    try {
      const answer = await question.fetcher(before)
      at = Date.now()
      // Who changed it meanwhile knows better than an answer that was under way.
      show({ data: shown.data === before ? answer : shown.data, error: undefined, isFetching: false })
    } catch (error) {
      show({ data: shown.data, error: error as Error, isFetching: false })
    }
  }
  const input = () => {
    underWay ??= askOnce().finally(() => {
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
    // A clock that was set back makes nothing fresh.
    fetchIfOlder: ms => void (Math.abs(Date.now() - at) >= ms && input()),
    fetcher: how,
    update: to => show({ ...shown, data: to(shown.data) }),
    invalidate() {
      at = Number.NEGATIVE_INFINITY
      outdated = underWay !== undefined
      if (watchers.size > 0) void input()
    },
  }
  return { question, watched: () => watchers.size > 0 }
}

/** The question of this key, as it has been asked before or for the first time. Keys are what JSON tells apart. */
export function cachedQuery<T>(key: readonly unknown[], how: CachedQuery<T>['fetcher']): CachedQuery<T> {
  const name = JSON.stringify(key)
  const known = queries.get(name)
  if (known) return known.question as unknown as CachedQuery<T>
  const created = createQuery(how)
  queries.set(name, created as never)
  dropOldest()
  return created.question
}

/** The question of this key where it has been asked. */
export const existingQuery = <T>(key: readonly unknown[]): CachedQuery<T> | undefined =>
  queries.get(JSON.stringify(key))?.question as unknown as CachedQuery<T> | undefined

/** Everything known may be another's now (somebody signed in): what is looked at is asked anew, the rest when it is next. */
export function invalidateCachedQueries(): void {
  for (const { question } of queries.values()) question.invalidate()
}

/** The held answer where the fresh one says the same, so that nothing draws anew. */
export const keepIfEqual = <T>(held: T | undefined, fresh: T): T =>
  held !== undefined && JSON.stringify(held) === JSON.stringify(fresh) ? held : fresh
