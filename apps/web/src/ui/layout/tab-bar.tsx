import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../controls/link.tsx'
import styles from './tab-bar.module.css'

interface Tab {
  to: string
  icon: ReactNode
  label: string
  current: boolean
}

/** Tabs fixed at the bottom of the screen, at its side on wide ones; `own` tabs of a page replace those of the app. */
export const TabBar = ({ label, tabs, own }: { label: string; tabs: readonly Tab[]; own?: true }) => (
  <nav className={classNames(styles.bar, own && styles.own)} aria-label={label}>
    {tabs.map(({ to, icon, label: text, current }) => (
      <Link key={`${to} ${text}`} to={to} className={styles.tab} {...(current && { 'aria-current': 'page' as const })}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {text}
      </Link>
    ))}
  </nav>
)
