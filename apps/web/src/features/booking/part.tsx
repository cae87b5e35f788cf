import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './booking.module.css'

interface PartProps {
  title: ReactNode
  icon?: ReactNode
  /** At the end of the head. */
  end?: ReactNode
  children?: ReactNode
}

/** One matter of a booking on a card of its own. */
export function Part({ title, icon, end, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
