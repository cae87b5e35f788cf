import { PLAN, type Place, usedRows } from '@comanda/domain/table'
import type { CSSProperties, ReactNode } from 'react'
import styles from './room-plan.module.css'

const percent = (cells: number, all: number): string => `${(cells / all) * 100}%`

/** Where a place is on the plan of its area; it begins where a line of text begins. */
const placeStyle = ({ x, y, width, height }: Place, rows: number): CSSProperties => ({
  insetInlineStart: percent(x, PLAN.columns),
  insetBlockStart: percent(y, rows),
  inlineSize: percent(width, PLAN.columns),
  blockSize: percent(height, rows),
})

const focusable = (section: HTMLElement | null) => section?.setAttribute('tabindex', '0')

interface RoomPlanProps {
  label: string
  /** Shows the grid on which tables are moved. */
  grid?: boolean
  /** How many rows of the area are shown. */
  rows?: number
  children: ReactNode
}

/** An area of the floor plan, on which its tables are placed. BOOK-8 */
export const RoomPlan = ({ label, grid = false, rows = PLAN.rows, children }: RoomPlanProps) => (
  // Focusable: wider than a small screen, it scrolls by the arrow keys.
  <section ref={focusable} className={styles.scroll} aria-label={label}>
    <ul className={styles.room} data-grid={grid} style={{ aspectRatio: `${PLAN.columns} / ${rows}` }}>
      {children}
    </ul>
  </section>
)

interface PlacedProps {
  place: Place
  /** The rows that the plan shows. */
  rows?: number
  children: ReactNode
}

/** One table at its place. */
export const Placed = ({ place, rows = PLAN.rows, children }: PlacedProps) => (
  <li className={styles.place} style={placeStyle(place, rows)}>
    {children}
  </li>
)

interface AreaPlanProps {
  label: string
  places: readonly Place[]
  /** Draws the table of a place. */
  children: (place: Place) => ReactNode
}

/** The tables of an area at their places, without the empty rows below them. BOOK-8 */
export function AreaPlan({ label, places, children }: AreaPlanProps) {
  const rows = usedRows(places)
  return (
    <RoomPlan label={label} rows={rows}>
      {places.map(place => (
        <Placed key={place.tableId} place={place} rows={rows}>
          {children(place)}
        </Placed>
      ))}
    </RoomPlan>
  )
}
