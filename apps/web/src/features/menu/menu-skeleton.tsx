import { t } from '../../platform/i18n/index.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import styles from './menu-skeleton.module.css'

/** Skeleton of the menu, with its dimensions. */
export const MenuSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t('menu.loading')}</VisuallyHidden>
    <div className={styles.bar}>
      {[70, 54, 86, 62].map(width => (
        <Skeleton key={width} height={18} width={`calc(${width} * var(--u))`} />
      ))}
    </div>
    {Array.from({ length: 5 }, (_, i) => (
      <div key={i} className={styles.row}>
        <div className={styles.words}>
          <Skeleton height={18} width="62%" />
          <Skeleton height={13} width="94%" />
          <Skeleton height={13} width="70%" />
          <Skeleton height={16} width="26%" />
        </div>
        <Skeleton height={112} width="calc(112 * var(--u))" />
      </div>
    ))}
  </div>
)
