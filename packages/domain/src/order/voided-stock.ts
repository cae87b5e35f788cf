import { heldCourses } from './courses.ts'
import type { OrderState } from './order-states.ts'

interface Line {
  course?: number
  voided?: boolean
}

interface InKitchen<L> {
  state: OrderState
  lines: readonly L[]
  /** The courses that staff fired. */
  fired: ReadonlySet<number> | undefined
}

/**
 * The lines of an order that the kitchen has not started: all of them until the order is in preparation, then those of courses that
 * wait. PAY-16, COUNTER-3
 */
export function linesNotStarted<L extends Line>({ state, lines, fired }: InKitchen<L>): L[] {
  if (state === 'placed' || state === 'accepted') return [...lines]
  const held = new Set(heldCourses({ lines, fired }))
  return lines.filter(({ course }) => course !== undefined && held.has(course))
}

/** An order's stock after some of it is returned: never more than the order holds of a key. S1, S2 */
export function splitStock(
  stock: ReadonlyMap<string, number>,
  needs: ReadonlyMap<string, number>,
): { returned: Map<string, number>; left: Map<string, number> } {
  const returned = new Map<string, number>()
  const left = new Map<string, number>()
  for (const [key, count] of stock) {
    const back = Math.min(count, needs.get(key) ?? 0)
    if (back > 0) returned.set(key, back)
    if (count > back) left.set(key, count - back)
  }
  return { returned, left }
}
