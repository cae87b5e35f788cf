import { type BillPart, returnsOf } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import { closeBill, closeIfPaid } from '../close/close-bill.ts'
import type { Deps } from '../deps.ts'
import { updatePart } from '../queries.ts'
import { holdBill, readBill, standing, type Whole } from '../show/read-bill.ts'
import type { BillTables, PartRow } from '../tables.ts'

export const CHECK_JOB = 'bill.roundFell'

/** A round that will not be served after all. */
export interface FallenRound extends BillAt {
  orderId: string
}

/**
 * Looks at a bill one of whose rounds fell through: what was paid beyond what is left of it goes back, once, first to those
 * who paid that very round by its dishes. An open bill is closed where what remains is paid; of a closed one the round's own
 * money is said to be back only when all of it is. M8, M9
 */
export const roundFell =
  (deps: Deps) =>
  (told: FallenRound): Promise<void> =>
    deps.db.inTx(async tx => {
      // Its bill may have been put onto another's since.
      const now = await readBill(deps, tx, told)
      const fallen = { ...told, billId: now?.row.bill_id ?? told.billId }
      const before = await holdBill(deps, tx, fallen)
      if (!before) return
      // Of a closed bill the others keep what they were paid as; on an open one they are worked out without it.
      if (before.row.state === 'open') await deps.rounds.priceAnew(tx, { ...fallen, paidAmount: money(0) })
      const whole = (await readBill(deps, tx, fallen)) ?? before
      const { excessAmount } = standing(whole)
      const isFirst = await isNew(tx, deps, fallen, excessAmount)
      const given = isFirst && excessAmount > 0 ? await sendBack(tx, deps, whole, fallen.orderId) : money(0)
      await closeAfter(tx, deps, fallen)
      if (!isFirst || whole.row.state !== 'paid') return
      if (given >= excessAmount) await deps.rounds.refunded(tx, fallen)
      else
        deps.log.error('money of a closed bill is to be given back by hand', { ...fallen, left: excessAmount - given })
    })

/**
 * Nothing is left on a bill of guests who share no table, and nobody paid or pays of it: it would stand at a free table for
 * ever. Whoever orders again begins another; a party that shares its table keeps its bill until it is released.
 */
const isForsaken = ({ row, rounds, parts, parties }: Whole): boolean =>
  row.state === 'open' &&
  rounds.length === 0 &&
  parts.every(({ state }) => state !== 'open' && state !== 'paid') &&
  parties.every(({ session_id }) => session_id === null)

/** The bill as it is without the round: closed where the rest of it is paid, or nothing is left on it. */
async function closeAfter(tx: Tx, deps: Deps, fallen: FallenRound): Promise<void> {
  const after = await holdBill(deps, tx, fallen)
  if (!after) return
  const by = { ref: `round-fell:${fallen.orderId}` }
  await (isForsaken(after) ? closeBill(tx, deps, after, by) : closeIfPaid(tx, deps, after, by))
}

async function isNew(tx: Tx, deps: Deps, { corporationId, billId, orderId }: FallenRound, amount: Money) {
  const done = await tx
    .withTables<BillTables>()
    .insertInto('bill_return')
    .values({
      corporation_id: corporationId,
      bill_id: billId,
      cause_key: `round-fell:${orderId}`,
      amount,
      at: new Date(deps.clock()),
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

/** Gives back what is too much, to each means what it paid: what of it could be. M9 */
async function sendBack(tx: Tx, deps: Deps, whole: Whole, orderId: string): Promise<Money> {
  const turn = inTurn(whole.parts, orderId)
  const back = returnsOf(
    turn.map(part => money(part.amount - part.returned_amount)),
    standing(whole).excessAmount,
  )
  let given = 0
  for (const [at, part] of turn.entries()) {
    const amount = back[at] ?? money(0)
    if (amount > 0 && (await returnOf(tx, deps, whole.row, { part, amount, orderId }))) given += amount
  }
  return money(given)
}

/** All of a part goes back with its tip; some of it as so much of what each means paid. False where that is too late. */
async function returnOf(
  tx: Tx,
  deps: Deps,
  { shop_id: shopId }: Whole['row'],
  { part, amount, orderId }: { part: PartRow; amount: Money; orderId: string },
): Promise<boolean> {
  const { corporation_id: corporationId, part_id: partId } = part
  const input = { corporationId, partId, causeKey: `round-fell:${orderId}:${partId}`, reason: 'roundFell' }
  if (!part.at_venue && amount === part.amount) {
    await updatePart(tx, part, { state: 'refunding' })
    await deps.askRefund(tx, input)
    return true
  }
  if (!part.at_venue && !(await deps.askPartRefund(tx, { ...input, shopId, amount }))) return false
  await updatePart(tx, part, { returned_amount: part.returned_amount + amount })
  return true
}
