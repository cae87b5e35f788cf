import type { ReactNode } from 'react'
import styles from './fields.module.css'

interface FaultProps {
  /** What is wrong and what to do; nothing where all is well. */
  children: ReactNode
  /** For the input that is described by it. */
  id?: string
}

/** What is wrong with a whole group of inputs, said where it stands and aloud. */
export const Fault = ({ children, id }: FaultProps) => (
  <p id={id} role="alert" className={styles.fault} hidden={!children}>
    {children}
  </p>
)
