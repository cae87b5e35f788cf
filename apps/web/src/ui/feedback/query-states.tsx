import { Compass } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Stack } from '../layout/layout.tsx'
import { LinkButton } from '../controls/button.tsx'
import styles from './query-states.module.css'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'

/** What an address names is not there: asking again would change nothing, so it leads on. NAV-12 */
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
  /** The question, as the query client keeps it. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** What was asked for did not come: why, where the server said so, and asking again; what is not there leads on. */
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
  /** Of what is on its way, in px of the 375 design, from top to bottom. */
  heights: readonly number[]
  /** Between them; as in what they stand for. */
  gap?: 12 | 14
}

/** Skeletons in place of what is on its way. */
export const Loading = ({ heights, gap = 12 }: LoadingProps) => (
  <Stack gap={gap} className={styles.loading} aria-busy="true" role="status" aria-label={t('ui.loading')}>
    {Array.from(heights.entries(), ([at, height]) => (
      <Skeleton key={at} height={height} />
    ))}
  </Stack>
)
