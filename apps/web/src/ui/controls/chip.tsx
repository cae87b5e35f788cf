import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from '../class-names.ts'

interface ChipProps {
  pressed: boolean
  onPress: () => void
  icon?: ReactNode
  children: ReactNode
}

/** A toggle for a filter or a quick choice. */
export const Chip = ({ pressed, onPress, icon, children }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
    {icon}
    {children}
  </button>
)

interface BadgeProps {
  tone?: 'plain' | 'accent' | 'good' | 'warn' | 'bad' | 'count'
  icon?: ReactNode
  children: ReactNode
}

/** A short label or a count. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, tone !== 'plain' && styles[tone])}>
    {icon}
    {children}
  </span>
)
