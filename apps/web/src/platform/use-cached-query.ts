import { useEffect, useSyncExternalStore } from 'react'
import { type CachedQuery, cachedQuery, type QueryState } from './query-cache.ts'

export interface Freshness {
  /** How long an answer is good for, in ms. */
  staleAfter: number
  /** How often it is asked again while the page is seen, in ms. */
  every?: number
}

export interface CachedResult<T> extends QueryState<T> {
  /** Asks again, also where the answer is fresh. */
  refetch: () => Promise<void>
}

const nothing = async (): Promise<never> => new Promise(() => {})

/**
 * The answer to a question of the first screens: shared by its key, asked when it is stale, again when the guest or the
 * network comes back, and after a failure when the screen asks. `undefined` for a key asks nothing.
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
