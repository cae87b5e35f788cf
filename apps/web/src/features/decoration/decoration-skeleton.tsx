import { t } from '../../platform/i18n/index.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import styles from './decoration.module.css'

/** A decorated page while its layout is on its way: a picture, tiles, a card. */
export const DecorationSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={t('ui.loading')} className={styles.waiting}>
    <div className={styles.banner}>
      <Skeleton height={210} />
    </div>
    <Skeleton height={28} width="70%" />
    <div className={styles.entries}>
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </div>
    <Skeleton height={260} />
  </div>
)
