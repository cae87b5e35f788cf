import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './fact.module.css'

interface FactProps {
  icon: ReactNode
  /** Label above the value. */
  title: ReactNode
  /** The label is for screen readers only, because the value speaks for itself. */
  titleHidden?: boolean
  /** Changes the value. */
  end?: ReactNode
  /** A problem that blocks the next step, shown where it is fixed. */
  problem?: ReactNode
  children?: ReactNode
  /** Below the row, over its whole width. */
  below?: ReactNode
}

/** What is known of an order already, as one row: label, value and the way to change it. */
export function Fact({ icon, title, titleHidden = false, end, problem, children, below }: FactProps) {
  const id = useId()
  return (
    <section className={classNames(styles.fact, Boolean(problem) && styles.marked)} aria-labelledby={id}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.text}>
        <h2 id={id} className={titleHidden ? 'visuallyHidden' : styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {end}
      {below && <div className={styles.below}>{below}</div>}
      {problem && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </section>
  )
}

/** Facts of an order on one surface. */
export const Facts = ({ children }: { children: ReactNode }) => <div className={styles.facts}>{children}</div>
