import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Active, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { instantOf } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { useState } from 'react'
import { clockAt } from '../../platform/clock.ts'
import { useNow } from '../../platform/now.ts'
import { BookingCard } from './booking-card.tsx'
import { partyName } from './booking-notes.tsx'
import { MoveDialog, type Move } from './move-dialog.tsx'
import type { Booking, BookingDay, Table } from './queries.ts'
import { TimelineBlock } from './timeline-block.tsx'
import { hoursOf, isOnTimeline, percentOf, scaleOf, startAfterDrag, type TimelineScale } from './timeline-scale.ts'
import styles from './timeline.module.css'

/** Of the style sheet: the width of an hour and the height of a table's row. */
const HOUR_PX = 88
const ROW_PX = 56

const steps: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [HOUR_PX / 4, 0],
  ArrowLeft: [-HOUR_PX / 4, 0],
  ArrowDown: [0, ROW_PX],
  ArrowUp: [0, -ROW_PX],
}

/** Arrow keys move a lifted booking by a quarter of an hour, or to the next table. */
const moveByArrows: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  const step = steps[event.code]
  if (!step) return undefined
  event.preventDefault()
  return { x: x + step[0], y: y + step[1] }
}

/** A drag scrolls only at the very edges: the time under a block stays where it is. */
const edges = { threshold: { x: 0.04, y: 0.1 } }

const codes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] }

/** What a drag of a block would change. */
function moveAfter(active: Active, delta: { x: number; y: number }, tables: readonly Table[]): Move {
  const { booking, tableId } = active.data.current as { booking: Booking; tableId: string }
  const forward = document.dir === 'rtl' ? -delta.x : delta.x
  const before = Date.parse(booking.start)
  const start = booking.state === 'booked' ? startAfterDrag(before, forward, HOUR_PX) : before
  const row = tables.findIndex(table => table.tableId === tableId) + Math.round(delta.y / ROW_PX)
  const to = tables[Math.min(tables.length - 1, Math.max(0, row))]?.tableId ?? tableId
  const tableIds = booking.tableIds.includes(to)
    ? booking.tableIds
    : booking.tableIds.map(one => (one === tableId ? to : one))
  const names = tableIds.map(id => tables.find(table => table.tableId === id)?.tableName ?? '')
  return { booking, start, tableIds, tableName: names.join(' + ') }
}

interface TimelineProps {
  shopId: number
  day: BookingDay
  timeZone: string
}

/** Where a moved block is, for a screen reader. */
function spoken({ booking, start, tableName }: Move, timeZone: string): string {
  const time = clockAt(new Date(start).toISOString(), timeZone)
  return t('console.booking.dragOver', { name: partyName(booking), time, table: tableName })
}

/** The library's own announcements name no times: the timeline has its own. */
const announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: ({ active }: { active: Active }) =>
    t('console.booking.dragCancel', { name: partyName(active.data.current?.['booking'] as Booking) }),
}

const byName = (a: Table, b: Table): number => a.tableName.localeCompare(b.tableName, undefined, { numeric: true })

const isMove = ({ booking, start, tableIds }: Move): boolean =>
  start !== Date.parse(booking.start) || tableIds.join() !== booking.tableIds.join()

/** Tables by time: bookings are moved by pointer, touch or keyboard, after a confirmation. BOOK-5 */
export function Timeline({ shopId, day: loaded, timeZone }: TimelineProps) {
  const day = { ...loaded, tables: loaded.tables.toSorted(byName) }
  const [move, setMove] = useState<Move>()
  const [open, setOpen] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByArrows, keyboardCodes: codes }),
  )
  const scale = scaleOf(day, instantOf(day.date, 0, timeZone))
  const chosen = day.bookings.find(({ bookingId }) => bookingId === open)
  const end = ({ active, delta }: DragEndEvent) => {
    const next = moveAfter(active, delta, day.tables)
    if (isMove(next)) setMove(next)
  }
  return (
    <DndContext
      sensors={sensors}
      autoScroll={edges}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('console.booking.dragHelp') },
      }}
      onDragMove={({ active, delta }) => setAnnouncement(spoken(moveAfter(active, delta, day.tables), timeZone))}
      onDragEnd={end}
    >
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
      <Grid day={day} scale={scale} timeZone={timeZone} onOpen={setOpen} />
      {chosen && (
        <Sheet title={partyName(chosen)} onClose={() => setOpen(undefined)}>
          <BookingCard shopId={shopId} booking={chosen} day={day} timeZone={timeZone} />
        </Sheet>
      )}
      {move && <MoveDialog shopId={shopId} move={move} timeZone={timeZone} onClose={() => setMove(undefined)} />}
    </DndContext>
  )
}

const focusable = (section: HTMLElement | null) => section?.setAttribute('tabindex', '0')

interface GridProps {
  day: BookingDay
  scale: TimelineScale
  timeZone: string
  onOpen: (bookingId: string) => void
}

function Grid({ day, scale, timeZone, onOpen }: GridProps) {
  const hours = hoursOf(scale)
  const now = useNow()
  const shown = day.bookings.filter(isOnTimeline)
  const isNow = now > scale.from && now < scale.until
  return (
    // Focusable: wider than a small screen, it scrolls by the arrow keys.
    <section ref={focusable} className={styles.scroll} aria-label={t('console.booking.timeline')}>
      <div className={styles.grid} style={{ '--hours': hours.length } as object}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map(hour => (
            <span key={hour}>{clockAt(new Date(hour).toISOString(), timeZone)}</span>
          ))}
        </div>
        <ul>
          {day.tables.map(table => (
            <li key={table.tableId} className={styles.row}>
              <span className={styles.table}>
                <strong>{table.tableName}</strong>
                <span>{t('console.booking.seats', { count: table.seats })}</span>
              </span>
              <div className={styles.track}>
                {isNow && <i className={styles.now} style={{ insetInlineStart: `${percentOf(scale, now)}%` }} />}
                {shown
                  .filter(({ tableIds }) => tableIds.includes(table.tableId))
                  .map(booking => (
                    <TimelineBlock
                      key={booking.bookingId}
                      booking={booking}
                      tableId={table.tableId}
                      scale={scale}
                      timeZone={timeZone}
                      onOpen={() => onOpen(booking.bookingId)}
                    />
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
