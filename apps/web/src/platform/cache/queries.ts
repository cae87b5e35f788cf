import * as library from '@tanstack/react-query'
import { invalidateCachedQueries } from './query-cache.ts'

/**
 * TanStack Query with one client and no provider. It must not be imported by the first route, which uses `useCachedQuery`.
 */

/**
 * Data is fresh for 30 s; `send` does the retries. Offline, nothing waits silently: a query fails and is refetched on reconnect; a
 * mutation fails at once and is never executed later. API-2, API-3
 */
const client = new library.QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
client.mount()
// Notify in the same task, so that a tap is visible in its own frame.
library.notifyManager.setScheduler(queueMicrotask)

export const { keepPreviousData, queryOptions } = library

/** A cached query. */
export const useQuery = ((options: never) => library.useQuery(options, client)) as unknown as typeof library.useQuery
/** A cached query with pages. */
export const useInfiniteQuery = ((options: never) =>
  library.useInfiniteQuery(options, client)) as unknown as typeof library.useInfiniteQuery
/**
 * A mutation. Its callbacks must not return the promise of an invalidation: callbacks of `mutate` would wait for it and never run
 * if the refetch unmounts their component.
 */
export const useMutation = ((options: never) =>
  library.useMutation(options, client)) as unknown as typeof library.useMutation

/** The client, for updating cached data after a mutation. */
export const useQueryClient = (): library.QueryClient => client

const versionOf = (answer: unknown): number | undefined => (answer as { version?: number } | null | undefined)?.version

/** Whether a newer response arrived first. */
const isOlder = (answer: unknown, stored: unknown): boolean => (versionOf(answer) ?? 0) < (versionOf(stored) ?? 0)

/**
 * Sets the cached data of exactly this key, unless it has a later version. A running fetch started earlier and could return
 * outdated data: it is cancelled and started again. CART-9
 */
export function setQueryDataIfNewer<T>(
  queryKey: library.QueryKey,
  answer: T | ((stored: T | undefined) => T | undefined),
): void {
  const held = client.getQueryData<T>(queryKey)
  const stored = answer instanceof Function ? answer(held) : answer
  if (isOlder(stored, held)) return
  const wasAsking = client.isFetching({ queryKey, exact: true }) > 0
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, stored)
  if (wasAsking) void client.invalidateQueries({ queryKey, exact: true })
}

/** Refetches everything after signing in, since an account may see different data. */
export function refetchAll(): void {
  void client.invalidateQueries()
  invalidateCachedQueries()
}
