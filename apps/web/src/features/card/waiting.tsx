import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { NoProgram } from './no-program.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

interface Asked<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface WaitingProps<T> {
  /** What was asked. */
  of: Asked<T>
  /** The heights of what will be there, each another, in px of the 375 design. */
  heights: readonly number[]
  children: (data: T) => ReactNode
}

/** What was asked, once it is there; its place until then, and trying again where it did not come. */
export function Waiting<T>({ of, heights, children }: WaitingProps<T>) {
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
