import { isBeingPaid } from '@comanda/domain/bill'
import type { Guest } from '../../../platform/http/index.ts'
import type { OpenBill } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { askerOf, ownBillAt } from './own-bill.ts'
import { amountsOf, readBill, standing, type Whole } from './read-bill.ts'

interface At {
  shopId: number
  tableId: string
}

async function ownAt(deps: Deps, caller: Guest, { shopId, tableId }: At): Promise<Whole | undefined> {
  const { corporationId } = caller
  const table = await deps.tableOf(corporationId, shopId, tableId)
  const billId = table && (await ownBillAt(deps, deps.db, askerOf(caller), { shopId, tableId: table.key }))
  return billId === undefined ? undefined : readBill(deps, deps.db, { corporationId, billId })
}

/** The open bill a round of the caller's would join, with what of it is paid. */
export async function billNow(deps: Deps, caller: Guest, at: At) {
  const whole = await ownAt(deps, caller, at)
  if (!whole) return undefined
  const { paidAmount, restAmount } = standing(whole)
  return { billId: whole.row.bill_id, paidAmount, restAmount }
}

/** The open bill somebody has at a table, named as they named it; undefined for everybody else. A1 */
export async function openAt(deps: Deps, caller: Guest, at: At): Promise<OpenBill | undefined> {
  const whole = await ownAt(deps, caller, at)
  if (!whole) return undefined
  const { totalAmount, restAmount } = standing(whole)
  const { bill_id, version, pays, currency } = whole.row
  return {
    billId: bill_id,
    billVersion: version,
    pays,
    rounds: whole.rounds.length,
    currency,
    totalAmount,
    restAmount,
    beingPaid: isBeingPaid(amountsOf(whole)),
  }
}
