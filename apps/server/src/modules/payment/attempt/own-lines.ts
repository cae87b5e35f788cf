import { type Money, money } from '@comanda/domain/money'
import { isOwnMethod, payableAccount, type PaymentLine } from '@comanda/domain/payment'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { HoldInput, OwnMethod, OwnMethodOffer, PayableAt } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import type { AttemptRow, LineRow } from '../tables.ts'

/** Thrown if a method has less than its line needs when it is charged: the whole start is rolled back. */
export class OwnMethodShort extends Error {}

type LinesDeps = Pick<Deps, 'ownMethods' | 'clock'>

const LINES = {
  name: 'payment_lines',
  text: 'select * from payment_line where corporation_id = $1 and payable_id = $2 order by attempt_no, line_no',
}

/** Lines of the guest's own methods in all attempts of a payable, in the order they are used. */
export const linesOf = async (db: Queries, { corporationId, payableId }: Omit<PayableAt, 'kind'>): Promise<LineRow[]> =>
  (await db.query<LineRow>(LINES, [corporationId, payableId])).rows

/**
 * Lines of the guest's own methods in this attempt, in the order they are used; no query if they pay none of it. PAY-4
 */
export const linesOfAttempt = async (db: Queries, row: AttemptRow): Promise<LineRow[]> => {
  if (row.own_amount === 0) return []
  const lines = await linesOf(db, { corporationId: row.corporation_id, payableId: row.payable_id })
  return lines.filter(line => line.attempt_no === row.attempt_no)
}

const ownMethodOf = (deps: LinesDeps, { payment_method: method }: LineRow): OwnMethod => {
  const ownMethod = deps.ownMethods[method]
  if (!ownMethod) throw new Error(`no module provides ${method}`)
  return ownMethod
}

type AccountKey = Pick<LineRow, 'payment_method' | 'payer_id'>

/** Order in which accounts are locked and charged, the same everywhere. */
const inOneOrder = (a: AccountKey, b: AccountKey): number =>
  a.payment_method === b.payment_method
    ? a.payer_id < b.payer_id
      ? -1
      : 1
    : a.payment_method < b.payment_method
      ? -1
      : 1

/** The amount a line takes from its method, minor units: its part of the amount and of the tip. */
export const chargedByLine = ({ amount, tip_amount }: LineRow): Money => money(amount + tip_amount)

