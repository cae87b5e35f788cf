import { allowanceOf, type BuffetItem, type LineChoice, stallOf, takenNow } from '@comanda/domain/cart'
import type { BuffetRule } from '@comanda/domain/menu'
import type { CartStore } from './cart-store.ts'
import { openBuffet } from './open-buffet.ts'

type Lines = readonly { buffetStallId?: string; foodId: string; quantity: number }[]
type Open = NonNullable<ReturnType<typeof openBuffet>['buffet']>

const countOf = (all: readonly Pick<BuffetItem, 'quantity'>[]): number => all.reduce((sum, it) => sum + it.quantity, 0)

/** Plates of a stall that can still be had in this interval, of all and of one dish; absent where there is no bound. CART-3 */
export function platesLeft(rule: BuffetRule<string>, buffet: Open, lines: Lines, foodId?: string): number | undefined {
  const taken = takenNow(rule, buffet, lines)
  const { all, ofOne } = allowanceOf(rule, buffet)
  const bounds = [
    ...(rule.limitCount > 0 ? [all - countOf(taken)] : []),
    ...(rule.singleLimitCount > 0 && foodId !== undefined
      ? [ofOne - countOf(taken.filter(it => it.foodId === foodId))]
      : []),
  ]
  return bounds.length === 0 ? undefined : Math.max(0, Math.min(...bounds))
}

/** Asked where the buffet gives no more of a dish: whether it shall be paid for. */
type AskExtra = (choice: LineChoice) => void
let askExtra: AskExtra | undefined

/** Hears of dishes the buffet gives no more of; answers how to stop. */
export function onExtra(next: AskExtra): () => void {
  askExtra = next
  return () => {
    if (askExtra === next) askExtra = undefined
  }
}

interface Putting {
  store: CartStore
  /** What the line of a choice takes next. */
  stepOf: (choice: LineChoice) => number
  /** What is put in where the guest pays for it: a line of its own, with its own first quantity. CART-2 */
  extra: LineChoice
}

/**
 * A choice as the buffet of the table includes it; itself where it does not; nothing where the buffet gives less of it than is
 * taken at once: then the guest is asked whether to pay for it, and never charged unasked. CART-13
 */
export function asPlate(choice: LineChoice, { store, stepOf, extra }: Putting): LineChoice | undefined {
  const [ground, { answer, lines }] = [store.ground(), store.view()]
  const { buffet } = answer ? openBuffet(answer) : {}
  if (!ground || !buffet) return choice
  const rule = stallOf({ index: ground.index, buffet }, choice)
  if (!rule) return choice
  const left = platesLeft(rule, buffet, lines, choice.foodId)
  const plate = { ...choice, buffetStallId: rule.buffetStallId }
  if (left !== undefined && left < stepOf(plate) && askExtra) {
    askExtra(extra)
    return undefined
  }
  return plate
}
