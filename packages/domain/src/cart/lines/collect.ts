import type { ModifyItem } from './modify.ts'
import type { LineChoice, ModifyType } from '../types.ts'

/** One change by the guest: a quantity to add (negative: to remove), or clearing the cart. */
export type Change = { kind: 'by'; itemKey: string; quantity: number; choice?: LineChoice } | { kind: 'clear' }

/** Unsent changes in the order of their first edit, merged per line. */
export interface Collected {
  /** Clear the cart before the other changes. */
  clear: boolean
  lines: readonly { itemKey: string; quantity: number; choice?: LineChoice }[]
}

export const NO_CHANGES: Collected = { clear: false, lines: [] }

export const isNothing = ({ clear, lines }: Collected): boolean => !clear && lines.length === 0

/** Merges a change into the unsent ones; a line whose changes add up to 0 is dropped. CART-8 */
export function collect(before: Collected, change: Change): Collected {
  if (change.kind === 'clear') return { clear: true, lines: [] }
  const { itemKey, choice } = change
  const existing = before.lines.find(line => line.itemKey === itemKey)
  const quantity = (existing?.quantity ?? 0) + change.quantity
  const next = { itemKey, quantity, ...((choice ?? existing?.choice) && { choice: choice ?? existing?.choice }) }
  const lines = existing
    ? before.lines.map(line => (line === existing ? (next as typeof existing) : line))
    : [...before.lines, next as (typeof before.lines)[number]]
  return { ...before, lines: lines.filter(line => line.quantity !== 0) }
}

/** One request item in the server's format. */
export interface Step {
  modifyType: ModifyType
  cartItems: ModifyItem[]
}

/**
 * The collected changes as at most three modifications: clear, then removals, then additions. Removals come first so that
 * limits are checked against the remaining quantities. CART-1
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
