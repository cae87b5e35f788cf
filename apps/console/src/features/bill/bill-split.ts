import type { RequestInputOf } from '@comanda/contract/core'
import type { bill as calls } from '@comanda/contract/bill'
import { evenShares } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Bill } from './queries.ts'

type Split = NonNullable<RequestInputOf<typeof calls.settleTableBill>['part']>['split']

/** What of a bill a guest pays now. */
export type Paying =
  | { by: 'rest' }
  | { by: 'items'; keys: readonly string[] }
  | { by: 'seats'; seats: readonly number[] }
  | { by: 'evenly'; ways: number }
  | { by: 'amount'; amount: Money | undefined }

/** A dish of the bill that no part pays by listing it. */
export interface UnpaidDish {
  key: string
  orderId: string
  itemKey: string
  name: string
  quantity: number
  amount: Money
  /** The seat it is for; 0: shared. */
  seat: number
}

export const unpaidDishes = ({ rounds }: Bill): UnpaidDish[] =>
  rounds.flatMap(({ orderId, lines }) =>
    lines
      .filter(line => !line.taken && line.shareAmount > 0)
      .map(({ itemKey, displayName, quantity, shareAmount, seat = 0 }) => ({
        key: `${orderId} ${itemKey}`,
        orderId,
        itemKey,
        name: displayName,
        quantity,
        amount: shareAmount,
        seat,
      })),
  )

/** The seats with unpaid dishes, and their amounts; none where all dishes are shared. COUNTER-2 */
export function unpaidSeats(bill: Bill): { seat: number; amount: Money }[] {
  const seats = Map.groupBy(unpaidDishes(bill), ({ seat }) => seat)
  if ([...seats.keys()].every(seat => seat === 0)) return []
  return [...seats]
    .map(([seat, dishes]) => ({ seat, amount: sumOf(dishes) }))
    .sort((a, b) => (a.seat || Infinity) - (b.seat || Infinity))
}

const sumOf = (dishes: readonly UnpaidDish[]): Money => money(dishes.reduce((all, { amount }) => all + amount, 0))

/** The dishes that are paid, by choice or by seat. */
function dishesOf(bill: Bill, paying: Paying): UnpaidDish[] {
  if (paying.by === 'items') return unpaidDishes(bill).filter(({ key }) => paying.keys.includes(key))
  if (paying.by === 'seats') return unpaidDishes(bill).filter(({ seat }) => paying.seats.includes(seat))
  return []
}

/** The split and its amount; undefined while nothing is chosen, or more than is left. PAY-15 */
export function partOf(bill: Bill, paying: Paying): { split: Split; amount: Money } | undefined {
  const { restAmount: rest } = bill
  if (paying.by === 'rest') return { split: paying, amount: rest }
  if (paying.by === 'evenly') {
    const next = bill.evenly?.ways === paying.ways ? bill.evenly.shareAmount : evenShares(rest, paying.ways)[0]
    return next === undefined ? undefined : { split: paying, amount: next }
  }
  if (paying.by === 'amount') {
    const { amount } = paying
    return amount === undefined || amount > rest || amount === 0
      ? undefined
      : { split: { by: 'amount', amount }, amount }
  }
  const dishes = dishesOf(bill, paying)
  const items = dishes.map(({ orderId, itemKey }) => ({ orderId, itemKey }))
  return items.length === 0
    ? undefined
    : { split: { by: 'items', items }, amount: money(Math.min(rest, sumOf(dishes))) }
}

/** What the next guest pays: a split by seat, by dish or evenly goes on while something of it is left, else all the rest. PAY-15 */
export function nextOf(bill: Bill, paying: Paying): Paying {
  if (paying.by === 'evenly') return paying
  if (paying.by === 'seats' && unpaidSeats(bill).length > 0) return { by: 'seats', seats: [] }
  if (paying.by === 'items' && unpaidDishes(bill).length > 0) return { by: 'items', keys: [] }
  return { by: 'rest' }
}
