import type { ReactNode } from 'react'
import { SearchX } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/states.tsx'
import styles from './gift.module.css'

interface Asked {
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** What was asked for did not come: why, and trying again. */
export const GiftFailed = ({ asked: { error, isFetching, refetch } }: { asked: Asked }) => (
  <ErrorState busy={isFetching} message={isRefused(error) ? error.message : undefined} onRetry={() => void refetch()} />
)

/** The places of what is on its way, by their heights; each height once. */
export const GiftLoading = ({ heights }: { heights: readonly number[] }) => (
  <div className={styles.column} aria-busy="true" role="status" aria-label={t('ui.loading')}>
    {heights.map(height => (
      <Skeleton key={height} height={height} />
    ))}
  </div>
)

/** There is no such card, program or purchase, or it is somebody else's. */
export const GiftGone = ({ to, way, children }: { to: string; way: ReactNode; children?: ReactNode }) => (
  <Empty icon={<SearchX />} title={t('gift.notFound')} actions={<LinkButton to={to}>{way}</LinkButton>}>
    {children}
  </Empty>
)

/** Why it was not sent. */
export const Wrong = ({ error }: { error: unknown }) => (
  <p className={styles.bad} role="alert">
    {isRefused(error) ? error.message : t('ui.failedHint')}
  </p>
)
