import { classNames } from '@comanda/web/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './ui.module.css'

interface BannerProps {
  /** `bad` is announced at once, `warn` when there is a pause. */
  tone: 'warn' | 'bad'
  /** An icon, the text, and the button that solves it. */
  children: ReactNode
}

/** Something about the whole store, above the view. */
export const Banner = ({ tone, children }: BannerProps) => (
  <p className={classNames(styles.banner, tone === 'bad' && styles.bad)} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
  </p>
)

export interface MovedNoteProps {
  /** A change of the subject of a sheet since it was opened. */
  moved?: string | undefined
}

/** For an open sheet whose subject another person changed: its current state. */
export const MovedNote = ({ moved }: MovedNoteProps) => (
  <div className={styles.note} aria-live="polite">
    {moved && <Banner tone="warn">{moved}</Banner>}
  </div>
)

/** A dot at the entry of unsaved input; the entry's text announces it. */
export const UnsavedMark = () => <span className={styles.unsaved} aria-hidden="true" />
