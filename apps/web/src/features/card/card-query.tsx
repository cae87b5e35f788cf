import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { NoProgram } from './no-program.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

interface PendingQuery<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface CardQueryProps<T> {
  /** The query to wait for. */
  of: PendingQuery<T>
  /** Heights of the skeleton rows in px of the 375 px design, each one different. */
  heights: readonly number[]
  children: (data: T) => ReactNode
}

/** Result of a query, its skeleton while loading, or a retry button after an error. */
export function CardQuery<T>({ of, heights, children }: CardQueryProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (of.isPending)
    return (
      <Stack gap={14} role="status" aria-busy="true" aria-label={t('ui.loading')}>
        {heights.map(height => (
          <Skeleton key={height} height={height} />
        ))}
      </Stack>
    )
  if (isRefused(of.error, 'noCardProgram')) return <NoProgram />
  return <QueryError query={of} />
}
