import { type ReactNode, useId } from 'react'
import styles from './bill.module.css'

interface PartProps {
  title: ReactNode
  /** At the end of the head. */
  end?: ReactNode
  children?: ReactNode
}

/** One matter of a bill on a card of its own. */
export function Part({ title, end, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
