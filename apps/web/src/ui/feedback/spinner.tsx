import { t } from '../../platform/i18n/texts.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './spinner.module.css'

/** A loading indicator. It appears after 300 ms, so that shorter waits show none. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />

/** A loading indicator in place of a whole page or block. */
export const Waiting = () => (
  <div className={styles.centre} role="status">
    <Spinner />
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
  </div>
)
