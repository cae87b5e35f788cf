import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

/** Parts of a page below one another; in two columns of equal height from 768 px on, the first column read first. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
