import { type Money, money } from '@comanda/domain/money'
import { isMeans, payableAccount, type PaymentLine } from '@comanda/domain/payment'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Means, Needs, PayableAt } from './needs.ts'
import type { AttemptRow, LineRow, PaymentTables } from './tables.ts'

/** A means had less than was asked of it when its turn came: the whole beginning is undone. */
export class MeansShort extends Error {}

type LinesNeeds = Pick<Needs, 'means' | 'clock'>

/** What the guest's own means pay of all tries of a payable, in the order they are used. */
export const linesOf = (on: Queries, { corporationId, payableId }: Omit<PayableAt, 'kind'>): Promise<LineRow[]> =>
  on
    .withTables<PaymentTables>()
    .selectFrom('payment_line')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('payable_id', '=', payableId)
    .orderBy('attempt_no')
    .orderBy('line_no')
    .execute()

export const linesOfAttempt = async (on: Queries, row: AttemptRow): Promise<LineRow[]> =>
  (await linesOf(on, { corporationId: row.corporation_id, payableId: row.payable_id })).filter(
    line => line.attempt_no === row.attempt_no,
  )

const meansOf = (needs: LinesNeeds, { payment_method: method }: LineRow): Means => {
  const means = needs.means[method]
  if (!means) throw new Error(`nobody keeps ${method}`)
  return means
}

/** Value is taken from its accounts in one order everywhere. */
const inOneOrder = (a: LineRow, b: LineRow): number =>
  a.payment_method === b.payment_method
    ? a.payer_id < b.payer_id
      ? -1
      : 1
    : a.payment_method < b.payment_method
      ? -1
      : 1

export const takenBy = ({ amount, tip_amount }: LineRow): Money => money(amount + tip_amount)

/** Writes down what the guest's own means pay of a try and sets it aside. Throws `MeansShort` where one has too little. M4 */
export async function holdLines(
  tx: Tx,
  needs: LinesNeeds,
  attempt: AttemptRow,
  { customerId, lines }: { customerId: number; lines: readonly PaymentLine[] },
): Promise<void> {
  const at = new Date(needs.clock())
  const rows = lines.flatMap(({ paymentMethod, payerId = '', amount, tipAmount }, i): LineRow[] =>
    isMeans(paymentMethod)
      ? [
          {
            corporation_id: attempt.corporation_id,
            payable_id: attempt.payable_id,
            attempt_no: attempt.attempt_no,
            line_no: i + 1,
            payment_method: paymentMethod,
            payer_id: payerId,
            hold_key: `${attempt.reference}-${i + 1}`,
            amount,
            tip_amount: tipAmount,
            state: 'held',
            returned_amount: 0,
            changed_at: at,
          },
        ]
      : [],
  )
  if (rows.length === 0) return
  await tx.withTables<PaymentTables>().insertInto('payment_line').values(rows).execute()
  for (const row of rows.toSorted(inOneOrder)) {
    const held = await meansOf(needs, row).hold(tx, {
      corporationId: row.corporation_id,
      customerId,
      holdKey: row.hold_key,
      payerId: row.payer_id,
      amount: takenBy(row),
      currencyCode: attempt.currency.currencyCode,
      shopId: attempt.shop_id,
      at: needs.clock(),
    })
    if (held !== 'held') throw new MeansShort(held)
  }
}

/** Whether all that was set aside for a try is still there. */
export const allHeld = async (tx: Tx, row: AttemptRow): Promise<boolean> =>
  (await linesOfAttempt(tx, row)).every(line => line.state === 'held')

/** The money is the house's: what was set aside is taken. */
export async function captureLines(tx: Tx, needs: LinesNeeds, row: AttemptRow): Promise<void> {
  for (const line of await linesOfAttempt(tx, row)) {
    if (line.state !== 'held') continue
    const { corporation_id: corporationId, hold_key: holdKey } = line
    const toAccount = payableAccount(row.kind, row.payable_id)
    await meansOf(needs, line).capture(tx, { corporationId, holdKey, toAccount, at: needs.clock() })
    await updateLine(tx, needs, line, { state: 'captured' })
  }
}

/** Nothing of a try is kept: what was set aside is let go, what was taken goes back, once. M8 */
export async function letGoOfLines(tx: Tx, needs: LinesNeeds, row: AttemptRow): Promise<void> {
  for (const line of (await linesOfAttempt(tx, row)).toSorted(inOneOrder)) {
    const at = { corporationId: line.corporation_id, holdKey: line.hold_key, at: needs.clock() }
    if (line.state === 'held') {
      await meansOf(needs, line).release(tx, at)
      await updateLine(tx, needs, line, { state: 'released' })
    }
    if (line.state === 'captured') {
      const amount = money(takenBy(line) - line.returned_amount)
      if (amount > 0) await meansOf(needs, line).giveBack(tx, { ...at, causeKey: `${line.hold_key}-all`, amount })
      await updateLine(tx, needs, line, { state: 'returned', returned_amount: takenBy(line) })
    }
  }
}

/** A part of what a means paid goes back to it, once per cause. M9 */
export async function giveBackOfLine(
  tx: Tx,
  needs: LinesNeeds,
  line: LineRow,
  { amount, causeKey }: { amount: Money; causeKey: string },
): Promise<void> {
  const { corporation_id: corporationId, hold_key: holdKey } = line
  await meansOf(needs, line).giveBack(tx, { corporationId, holdKey, causeKey, amount, at: needs.clock() })
  await updateLine(tx, needs, line, { returned_amount: line.returned_amount + amount })
}

async function updateLine(
  tx: Tx,
  needs: LinesNeeds,
  line: LineRow,
  change: Partial<Pick<LineRow, 'state' | 'returned_amount'>>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .withTables<PaymentTables>()
    .updateTable('payment_line')
    .set({ ...change, changed_at: new Date(needs.clock()) })
    .where('corporation_id', '=', line.corporation_id)
    .where('payable_id', '=', line.payable_id)
    .where('attempt_no', '=', line.attempt_no)
    .where('line_no', '=', line.line_no)
    .where('state', '=', line.state)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('A line of a payment changed under its lock')
}
