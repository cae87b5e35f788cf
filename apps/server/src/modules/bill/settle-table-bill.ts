import type { bill as calls } from '@comanda/contract/bill'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { type Cut, cutPart, isBeingPaid, type SplitWish } from '@comanda/domain/bill'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once, type Staff } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { closeBill } from './close-bill.ts'
import type { Deps } from './deps.ts'
import { insertPart, updatePart } from './queries.ts'
import { amountsOf, holdBill, readBill, standing, type Whole } from './read-bill.ts'
import { shownToStaff, type StaffBill } from './show-bill.ts'
import { serves } from './staff-at.ts'
import type { PartRow } from './tables.ts'

type Input = RequestOf<typeof calls.settleTableBill>
type Refused = Refusal<'notFound' | 'billMoved' | 'billClosed' | 'billBeingPaid'>

/** The rest of a bill was paid to the staff: it is closed and its parties are over. ORDER-2, PAY-3 */
export const settleTableBill =
  (deps: Deps): Handler<typeof calls.settleTableBill> =>
  async (caller, input) =>
    serves(caller, input.shopId)
      ? once<StaffBill, Refused>(deps.db, caller, '/api/console/settleTableBill', input, tx =>
          settle(tx, deps, caller, input),
        )
      : refuse('notYourShop', { field: 'shopId' })

async function settle(tx: Tx, deps: Deps, caller: Staff, input: Input): Promise<StaffBill | Refused> {
  const at = { corporationId: caller.corporationId, billId: input.billId }
  const held = await holdBill(deps, tx, at)
  if (held?.row.shop_id !== input.shopId) return refuse('notFound', { field: 'billId' })
  if (held.row.state !== 'open') return refuse('billClosed')
  if (isBeingPaid(amountsOf(held)) && !input.freeParts) return refuse('billBeingPaid')
  const whole = await freed(tx, held)
  if (standing(whole).restAmount !== input.expectedAmount)
    return refuse('billMoved', { data: { bill: await shownToStaff(deps, tx, whole) } })
  await paidToStaff(tx, deps, { whole, owner: caller.session.owner, wish: { by: 'rest' } })
  const { staffId: id, name } = caller.session.staff
  await closeBill(tx, deps, whole, { ref: id, staff: { id, name } })
  const after = await readBill(deps, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return shownToStaff(deps, tx, after)
}

/** The bill once those who are paying a part of it are told no longer. */
export async function freed(tx: Tx, whole: Whole): Promise<Whole> {
  for (const part of whole.parts.filter(({ state }) => state === 'open'))
    await updatePart(tx, part, { state: 'freed', watch_at: null })
  return { ...whole, parts: whole.parts.filter(({ state }) => state !== 'open') }
}

/** Writes what the staff took as a part of the bill; undefined where nothing was left of it. */
export async function paidToStaff(
  tx: Tx,
  deps: Deps,
  { whole, owner, wish }: { whole: Whole; owner: string; wish: SplitWish },
): Promise<PartRow | undefined> {
  const cut = cutPart(amountsOf(whole), wish)
  if (typeof cut === 'string') return undefined
  const part = takenPart(whole, owner, cut, new Date(deps.clock()))
  await insertPart(tx, part)
  return part
}

const takenPart = ({ row }: Whole, owner: string, { amount, cut }: Cut, at: Date): PartRow => ({
  corporation_id: row.corporation_id,
  part_id: uuidv7(),
  bill_id: row.bill_id,
  owner,
  state: 'paid',
  cut,
  amount,
  returned_amount: 0,
  earning_amount: amount,
  at_venue: true,
  watch_at: null,
  paid_at: at,
  made_at: at,
})
