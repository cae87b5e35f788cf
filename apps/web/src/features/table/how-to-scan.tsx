import { t } from '../../platform/i18n/index.ts'
import styles from './table-finder.module.css'

/** Where a table's code is found and what to do with it. */
export const HowToScan = () => (
  <ol className={styles.steps}>
    {(['table.where1', 'table.where2', 'table.where3'] as const).map((key, index) => (
      <li key={key} className={styles.step}>
        <span aria-hidden="true" className={styles.stepNumber}>
          {index + 1}
        </span>
        {t(key)}
      </li>
    ))}
  </ol>
)
