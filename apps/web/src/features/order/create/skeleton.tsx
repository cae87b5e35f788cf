import { t } from '../../../platform/i18n/index.ts'
import { Heard } from '../../../ui/heard.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import styles from './create.module.css'

/** The form's shape while the cart and its price are on their way. */
export const CreateSkeleton = () => (
  <div className={styles.form} aria-busy="true">
    <Heard>{t('ui.loading')}</Heard>
    <Skeleton height={92} />
    <Skeleton height={78} />
    <Skeleton height={220} />
    <Skeleton height={180} />
  </div>
)
