import type { CSSProperties, ReactNode } from 'react'
import { Row } from '../../ui/layout/layout.tsx'
import { withKeys } from './with-keys.ts'
import styles from './strip.module.css'

interface StripProps<T> {
  entries: readonly T[]
  /** Width of an entry on a phone, and its least width where all share the row, in px of the 375 design. */
  width: number
  least: number
  children: (entry: T) => ReactNode
}

/** Entries in a row that scrolls sideways; on tablets and desktops they share its width. */
export const Strip = <T,>({ entries, width, least, children }: StripProps<T>) => (
  <Row as="ul" align="stretch" className={styles.strip} style={{ '--entry': width, '--least': least } as CSSProperties}>
    {withKeys(entries).map(({ entry, key }) => (
      <li key={key}>{children(entry)}</li>
    ))}
  </Row>
)
