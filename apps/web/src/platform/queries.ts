import * as library from '@tanstack/react-query'
import { invalidateCachedQueries } from './query-cache.ts'

/**
 * The one way to TanStack Query. The library is not in the first route: whoever imports this brings it along, with the one
 * client there is, and no provider is needed. The first route's few questions are `useAnswer`'s.
 */

/**
 * Answers are fresh for half a minute; `send` has its own tries. Without a line nothing waits in silence: a question says that it
 * got no answer and is asked again when the line is back; a change fails at once and never happens later by itself. API-2, API-3
 */
const client = new library.QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
client.mount()
// What changed is drawn in the same turn, before anybody has seen the old: a tap shows as it is made.
library.notifyManager.setScheduler(queueMicrotask)

export const { keepPreviousData, queryOptions } = library

/** A question, whose answer is kept for whoever asks the same. */
export const useQuery = ((options: never) => library.useQuery(options, client)) as unknown as typeof library.useQuery
/** A question whose answer comes in pages. */
export const useInfiniteQuery = ((options: never) =>
  library.useInfiniteQuery(options, client)) as unknown as typeof library.useInfiniteQuery
/**
 * A change. Its own callbacks do not answer the promise of what is asked anew: `mutate`'s would wait for that, and never come
 * where the fresh answer takes their component away.
 */
export const useMutation = ((options: never) =>
  library.useMutation(options, client)) as unknown as typeof library.useMutation

/** The client, for what a change does to answers at hand. */
export const useQueryClient = (): library.QueryClient => client

const versionOf = (answer: unknown): number | undefined => (answer as { version?: number } | null | undefined)?.version

/** A newer answer overtook it on the way. */
const isOlder = (answer: unknown, held: unknown): boolean => (versionOf(answer) ?? 0) < (versionOf(held) ?? 0)

/**
 * Puts an answer in the place of what is known under exactly this key, unless that is of a later version. A question that is under
 * way was asked before, and would say what is no longer so: its answer is not waited for. It is asked anew, for it may also have been
 * asked because of something later. CART-9
 */
export function setQueryDataIfNewer<T>(
  queryKey: library.QueryKey,
  answer: T | ((held: T | undefined) => T | undefined),
): void {
  const held = client.getQueryData<T>(queryKey)
  const stored = answer instanceof Function ? answer(held) : answer
  if (isOlder(stored, held)) return
  const wasAsking = client.isFetching({ queryKey, exact: true }) > 0
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, stored)
  if (wasAsking) void client.invalidateQueries({ queryKey, exact: true })
}

/** Somebody signed in: what was asked for before may look different to the account. */
export function refetchAll(): void {
  void client.invalidateQueries()
  invalidateCachedQueries()
}
