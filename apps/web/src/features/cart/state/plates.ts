import { allowanceOf, type BuffetItem, type LineChoice, stallOf, platesTaken } from '@comanda/domain/cart'
import type { BuffetRule } from '@comanda/domain/menu'
import type { CartStore } from './cart-store.ts'
import { openBuffet } from './open-buffet.ts'

type Lines = readonly { buffetStallId?: string; foodId: string; quantity: number }[]
type Open = NonNullable<ReturnType<typeof openBuffet>['buffet']>

const countOf = (all: readonly Pick<BuffetItem, 'quantity'>[]): number => all.reduce((sum, it) => sum + it.quantity, 0)

/** Remaining plates of a stall in this interval, in total and per dish; absent if unlimited. CART-3 */
export function platesLeft(rule: BuffetRule<string>, buffet: Open, lines: Lines, foodId?: string): number | undefined {
  const taken = platesTaken(rule, buffet, lines)
  const { all, ofOne } = allowanceOf(rule, buffet)
  const bounds = [
    ...(rule.limitCount > 0 ? [all - countOf(taken)] : []),
    ...(rule.singleLimitCount > 0 && foodId !== undefined
      ? [ofOne - countOf(taken.filter(it => it.foodId === foodId))]
      : []),
  ]
  return bounds.length === 0 ? undefined : Math.max(0, Math.min(...bounds))
}

/** Called when the buffet includes no more of a dish, to offer it for its price. */
type ConfirmExtra = (choice: LineChoice) => void
let confirmExtra: ConfirmExtra | undefined

/** Subscribes to dishes the buffet includes no more of; returns the function that unsubscribes. */
export function onExtra(next: ConfirmExtra): () => void {
  confirmExtra = next
  return () => {
    if (confirmExtra === next) confirmExtra = undefined
  }
}

interface Putting {
  store: CartStore
  /** The next step of the line of a choice. */
  stepOf: (choice: LineChoice) => number
  /** The choice added if the guest pays for it: a separate line with its own first quantity. CART-2 */
  extra: LineChoice
}

/**
 * Returns a choice as included in the table's buffet, or unchanged if it is not included. Returns undefined if the
 * buffet includes fewer than the requested quantity: the guest is then asked whether to pay and is never charged
 * without agreeing. CART-13
 */
export function asPlate(choice: LineChoice, { store, stepOf, extra }: Putting): LineChoice | undefined {
  const [menu, { answer, lines }] = [store.menu(), store.view()]
  const { buffet } = answer ? openBuffet(answer) : {}
  if (!menu || !buffet) return choice
  const rule = stallOf({ index: menu.index, buffet }, choice)
  if (!rule) return choice
  const left = platesLeft(rule, buffet, lines, choice.foodId)
  const plate = { ...choice, buffetStallId: rule.buffetStallId }
  if (left !== undefined && left < stepOf(plate) && confirmExtra) {
    confirmExtra(extra)
    return undefined
  }
  return plate
}
