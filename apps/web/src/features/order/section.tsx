import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  icon?: ReactNode
  /** At the end of the head: a way to change it. */
  action?: ReactNode
  /** What stands in the way, at the place it matters. */
  problem?: ReactNode
  children?: ReactNode
  className?: string
}

/** One matter of an order on a card of its own. */
export function Section({ title, icon, action, problem, children, className }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames(styles.section, Boolean(problem) && styles.marked, className)} aria-labelledby={id}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
      {problem && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </section>
  )
}
