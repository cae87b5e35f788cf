import type { staffBill } from '@comanda/contract/bill'
import { money, sum } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import type { FullBill } from './read-bill.ts'

type Reductions = z.output<typeof staffBill>['reductions']

/** The discounts and free dishes of a bill that staff can undo, oldest first: their ids are sorted by creation time. PAY-16 */
export function reductionsOf({ rounds }: FullBill): Reductions {
  const offs = rounds.flatMap(({ orderId, reductions }) => reductions.map(off => ({ ...off, orderId })))
  return [...Map.groupBy(offs, ({ reductionId = '' }) => reductionId)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([reductionId, own]) => {
      const [first] = own
      if (!first || reductionId === '' || first.kind === 'void') return []
      const { kind, name } = first
      return {
        reductionId,
        kind,
        name,
        ...(kind === 'discount' && { amount: sum(own.map(({ amount = money(0) }) => amount)) }),
        items: own.map(({ orderId, itemKey }) => ({ orderId, itemKey })),
      }
    })
}
