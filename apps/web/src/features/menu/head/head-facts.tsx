import type { ReactNode } from 'react'
import { Link } from '../../../ui/controls/link.tsx'
import styles from './head-facts.module.css'

/** An icon and a short text in the header of a store. */
export const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className={styles.fact}>
    {icon}
    {children}
  </span>
)

/** The guest's table, or the request to scan one. */
export const Strip = ({ icon, to, children }: { icon: ReactNode; to?: string; children: ReactNode }) =>
  to === undefined ? (
    <p className={styles.strip}>
      {icon}
      <span>{children}</span>
    </p>
  ) : (
    <Link to={to} className={`${styles.strip} ${styles.go}`}>
      {icon}
      <span>{children}</span>
    </Link>
  )

/** The strips of a visit in one row that scrolls, so that they do not push the dishes down. */
export const Strips = ({ children }: { children: ReactNode }) => <div className={styles.strips}>{children}</div>

interface OrderTypesProps {
  label: string
  types: readonly { id: number; name: string; to: string; icon: ReactNode; current: boolean }[]
}

/** Ways of ordering at the store, the current one marked. ORDER-1 */
export const OrderTypes = ({ label, types }: OrderTypesProps) => (
  <nav className={styles.ways} aria-label={label}>
    {types.map(type => (
      <Link
        key={type.id}
        to={type.to}
        replace
        className={styles.way}
        {...(type.current && { 'aria-current': 'page' as const })}
      >
        {type.icon}
        {type.name}
      </Link>
    ))}
  </nav>
)
