import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'
import styles from './done.module.css'

interface DoneProps {
  title: string
  /** What was done, with its amounts and dates. */
  children?: ReactNode
}

/** The result of a finished purchase, above what was bought. */
export const Done = ({ title, children }: DoneProps) => (
  <div className={styles.done} role="status">
    <CircleCheck aria-hidden="true" />
    <Text as="strong" size={20}>
      {title}
    </Text>
    {children && <div className={styles.text}>{children}</div>}
  </div>
)
