import { ErrorState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import type { ReactNode } from 'react'

interface Query<T> {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** A query failed: why, and a button that repeats it. */
export const QueryError = ({ query: { error, isFetching, refetch } }: { query: Omit<Query<unknown>, 'data'> }) => (
  <ErrorState busy={isFetching} message={error?.message} onRetry={() => void refetch()} />
)

interface LoadedProps<T> {
  query: Query<T>
  /** Shown while it is loading. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the answer of a query; before it a skeleton, or the error. */
export function Loaded<T>({ query, skeleton = <Skeleton height={320} />, children }: LoadedProps<T>): ReactNode {
  if (query.data !== undefined) return children(query.data)
  return query.error ? <QueryError query={query} /> : skeleton
}
