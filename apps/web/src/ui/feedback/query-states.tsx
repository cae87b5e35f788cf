import { Compass } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Stack } from '../layout/layout.tsx'
import { LinkButton } from '../controls/button.tsx'
import styles from './query-states.module.css'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'

/** State for something that does not exist. It offers the home page, since retrying would not help. NAV-12 */
const NotFoundState = () => (
  <EmptyState
    icon={<Compass />}
    title={t('error.unknown')}
    actions={
      <LinkButton to="/home" kind="secondary">
        {t('ui.home')}
      </LinkButton>
    }
  >
    {t('error.unknownHint')}
  </EmptyState>
)

interface QueryErrorProps {
  /** The failed query, as returned by `useQuery`. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** Error state of a query: the server's message, if any, with a button to retry; something that does not exist shows its own state. */
export const QueryError = ({ query: { error, isFetching, refetch } }: QueryErrorProps) =>
  isRefused(error, 'notFound') ? (
    <NotFoundState />
  ) : (
    <ErrorState
      busy={isFetching}
      message={isRefused(error) ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  )

interface LoadingProps {
  /** Heights of the skeletons from top to bottom, in px of the 375 design. */
  heights: readonly number[]
  /** Between the skeletons, as in the content they represent. */
  gap?: 12 | 14
}

/** Skeletons for content that is loading. */
export const Loading = ({ heights, gap = 12 }: LoadingProps) => (
  <Stack gap={gap} className={styles.loading} aria-busy="true" role="status" aria-label={t('ui.loading')}>
    {Array.from(heights.entries(), ([at, height]) => (
      <Skeleton key={at} height={height} />
    ))}
  </Stack>
)
