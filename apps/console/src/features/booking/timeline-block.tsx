import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { t } from '@comanda/web/i18n'
import { clockAt } from '../../platform/clock.ts'
import { noteTexts, partyName } from './booking-notes.tsx'
import { type Booking, holdsTable } from './queries.ts'
import { percentOf, type TimelineScale } from './timeline-scale.ts'
import styles from './timeline.module.css'

interface TimelineBlockProps {
  booking: Booking
  tableId: string
  scale: TimelineScale
  timeZone: string
  onOpen: () => void
}

/** A party at one of its tables, as long as it stays. */
export function TimelineBlock({ booking, tableId, scale, timeZone, onOpen }: TimelineBlockProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: `${booking.bookingId}/${tableId}`,
    data: { booking, tableId },
    disabled: !holdsTable(booking),
  })
  const [start, end] = [percentOf(scale, Date.parse(booking.start)), percentOf(scale, Date.parse(booking.end))]
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className={styles.block}
      data-state={booking.state}
      data-dragging={isDragging}
      style={{
        insetInlineStart: `${start}%`,
        inlineSize: `${end - start}%`,
        transform: CSS.Translate.toString(transform),
      }}
      onClick={onOpen}
    >
      <strong>
        <bdi>{clockAt(booking.start, timeZone)}</bdi> <bdi>{partyName(booking)}</bdi>
      </strong>
      <span>
        {t('console.people', { count: booking.partySize })}
        {noteTexts(booking).length > 0 && ' · ✱'}
      </span>
    </button>
  )
}
