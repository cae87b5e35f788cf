import { t } from '../../platform/i18n/texts.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './spinner.module.css'

/** Something is on its way. It shows only after 300 ms: shorter waits need no sign. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />

/** The same for a whole page or a whole block. */
export const Waiting = () => (
  <div className={styles.centre} role="status">
    <Spinner />
    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
  </div>
)
