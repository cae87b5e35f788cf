import { money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { ShopAt } from '../../ports/store.ts'
import { insertMove, insertShift } from './queries.ts'

interface DrawerSeed extends ShopAt {
  drawer: string
  staff: { id: string; name: string }
  /** Minor units. */
  floatAmount: number
  payOut: { amount: number; reason: string }
  at: Date
}

/** An open drawer of the demo with its float, and cash that was taken out. TILL-1 */
export async function seedDrawer(tx: Tx, { corporationId, shopId, drawer, staff, ...seed }: DrawerSeed): Promise<void> {
  const shift_id = uuidv7(() => seed.at.getTime())
  await insertShift(tx, {
    corporation_id: corporationId,
    shift_id,
    shop_id: shopId,
    drawer,
    float_amount: money(seed.floatAmount),
    opened_by: staff.id,
    opened_name: staff.name,
    opened_at: seed.at,
    counted_amount: null,
    note: '',
    closed_by: null,
    closed_name: null,
    closed_at: null,
  })
  await insertMove(tx, {
    corporation_id: corporationId,
    move_id: uuidv7(() => seed.at.getTime()),
    shift_id,
    amount: money(-seed.payOut.amount),
    reason: seed.payOut.reason,
    by_id: staff.id,
    by_name: staff.name,
    at: seed.at,
  })
}
