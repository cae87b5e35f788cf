import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { Button } from '../controls/button.tsx'
import styles from './states.module.css'

interface SkeletonProps {
  /** In px of the 375 design; the width may be any CSS length. */
  height: number
  width?: string
  round?: boolean
  className?: string
}

/** The place of something that is on its way, in its size. */
export const Skeleton = ({ height, width = '100%', round, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={`${styles.skeleton} ${className ?? ''}`}
    style={{ height: `calc(${height} * var(--u))`, width, ...(round && { borderRadius: '50%' }) }}
  />
)

interface StateProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The next step, as buttons. */
  actions?: ReactNode
  /** The heading's level where the state is the whole page. */
  as?: 'h1' | 'h2' | 'p'
}

/** Nothing here, and what to do about it. */
export const EmptyState = ({ icon, title, children, actions, as: Title = 'p' }: StateProps) => (
  <div className={styles.state}>
    <span className={styles.picture} aria-hidden="true">
      {icon}
    </span>
    <Title className={styles.title} {...(Title === 'h1' && { tabIndex: -1 })}>
      <strong>{title}</strong>
    </Title>
    {children && <div className={styles.hint}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)

interface ErrorStateProps {
  /** Asks again. */
  onRetry: () => void
  busy?: boolean
  /** The words of the refusal, where there are any. */
  message?: string | undefined
  /** Another way on. */
  children?: ReactNode
}

/** Something did not load: what happened, and trying again. */
export const ErrorState = ({ onRetry, busy, message, children }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<CloudOff />}
      title={t('ui.failed')}
      actions={
        <>
          <Button kind="secondary" busy={busy} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
          {children}
        </>
      }
    >
      {message ?? t('ui.failedHint')}
    </EmptyState>
  </div>
)