const ADD = {
  name: 'payment_line_add',
  text: `insert into payment_line (corporation_id, payable_id, attempt_no, line_no, payment_method, payer_id, hold_key,
      amount, tip_amount, state, returned_amount, changed_at, payment_method_subtype, checkout_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
}

/** Stores what the guest's own methods pay of an attempt. Queued in the transaction, not awaited. */
export function addLines(tx: Tx, rows: readonly LineRow[]): void {
  for (const row of rows) {
    const key = [row.corporation_id, row.payable_id, row.attempt_no, row.line_no]
    const payer = [row.payment_method, row.payer_id, row.hold_key]
    const current = [row.amount, row.tip_amount, row.state, row.returned_amount, row.changed_at]
    tx.send(ADD, [...key, ...payer, ...current, row.payment_method_subtype, row.checkout_id])
  }
}

/**
 * Reserves what the guest's own methods pay of an attempt. M4
 * @throws OwnMethodShort if one has too little.
 */
export async function holdLines(
  tx: Tx,
  deps: LinesDeps,
  attempt: AttemptRow,
  { customerId, lines }: { customerId: number; lines: readonly LineRow[] },
): Promise<void> {
  for (const row of lines.toSorted(inOneOrder)) {
    const result = await ownMethodOf(deps, row).hold(tx, holdInput(deps, attempt, customerId, row))
    if (result !== 'held') throw new OwnMethodShort(result)
  }
}

const holdInput = (deps: LinesDeps, attempt: AttemptRow, customerId: number, row: LineRow): HoldInput => ({
  corporationId: row.corporation_id,
  customerId,
  holdKey: row.hold_key,
  payerId: row.payer_id,
  amount: chargedByLine(row),
  currencyCode: attempt.currency.currencyCode,
  shopId: attempt.shop_id,
  at: deps.clock(),
})

/**
 * Charges what the guest's own methods pay of an attempt without a third party: methods locked before the offer at
 * once, the others through a reservation. Returns the lines in their new state. M4
 * @throws OwnMethodShort if one has too little.
 */
export async function takeLines(
  tx: Tx,
  deps: LinesDeps,
  attempt: AttemptRow,
  { customerId, lines, offers }: { customerId: number; lines: readonly LineRow[]; offers: readonly OwnMethodOffer[] },
): Promise<LineRow[]> {
  const toAccount = payableAccount(attempt.kind, attempt.payable_id)
  const charged: LineRow[] = []
  for (const row of lines.toSorted(inOneOrder)) {
    const { take } = ownMethodOf(deps, row)
    const balanceParts = offers.find(
      it => it.paymentMethod === row.payment_method && it.payerId === row.payer_id,
    )?.balanceParts
    if (take && balanceParts) {
      const done = take(tx, { ...holdInput(deps, attempt, customerId, row), toAccount, balanceParts })
      if (done !== 'taken') throw new OwnMethodShort(done)
      charged.push({ ...row, state: 'captured' })
    } else {
      await holdLines(tx, deps, attempt, { customerId, lines: [row] })
      charged.push(row)
    }
  }
  return charged.toSorted((a, b) => a.line_no - b.line_no)
}

/** The lines of an attempt that the guest's own methods pay. */
export const ownLines = (attempt: AttemptRow, lines: readonly PaymentLine[]): LineRow[] =>
  lines.flatMap(({ paymentMethod, payerId = '', amount, tipAmount, ...line }, i): LineRow[] =>
    isOwnMethod(paymentMethod)
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
            changed_at: attempt.changed_at,
            payment_method_subtype: line.paymentMethodSubtype ?? null,
            checkout_id: line.checkoutId ?? null,
          },
        ]
      : [],
  )

/** True if everything reserved or charged for an attempt is still in place. */
export const allThere = (lines: readonly LineRow[]): boolean =>
  lines.every(({ state }) => state === 'held' || state === 'captured')

/** Charges the reserved amounts, once the payment is final. */
export async function captureLines(tx: Tx, deps: LinesDeps, row: AttemptRow, lines: readonly LineRow[]): Promise<void> {
  for (const line of lines) {
    if (line.state !== 'held') continue
    const { corporation_id: corporationId, hold_key: holdKey } = line
    const toAccount = payableAccount(row.kind, row.payable_id)
    await ownMethodOf(deps, line).capture(tx, { corporationId, holdKey, toAccount, at: deps.clock() })
    updateLine(tx, deps, line, { state: 'captured' })
  }
}

/** Ends all lines of an attempt: reservations are released, charges are returned once. M8 */
export async function releaseLines(tx: Tx, deps: LinesDeps, row: AttemptRow): Promise<void> {
  for (const line of (await linesOfAttempt(tx, row)).toSorted(inOneOrder)) {
    const at = { corporationId: line.corporation_id, holdKey: line.hold_key, at: deps.clock() }
    if (line.state === 'held') {
      await ownMethodOf(deps, line).release(tx, at)
      updateLine(tx, deps, line, { state: 'released' })
    }
    if (line.state === 'captured') {
      const amount = money(chargedByLine(line) - line.returned_amount)
      if (amount > 0) await ownMethodOf(deps, line).giveBack(tx, { ...at, causeKey: `${line.hold_key}-all`, amount })
      updateLine(tx, deps, line, { state: 'returned', returned_amount: chargedByLine(line) })
    }
  }
}

/** Returns a part of what a method paid, once per cause. M9 */
export async function giveBackOfLine(
  tx: Tx,
  deps: LinesDeps,
  line: LineRow,
  { amount, causeKey }: { amount: Money; causeKey: string },
): Promise<void> {
  const { corporation_id: corporationId, hold_key: holdKey } = line
  await ownMethodOf(deps, line).giveBack(tx, { corporationId, holdKey, causeKey, amount, at: deps.clock() })
  updateLine(tx, deps, line, { returned_amount: line.returned_amount + amount })
}

const UPDATE = {
  name: 'payment_line_change',
  text: `update payment_line set state = $6, returned_amount = $7, changed_at = $8
    where corporation_id = $1 and payable_id = $2 and attempt_no = $3 and line_no = $4 and state = $5`,
}

/** Queues the update of a line, not awaited; a line that changed concurrently is a fault. */
function updateLine(
  tx: Tx,
  deps: LinesDeps,
  line: LineRow,
  change: Partial<Pick<LineRow, 'state' | 'returned_amount'>>,
): void {
  const key = [line.corporation_id, line.payable_id, line.attempt_no, line.line_no]
  const { state, returned_amount } = { ...line, ...change }
  tx.send(UPDATE, [...key, line.state, state, returned_amount, new Date(deps.clock())], 1)
}
