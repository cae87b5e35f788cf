import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { Button } from '../controls/button.tsx'
import styles from './states.module.css'

interface SkeletonProps {
  /** Height in px of the 375 design; the width is any CSS length. */
  height: number
  width?: string
  round?: boolean
  className?: string
}

/** Placeholder of the same size for content that is loading. */
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
  /** Buttons for the next step. */
  actions?: ReactNode
  /** Heading level when the state fills the whole page. */
  as?: 'h1' | 'h2' | 'p'
}

/** Empty state: states that there is nothing, with the next action. */
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
  /** Retries the request. */
  onRetry: () => void
  busy?: boolean
  /** Message of the refusal, if there is one. */
  message?: string | undefined
  /** Code that leads support to the log. */
  code?: string
  /** Further actions. */
  children?: ReactNode
}

/** Error state: states what failed to load, with a button to retry. */
export const ErrorState = ({ onRetry, busy, message, code, children }: ErrorStateProps) => (
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
      {code !== undefined && (
        <p>
          {t('error.code')}: <code>{code.slice(0, 12)}</code>
        </p>
      )}
    </EmptyState>
  </div>
)
