import { t } from '@comanda/web/i18n'
import { Banner } from './banner.tsx'
import styles from './moved-note.module.css'

export interface MovedNoteProps {
  /** Said where what the sheet is about moved on since it was opened. */
  moved?: { number: string; state: string } | undefined
}

/** In a sheet that stays open over something that somebody else moved on: what it is now. */
export const MovedNote = ({ moved }: MovedNoteProps) => (
  <div className={styles.note} aria-live="polite">
    {moved && <Banner tone="warn">{t('console.movedTo', moved)}</Banner>}
  </div>
)
