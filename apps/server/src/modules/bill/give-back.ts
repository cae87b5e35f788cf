import { type BillPart, returnsOf } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import { closeIfPaid } from './close-bill.ts'
import type { BillAt, Needs } from './needs.ts'
import { updatePart } from './queries.ts'
import { amountsOf, holdBill, standing, type Whole } from './read-bill.ts'
import type { BillTables, PartRow } from './tables.ts'

export const CHECK_JOB = 'bill.roundFell'

/** A round that will not be served after all. */
export interface FallenRound extends BillAt {
  orderId: string
}

/**
 * Looks at a bill one of whose rounds fell through: what was paid beyond what is left of it goes back, once, first to those
 * who paid that very round by its dishes; and a bill that is paid with what remains is closed. M8, M9
 */
export const roundFell =
  (needs: Needs) =>
  (fallen: FallenRound): Promise<void> =>
    needs.db.inTx(async tx => {
      const whole = await holdBill(needs, tx, fallen)
      if (!whole) return
      const { excessAmount } = standing(whole)
      if (excessAmount > 0 && (await isNew(tx, needs, fallen, excessAmount)))
        await sendBack(tx, needs, whole, { orderId: fallen.orderId, amount: excessAmount })
      const after = await holdBill(needs, tx, fallen)
      if (after) await closeIfPaid(tx, needs, after, { ref: `round-fell:${fallen.orderId}` })
    })

async function isNew(tx: Tx, needs: Needs, { corporationId, billId, orderId }: FallenRound, amount: Money) {
  const done = await tx
    .withTables<BillTables>()
    .insertInto('bill_return')
    .values({
      corporation_id: corporationId,
      bill_id: billId,
      cause_key: `round-fell:${orderId}`,
      amount,
      at: new Date(needs.clock()),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

const paysFor = ({ cut }: Pick<BillPart, 'cut'>, orderId: string): boolean =>
  cut.by === 'items' && cut.items.some(item => item.orderId === orderId)

/** Paid parts in the order they are spared: those that paid this very round by its dishes come last, newest last. */
function inTurn(parts: readonly PartRow[], orderId: string): PartRow[] {
  const paid = parts.filter(({ state }) => state === 'paid')
  const at = ({ paid_at }: PartRow) => paid_at?.getTime() ?? 0
  return paid.toSorted((a, b) => Number(paysFor(a, orderId)) - Number(paysFor(b, orderId)) || at(a) - at(b))
}

async function sendBack(
  tx: Tx,
  needs: Needs,
  { row, parts }: Whole,
  { orderId, amount }: { orderId: string; amount: Money },
): Promise<void> {
  const turn = inTurn(parts, orderId)
  const back = returnsOf(amountsOf({ rounds: [], parts: turn }).parts, amount)
  for (const [at, part] of turn.entries()) {
    const given = back[at] ?? money(0)
    if (given === 0) continue
    await updatePart(tx, part, { returned_amount: part.returned_amount + given })
    if (part.at_venue) continue
    await needs.askRefund(tx, {
      corporationId: row.corporation_id,
      partId: part.part_id,
      amount: given,
      causeKey: `round-fell:${orderId}:${part.part_id}`,
      reason: 'roundFell',
    })
  }
}
