import { useEffect, useSyncExternalStore } from 'react'
import { type CachedQuery, cachedQuery, type QueryState } from './query-cache.ts'

export interface Freshness {
  /** Age at which data is stale, in ms. */
  staleAfter: number
  /** Refetch interval while the page is visible, in ms. */
  every?: number
}

export interface CachedResult<T> extends QueryState<T> {
  /** Refetches, even if the data is fresh. */
  refetch: () => Promise<void>
}

const nothing = async (): Promise<never> => new Promise(() => {})

/**
 * A small cached query for the first route: shared by key, fetched when stale, when the page becomes visible and when the network
 * returns; after a failure on `refetch`. An undefined key fetches nothing.
 */
export function useCachedQuery<T>(
  key: readonly unknown[] | undefined,
  how: CachedQuery<T>['fetcher'],
  { staleAfter, every }: Freshness,
): CachedResult<T> {
  const question = cachedQuery<T>(key ?? ['nothing'], key ? how : nothing)
  const shown = useSyncExternalStore(question.subscribe, question.state, question.state)
  const asks = key !== undefined
  useEffect(() => {
    if (asks) question.fetcher = how
  })
  useEffect(() => {
    if (!asks) return
    const look = () => question.fetchIfOlder(staleAfter)
    const seen = () => document.hidden || look()
    look()
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', look)
    const timer = every === undefined ? undefined : setInterval(() => document.hidden || void question.fetch(), every)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', look)
      clearInterval(timer)
    }
  }, [question, asks, staleAfter, every])
  return { ...shown, refetch: question.fetch }
}
