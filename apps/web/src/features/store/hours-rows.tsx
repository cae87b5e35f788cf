import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './details-sheet.module.css'
import type { DayHours } from './hours.ts'

/** Days with their hours. */
export const HoursRows = ({ title, rows }: { title: string; rows: DayHours[] }) => (
  <Stack as="section" gap={6} className={styles.hours}>
    <Text as="h3" size={16}>
      {title}
    </Text>
    <dl className={styles.rows}>
      {rows.map(({ day, text }) => (
        <Row key={day} gap={16} rowGap={0} wrap align="stretch" justify="between" className={styles.row}>
          <dt>{day}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </Row>
      ))}
    </dl>
  </Stack>
)
