import type { ChosenMethod } from '@comanda/domain/payment'
import { type ChangeDraft, useStoredDraft } from '../../../platform/device/draft-store.ts'
import type { Methods, OwnMethod, PaymentOffer } from '../api.ts'
import { readMethods } from '../payment-paths.ts'
import type { CardChoice } from './card-choice.ts'
import { firstRest, isSameMethod } from './rest-method.ts'
import { initialTip, type TipChoice } from './tip-choice.ts'

/** Draft of a payment. It contains no secret. */
export interface PayDraft {
  orderId: string
  chosen: readonly ChosenMethod[]
  /** Chosen method for the rest. */
  rest: Methods['methods'][number]['paymentMethod'] | undefined
  tip: TipChoice
  /** Source of the card payment, if the rest is paid by card. */
  card?: CardChoice
}

const proposed = ({ paymentMethod, payerId }: OwnMethod): ChosenMethod => ({ paymentMethod, payerId })

type Offered = Pick<Methods, 'methods' | 'means' | 'tip'>

const onOffer = ({ means }: Offered, chosen: readonly ChosenMethod[]): readonly ChosenMethod[] =>
  chosen.filter(it => means.some(one => isSameMethod(one, it)))

/**
 * Initial draft: the methods of the previous page (`before`), else those that the server proposes (`checked`), and the store's
 * suggested tip.
 */
export function firstPayDraft(list: Offered, orderId: string, before: string): PayDraft {
  const selected = onOffer(list, readMethods(before))
  const chosen = selected.length > 0 ? selected : list.means.filter(({ checked }) => checked).map(proposed)
  const tip: TipChoice = list.tip ? initialTip(list.tip) : { kind: 'none' }
  return { orderId, chosen, rest: firstRest(list.methods, chosen), tip }
}

/**
 * Draft from before a reload or a visit to the card form, if it is for this payable and its choices are still
 * available. PRICE-7
 */
export const fittingDraft =
  (list: Offered, nothing: PayDraft) =>
  (stored: PayDraft): PayDraft => {
    if (stored.orderId !== nothing.orderId) return nothing
    const tipUnavailable = !list.tip || (stored.tip.kind === 'choice' && !list.tip.choices[stored.tip.index])
    return { ...stored, chosen: onOffer(list, stored.chosen), tip: tipUnavailable ? nothing.tip : stored.tip }
  }

/** The draft of this payment: a refused tip is not restored. */
export function usePayDraft(list: PaymentOffer, before: string): [PayDraft, ChangeDraft<PayDraft>] {
  const nothing = firstPayDraft(list, list.orderId, before)
  return useStoredDraft('paymentDraft', nothing, fittingDraft(list, nothing))
}
