import { isBeingPaid } from '@comanda/domain/bill'
import type { Currency, Money } from '@comanda/domain/money'
import type { Guest } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { askerOf, ownBillAt } from './own-bill.ts'
import { amountsOf, readBill, standing } from './read-bill.ts'

/** The open bill of a party, in short. */
export interface OpenBill {
  billId: string
  billVersion: number
  pays: boolean
  rounds: number
  currency: Currency
  totalAmount: Money
  restAmount: Money
  beingPaid: boolean
}

/** The open bill somebody has at a table, named as they named it; undefined for everybody else. TG6 */
export async function openAt(
  needs: Needs,
  who: Guest,
  { shopId, tableId }: { shopId: number; tableId: string },
): Promise<OpenBill | undefined> {
  const { corporationId } = who
  const table = await needs.tableOf(corporationId, shopId, tableId)
  const billId = table && (await ownBillAt(needs, needs.db, askerOf(who), { shopId, tableId: table.key }))
  const whole = billId && (await readBill(needs, needs.db, { corporationId, billId }))
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
