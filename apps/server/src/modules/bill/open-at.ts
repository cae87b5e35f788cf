import { isBeingPaid } from '@comanda/domain/bill'
import type { Currency, Money } from '@comanda/domain/money'
import type { Guest } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { askerOf, ownBillAt } from './own-bill.ts'
import { amountsOf, readBill, standing, type Whole } from './read-bill.ts'

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

interface At {
  shopId: number
  tableId: string
}

async function ownAt(needs: Needs, who: Guest, { shopId, tableId }: At): Promise<Whole | undefined> {
  const { corporationId } = who
  const table = await needs.tableOf(corporationId, shopId, tableId)
  const billId = table && (await ownBillAt(needs, needs.db, askerOf(who), { shopId, tableId: table.key }))
  return billId === undefined ? undefined : readBill(needs, needs.db, { corporationId, billId })
}

/** The open bill a round of the caller's would join, with what of it is paid. */
export async function billNow(needs: Needs, who: Guest, at: At) {
  const whole = await ownAt(needs, who, at)
  if (!whole) return undefined
  const { paidAmount, restAmount } = standing(whole)
  return { billId: whole.row.bill_id, paidAmount, restAmount }
}

/** The open bill somebody has at a table, named as they named it; undefined for everybody else. TG6 */
export async function openAt(needs: Needs, who: Guest, at: At): Promise<OpenBill | undefined> {
  const whole = await ownAt(needs, who, at)
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
