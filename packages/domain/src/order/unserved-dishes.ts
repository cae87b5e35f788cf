import type { OrderState } from './order-states.ts'

interface Line {
  itemKey: string
  quantity: number
  /** Pieces of it that are not served. */
  unserved?: number
  voided?: true
}

const beforeReady: ReadonlySet<OrderState> = new Set(['placed', 'accepted', 'preparing'])

/**
 * The lines of an order after dishes of it were refunded: pieces that were not ready are not served, and a line of which all are
 * refunded counts as voided. `refunded` has all refunds of the order. PAY-16
 */
export function withUnserved<L extends Line>(
  { state, lines }: { state: OrderState; lines: readonly L[] },
  refunded: readonly { itemKey: string; quantity: number }[],
): L[] {
  if (!beforeReady.has(state)) return [...lines]
  return lines.map(line => {
    const pieces = refunded.reduce((all, { itemKey, quantity }) => all + (itemKey === line.itemKey ? quantity : 0), 0)
    if (line.voided || pieces <= (line.unserved ?? 0)) return line
    return pieces < line.quantity
      ? { ...line, unserved: pieces }
      : { ...line, unserved: line.quantity, voided: true as const }
  })
}

/** The pieces that are not served since `before`, as lines for the kitchen. PAY-16 */
export const newlyUnserved = <L extends Line>(before: readonly L[], after: readonly L[]): L[] =>
  after.flatMap(({ unserved = 0, ...line }, at) => {
    const was = before[at]
    const pieces = (line.voided ? line.quantity : unserved) - (was?.voided ? was.quantity : (was?.unserved ?? 0))
    return pieces > 0 ? [{ ...line, quantity: pieces, voided: true as const } as L] : []
  })
