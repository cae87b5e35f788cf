import type { BuffetPerson } from '@comanda/domain/cart'
import type { Tx } from '../../platform/db/index.ts'
import { type BuffetOf, charge, returnPlates, takePlate } from './queries.ts'

/** A line of an order, as far as a buffet goes. */
export interface OrderedLine {
  foodId: string
  unitId: string
  quantity: number
  buffetStallId?: string
  buffetPerson?: BuffetPerson
}

/** An order of a party that has to do with its buffet. */
export interface BuffetOrder extends BuffetOf {
  orderId: string
  lines: readonly OrderedLine[]
}

/** Every stall charges a place for the same people: they are counted once. */
function placesIn(lines: readonly OrderedLine[], person: BuffetPerson): number {
  const counts = lines.filter(line => line.buffetPerson === person).map(line => line.quantity)
  return Math.max(0, ...counts)
}

/**
 * Notes what an order takes of the buffet: its plates, and those whose price it bears. False where that price is on another
 * order already. The buffet was held when the order was priced, so that no allowance is ever exceeded. S4, CART-13
 */
export async function takePlates(tx: Tx, order: BuffetOrder, now: Date): Promise<boolean> {
  const { lines } = order
  const places = { adults: placesIn(lines, 'adult'), children: placesIn(lines, 'child') }
  if (places.adults + places.children > 0 && !(await charge(tx, order, places))) return false
  for (const { buffetStallId, foodId, unitId, quantity } of lines) {
    if (buffetStallId === undefined) continue
    const plate = { buffet_stall_id: buffetStallId, food_id: foodId, unit_id: unitId, quantity }
    await takePlate(tx, { ...order, now }, plate)
  }
  return true
}

/** An order fell through: its plates and places can be had again. S4 */
export async function givePlatesBack(tx: Tx, order: BuffetOrder): Promise<void> {
  const { lines } = order
  await returnPlates(tx, order)
  const [adults, children] = [placesIn(lines, 'adult'), placesIn(lines, 'child')]
  if (adults + children > 0) await charge(tx, order, { adults: -adults, children: -children })
}
