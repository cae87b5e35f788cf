import { sellsAmount } from '@comanda/domain/giftcard'
import { type Money, parseAmount } from '@comanda/domain/money'
import type { GiftProgram } from './api.ts'

/** The selected amount: one of those offered, or a typed one. */
export type AmountDraft = { kind: 'shown'; amount: Money } | { kind: 'own'; typed: string }

/** The amount if the program sells it; else undefined. */
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
