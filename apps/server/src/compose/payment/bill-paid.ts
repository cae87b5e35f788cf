import { billExtras, type ExtraLine, paidByEach, paidForRounds } from '@comanda/domain/payment'
import type { Money } from '@comanda/domain/money'
import { dishReturnsFor, paidPartsOf } from '../../modules/bill/index.ts'
import { extrasFor } from '../../modules/payment/index.ts'
import type { Queries } from '../../platform/db/index.ts'

/** What was paid of a table's bill: for its rounds (minor units), tips, card fees and rounding beyond them, and what each of several payers paid. PAY-19 */
export async function billPaid(
  db: Queries,
  corporationId: number,
  billId: string,
): Promise<{ amount: Money; lines: ExtraLine[]; payments: Money[] }> {
  const parts = await paidPartsOf(db, corporationId, [billId])
  const inApp = parts.filter(({ atVenue }) => !atVenue).map(({ partId }) => partId)
  const paid = {
    parts,
    inApp: await extrasFor(db, corporationId, inApp),
    dishes: await dishReturnsFor(db, corporationId, [billId]),
  }
  return { amount: paidForRounds(paid), lines: billExtras(paid), payments: paidByEach(paid) }
}
