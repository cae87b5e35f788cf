import { t } from '../../platform/i18n/index.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import styles from './table-finder.module.css'

/** Explains where to find a table's code and how to use it. */
export const HowToScan = () => (
  <Stack as="ol" gap={14}>
    {(['table.where1', 'table.where2', 'table.where3'] as const).map((key, index) => (
      <Row key={key} as="li" gap={14} className={styles.step}>
        <span aria-hidden="true" className={styles.stepNumber}>
          {index + 1}
        </span>
        {t(key)}
      </Row>
    ))}
  </Stack>
)
