import { CloudOff } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { showDate, t } from '../platform/i18n/index.ts'
import { useSavedAt } from '../platform/offline/saved-state.ts'
import styles from './offline-note.module.css'

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time alone for today, else with its day. */
function timeText(at: number): string {
  const day = new Date(at)
  const isToday = day.toDateString() === new Date().toDateString()
  return showDate(day, isToday ? 'time' : 'dateTime', timeZone())
}

/** An element above the page, so that the note does not cover content. */
function usePlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.getElementById('root')?.before(place)
    return () => place.remove()
  }, [place])
  return place
}

/** Shows that there is no connection, and the age of the displayed data. APP-3 */
export function OfflineNote() {
  const at = useSavedAt()
  const place = usePlace()
  return createPortal(
    <p role="status" className={styles.note}>
      <CloudOff aria-hidden="true" />
      {at !== undefined && t('offline.saved', { time: timeText(at) })}
    </p>,
    place,
  )
}
