import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './create.module.css'

interface FoldedRowProps {
  icon: ReactNode
  title: string
  /** Beside the title, for example how many there are. */
  hint?: ReactNode
  /** Whether it is open at first. */
  open?: boolean
  children: ReactNode
}

/** A row that opens to its content. */
export const FoldedRow = ({ icon, title, hint, open = false, children }: FoldedRowProps) => (
  <details className={classNames(styles.more, styles.slim)} open={open}>
    <summary>
      <span className={styles.slimIcon} aria-hidden="true">
        {icon}
      </span>
      <Text as="h2" size={15} weight={600} className={styles.slimTitle}>
        {title}
      </Text>
      {hint ? (
        <Row as="span" gap={6} justify="end" className={styles.beyond}>
          <Text as="span" kind="hint">
            {hint}
          </Text>
          <ChevronDown aria-hidden="true" />
        </Row>
      ) : (
        <ChevronDown aria-hidden="true" />
      )}
    </summary>
    {children}
  </details>
)
