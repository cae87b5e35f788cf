import { classNames } from '@comanda/web/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './banner.module.css'

interface BannerProps {
  /** `bad` is read out at once, `warn` when there is a pause. */
  tone: 'warn' | 'bad'
  /** An icon, the words, and the button that mends it. */
  children: ReactNode
}

/** Something about the whole store that should be known, above the view. */
export const Banner = ({ tone, children }: BannerProps) => (
  <p className={classNames(styles.banner, tone === 'bad' && styles.bad)} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
  </p>
)
