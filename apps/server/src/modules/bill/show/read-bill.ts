import { type Bill, type BillPart, type BillRound, type BillTotals, billTotals } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import { endedUnserved } from '@comanda/domain/order'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { BillAt, Round } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { dishReturnsOf, findBill, lockBill, partiesOf, partsOf } from '../queries.ts'
import type { BillRow, PartRow, PartyRow } from '../tables.ts'

/** A round, and what was refunded of its dishes after the bill was closed. */
export interface BilledRound extends Round {
  returned?: Money
}

/** A bill with its parties, rounds and parts. */
export interface FullBill {
  row: BillRow
  parties: readonly PartyRow[]
  /** Rounds that are served or live; failed rounds cost nothing and are left out. */
  rounds: readonly BilledRound[]
  parts: readonly PartRow[]
}

/** A round as input to the amounts. */
const roundOf = ({ orderId, total, returned, lines }: BilledRound): BillRound => ({
  orderId,
  total,
  ...(returned !== undefined && { returned }),
  lines: lines.map(({ itemKey, amount, discountAmount }) => ({ itemKey, amount: money(amount - discountAmount) })),
})

const partOf = ({ state, amount, returned_amount, cut }: PartRow): BillPart => ({
  state,
  amount: money(amount),
  returned: money(returned_amount),
  cut,
})

/** The bill as input to the amounts. */
export const amountsOf = ({ rounds, parts }: Pick<FullBill, 'rounds' | 'parts'>): Bill => ({
  rounds: rounds.map(roundOf),
  parts: parts.map(partOf),
})

/** The bill's paid, reserved and remaining amounts. */
export const totalsOfBill = (bill: FullBill): BillTotals => billTotals(amountsOf(bill))

/** The rounds of a closed bill with what was refunded of their dishes. ORDER-9 */
async function withReturns(db: Queries, at: BillAt, rounds: readonly Round[]): Promise<BilledRound[]> {
  const returns = await dishReturnsOf(db, at)
  return rounds.map(round => {
    const own = returns.filter(({ order_id }) => order_id === round.orderId)
    const returned = money(own.reduce((all, { amount }) => all + amount, 0))
    return returned > 0 ? { ...round, returned } : round
  })
}

async function fullBillOf(deps: Deps, db: Queries, row: BillRow): Promise<FullBill> {
  const at = { corporationId: row.corporation_id, billId: row.bill_id }
  const [parties, rounds, parts] = await Promise.all([partiesOf(db, at), deps.rounds.of(db, at), partsOf(db, at)])
  const served = rounds.filter(({ state }) => !endedUnserved(state))
  return { row, parties, rounds: row.state === 'open' ? served : await withReturns(db, at, served), parts }
}

/** A bill as it is now; for a merged bill, the one it was merged into. */
export async function readBill(deps: Deps, db: Queries, at: BillAt): Promise<FullBill | undefined> {
  const row = await findBill(db, at)
  if (row?.merged_into) return readBill(deps, db, { ...at, billId: row.merged_into })
  return row && fullBillOf(deps, db, row)
}

/** The same, locked until the transaction ends. */
export async function holdBill(deps: Deps, tx: Tx, at: BillAt): Promise<FullBill | undefined> {
  const row = await lockBill(tx, at)
  return row && fullBillOf(deps, tx, row)
}
