import { PLAN, type Place } from '@comanda/domain/table'
import type { CSSProperties, ReactNode } from 'react'
import styles from './room-plan.module.css'

const percent = (cells: number, all: number): string => `${(cells / all) * 100}%`

/** Where a place is on the plan of its area; it begins where a line of text begins. */
export const placeStyle = ({ x, y, width, height }: Place): CSSProperties => ({
  insetInlineStart: percent(x, PLAN.columns),
  insetBlockStart: percent(y, PLAN.rows),
  inlineSize: percent(width, PLAN.columns),
  blockSize: percent(height, PLAN.rows),
})

const focusable = (section: HTMLElement | null) => section?.setAttribute('tabindex', '0')

interface RoomPlanProps {
  label: string
  /** Shows the grid on which tables are moved. */
  grid?: boolean
  children: ReactNode
}

/** An area of the floor plan, on which its tables are placed. BOOK-8 */
export const RoomPlan = ({ label, grid = false, children }: RoomPlanProps) => (
  // Focusable: wider than a small screen, it scrolls by the arrow keys.
  <section ref={focusable} className={styles.scroll} aria-label={label}>
    <ul className={styles.room} data-grid={grid}>
      {children}
    </ul>
  </section>
)

/** One table at its place. */
export const Placed = ({ place, children }: { place: Place; children: ReactNode }) => (
  <li className={styles.place} style={placeStyle(place)}>
    {children}
  </li>
)
