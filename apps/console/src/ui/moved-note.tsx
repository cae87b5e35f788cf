import { Banner } from './banner.tsx'
import styles from './moved-note.module.css'

export interface MovedNoteProps {
  /** What is said where what the sheet is about moved on since it was opened. */
  moved?: string | undefined
}

/** In a sheet that stays open over something that somebody else moved on: what it is now. */
export const MovedNote = ({ moved }: MovedNoteProps) => (
  <div className={styles.note} aria-live="polite">
    {moved && <Banner tone="warn">{moved}</Banner>}
  </div>
)
