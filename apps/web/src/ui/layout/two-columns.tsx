import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Stack } from './layout.tsx'
import styles from './two-columns.module.css'

interface TwoColumnsProps {
  children: ReactNode
  /** The second column. Without it the children are divided so that both columns are equally high. */
  beside?: ReactNode
}

/** Parts of a page below one another; in two columns from 768 px on, the first column read first. */
export const TwoColumns = ({ children, beside }: TwoColumnsProps) =>
  beside === undefined ? (
    <div className={styles.columns}>{children}</div>
  ) : (
    <div className={classNames(styles.columns, styles.fixed)}>
      <Stack gap={16}>{children}</Stack>
      <Stack gap={16}>{beside}</Stack>
    </div>
  )
