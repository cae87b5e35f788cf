import type { PrePayment } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Guest } from '../../../platform/http/index.ts'
import type { OpenBill } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { partsOf } from '../queries.ts'
import type { PartRow } from '../tables.ts'
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

/** The payments of a bill by method, without tips. PRICE-2 */
async function prePaymentsOf(deps: Deps, parts: readonly PartRow[]): Promise<PrePayment[]> {
  const amounts = new Map<string, number>()
  const add = (method: string, amount: number) => amounts.set(method, (amounts.get(method) ?? 0) + amount)
  for (const part of parts.filter(({ state }) => state === 'paid')) {
    if (part.at_venue) add('out-line', part.amount - part.returned_amount)
    else
      for (const { paymentMethod, amount } of await deps.paidBy({
        corporationId: part.corporation_id,
        partId: part.part_id,
      }))
        add(paymentMethod, amount)
  }
  return [...amounts].flatMap(([paymentMethod, amount]) =>
    amount > 0 ? [{ paymentMethod, amount: money(amount) }] : [],
  )
}

/** The payments of the caller's open bill at a table, by method. PRICE-2 */
export async function prePaymentsAt(deps: Deps, caller: Guest, at: At): Promise<PrePayment[]> {
  const { corporationId } = caller
  const billId = await ownBillAt(deps, deps.db, readerOf(caller), at)
  return billId === undefined ? [] : prePaymentsOf(deps, await partsOf(deps.db, { corporationId, billId }))
}

/** The open bill that the caller's round would join, with its payments. */
export async function billNow(deps: Deps, caller: Guest, at: At) {
  const bill = await ownAt(deps, caller, at)
  if (!bill) return undefined
  const { paidAmount, restAmount } = totalsOfBill(bill)
  const prePayments = await prePaymentsOf(deps, bill.parts)
  return { billId: bill.row.bill_id, paidAmount, restAmount, prePayments }
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
