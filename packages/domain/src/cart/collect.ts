import type { ModifyItem } from './modify.ts'
import type { LineChoice, ModifyType } from './types.ts'

/** One change by the guest: so many more of a choice (or fewer, below zero), or everything away. */
export type Change = { kind: 'by'; itemKey: string; quantity: number; choice?: LineChoice } | { kind: 'clear' }

/** Changes that wait, in the order of their first touch; those of one line are one. */
export interface Collected {
  /** Everything away, before the rest. */
  clear: boolean
  lines: readonly { itemKey: string; quantity: number; choice?: LineChoice }[]
}

export const NO_CHANGES: Collected = { clear: false, lines: [] }

export const isNothing = ({ clear, lines }: Collected): boolean => !clear && lines.length === 0

/** Adding raises, removing lowers; what comes to nothing is no change. CART-8 */
export function collect(before: Collected, change: Change): Collected {
  if (change.kind === 'clear') return { clear: true, lines: [] }
  const { itemKey, choice } = change
  const known = before.lines.find(line => line.itemKey === itemKey)
  const quantity = (known?.quantity ?? 0) + change.quantity
  const next = { itemKey, quantity, ...((choice ?? known?.choice) && { choice: choice ?? known?.choice }) }
  const lines = known
    ? before.lines.map(line => (line === known ? (next as typeof known) : line))
    : [...before.lines, next as (typeof before.lines)[number]]
  return { ...before, lines: lines.filter(line => line.quantity !== 0) }
}

/** One step of a batch as the server takes it. */
export interface Step {
  modifyType: ModifyType
  cartItems: ModifyItem[]
}

/**
 * The collected changes as modifications, at most three: everything away, then what goes, then what comes. What goes is
 * first so that limits hold the new amount against what is left, not against what was. CART-1
 */
export function stepsOfChanges({ clear, lines }: Collected): Step[] {
  const fewer = lines
    .filter(line => line.quantity < 0)
    .map(({ itemKey, quantity }) => ({ itemKey, quantity: -quantity }))
  const more = lines.filter(line => line.quantity > 0).map(addItem)
  return [
    ...(clear ? [{ modifyType: 2 as const, cartItems: [] }] : []),
    ...(fewer.length > 0 ? [{ modifyType: 1 as const, cartItems: fewer }] : []),
    ...(more.length > 0 ? [{ modifyType: 0 as const, cartItems: more }] : []),
  ]
}

const addItem = ({ itemKey, quantity, choice }: Collected['lines'][number]): ModifyItem =>
  choice ? { ...choice, quantity } : { itemKey, quantity }
