import { dinersIn } from '@comanda/domain/cart'
import type { Tx } from '../../platform/db/index.ts'
import type { BuffetOrder } from '../../ports/buffet.ts'
import type { Deps } from './deps.ts'
import { charge, chargeShare, returnPlates, takePlate } from './queries.ts'

/**
 * Records what an order takes of the buffet: its plates, and the people whose price it includes. False if that price is
 * in another order already. The buffet was locked when the order was priced, so that no allowance is ever exceeded. S4,
 * CART-13
 */
export async function takePlates(tx: Tx, deps: PlateDeps, order: BuffetOrder): Promise<boolean> {
  const { lines } = order
  const now = new Date(deps.clock())
  if (!(await chargePlaces(tx, order, 1))) return false
  for (const { buffetStallId, foodId, unitId, quantity } of lines) {
    if (buffetStallId === undefined) continue
    const plate = { buffet_stall_id: buffetStallId, food_id: foodId, unit_id: unitId, quantity }
    await takePlate(tx, { ...order, now }, plate)
  }
  await notifyOthers(tx, deps, order)
  return true
}

/** Returns the plates and places of a failed order. S4 */
export async function givePlatesBack(tx: Tx, deps: PlateDeps, order: BuffetOrder): Promise<void> {
  await returnPlates(tx, order)
  await chargePlaces(tx, order, -1)
  await notifyOthers(tx, deps, order)
}

type PlateDeps = Pick<Deps, 'clock' | 'notifyParty'>

/**
 * Adds the people whose price an order includes (`by` -1: removes them); false if they are in another order already.
 */
async function chargePlaces(tx: Tx, order: BuffetOrder, by: 1 | -1): Promise<boolean> {
  const { lines, personId } = order
  const sold = dinersIn(lines)
  const [adults, children] = [by * sold.adults, by * sold.children]
  if (adults === 0 && children === 0) return true
  if (!(await charge(tx, order, { adults, children }))) return false
  if (personId !== undefined) await chargeShare(tx, { ...order, personId }, { adults, children })
  return true
}

/** Notifies the phones that share a cart of its change; phones with own carts are notified of the table. */
const notifyOthers = async (
  tx: Tx,
  { notifyParty }: PlateDeps,
  { corporationId, sessionId, personId }: BuffetOrder,
) => {
  if (personId !== undefined) await notifyParty(tx, corporationId, sessionId)
}
