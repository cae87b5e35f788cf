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
  fetcher: CachedQuery<T>['fetcher'],
  { staleAfter, every: interval }: Freshness,
): CachedResult<T> {
  const question = cachedQuery<T>(key ?? ['nothing'], key ? fetcher : nothing)
  const shown = useSyncExternalStore(question.subscribe, question.state, question.state)
  const isEnabled = key !== undefined
  useEffect(() => {
    if (isEnabled) question.fetcher = fetcher
  })
  useEffect(() => {
    if (!isEnabled) return
    const look = () => question.fetchIfOlder(staleAfter)
    const seen = () => document.hidden || look()
    look()
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', look)
    const timer =
      interval === undefined ? undefined : setInterval(() => document.hidden || void question.fetch(), interval)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', look)
      clearInterval(timer)
    }
  }, [question, isEnabled, staleAfter, interval])
  return { ...shown, refetch: question.refetch }
}
