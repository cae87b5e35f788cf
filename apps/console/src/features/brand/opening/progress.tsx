import { t } from '@comanda/web/i18n'
import styles from './opening.module.css'

/** How many steps are done. */
export const Progress = ({ done, of }: { done: number; of: number }) => (
  <div className={styles.progress}>
    <progress value={done} max={of} aria-label={t('opening.progress', { done, of })} />
    <span>{t('opening.progress', { done, of })}</span>
  </div>
)
