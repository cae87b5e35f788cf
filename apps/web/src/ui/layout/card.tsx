import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from '../class-names.ts'
import { Link } from '../controls/link.tsx'

interface CardProps {
  /** Without padding, so that a picture reaches the edges. */
  bare?: boolean
  children: ReactNode
  className?: string
}

/** Related content on a raised surface. */
export const Card = ({ bare, children, className }: CardProps) => (
  <div className={classNames(styles.card, !bare && styles.padded, className)}>{children}</div>
)

interface SectionProps {
  title: ReactNode
  children: ReactNode
  className?: string
}

/** A section of a page with its heading. */
export const Section = ({ title, children, className }: SectionProps) => (
  <section className={className}>
    <h2 className={styles.sectionTitle}>{title}</h2>
    {children}
  </section>
)

/** List items below one another on one surface. */
export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>

interface RowProps {
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  end?: ReactNode
  /** Target route. */
  to?: string
  /** Action on tap. */
  onPress?: () => void
}

/** An item of a List: a link, a button or plain text. */
export function ListRow({ icon, title, detail, end, to, onPress }: RowProps) {
  const inside = (
    <>
      {icon && (
        <span className={styles.start} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {(to || onPress) && <ChevronRight className={styles.go} aria-hidden="true" />}
    </>
  )
  if (to)
    return (
      <Link to={to} className={styles.row}>
        {inside}
      </Link>
    )
  if (onPress)
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        {inside}
      </button>
    )
  return <div className={styles.row}>{inside}</div>
}
