import { sellsAmount } from '@comanda/domain/giftcard'
import { type Money, parseAmount } from '@comanda/domain/money'
import type { GiftProgram } from './api.ts'

/** The amount being chosen: one of those shown, or one's own as it is typed. */
export type AmountDraft = { kind: 'shown'; amount: Money } | { kind: 'own'; typed: string }

/** The amount as far as the program sells it; undefined while it is none. */
export function amountOf(draft: AmountDraft, program: GiftProgram): Money | undefined {
  const { amountInfo, customAmountInfo, currency } = program
  const amount =
    draft.kind === 'shown' ? draft.amount : parseAmount(draft.typed, currency.internationalSystemOfUnits, ',')
  const sold = {
    amounts: amountInfo,
    ...(customAmountInfo && { customAmount: customAmountInfo }),
  }
  return amount !== undefined && sellsAmount(sold, amount) ? amount : undefined
}
