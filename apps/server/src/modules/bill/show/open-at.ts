import { isBeingPaid } from '@comanda/domain/bill'
import type { Guest } from '../../../platform/http/index.ts'
import type { OpenBill } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { readerOf, ownBillAt } from './own-bill.ts'
import { amountsOf, readBill, totalsOfBill, type FullBill } from './read-bill.ts'

interface At {
  shopId: number
  tableId: string
}

async function ownAt(deps: Deps, caller: Guest, { shopId, tableId }: At): Promise<FullBill | undefined> {
  const { corporationId } = caller
  const table = await deps.tableOf(corporationId, shopId, tableId)
  const billId = table && (await ownBillAt(deps, deps.db, readerOf(caller), { shopId, tableId: table.key }))
  return billId === undefined ? undefined : readBill(deps, deps.db, { corporationId, billId })
}

/** The open bill that the caller's round would join, with its paid amount. */
export async function billNow(deps: Deps, caller: Guest, at: At) {
  const bill = await ownAt(deps, caller, at)
  if (!bill) return undefined
  const { paidAmount, restAmount } = totalsOfBill(bill)
  return { billId: bill.row.bill_id, paidAmount, restAmount }
}

/** The caller's open bill at a table, named as they named it; undefined for anyone else. A1 */
export async function openAt(deps: Deps, caller: Guest, at: At): Promise<OpenBill | undefined> {
  const bill = await ownAt(deps, caller, at)
  if (!bill) return undefined
  const { totalAmount, restAmount } = totalsOfBill(bill)
  const { bill_id, version, pays, currency } = bill.row
  return {
    billId: bill_id,
    billVersion: version,
    pays,
    rounds: bill.rounds.length,
    currency,
    totalAmount,
    restAmount,
    beingPaid: isBeingPaid(amountsOf(bill)),
  }
}
