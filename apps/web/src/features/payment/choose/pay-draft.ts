import type { ChosenMeans } from '@comanda/domain/payment'
import { type ChangeDraft, useStoredDraft } from '../../../platform/draft-store.ts'
import type { Methods } from '../api.ts'
import { readMeans } from '../ways.ts'
import { firstRest, sameMeans } from './rest.ts'
import { firstWish, type TipWish } from './tip-wish.ts'

/** How somebody is about to pay. No secret is part of it. */
export interface PayDraft {
  orderId: string
  chosen: readonly ChosenMeans[]
  /** What pays the rest, as it was wanted. */
  rest: Methods['methods'][number]['paymentMethod'] | undefined
  wish: TipWish
}

type Offered = Pick<Methods, 'methods' | 'means' | 'tip'>

const onOffer = ({ means }: Offered, chosen: readonly ChosenMeans[]): readonly ChosenMeans[] =>
  chosen.filter(it => means.some(one => sameMeans(one, it)))

/** Where one begins: with the means of the page before (`before`), and the tip that the store proposes. */
export function firstPayDraft(list: Offered, orderId: string, before: string): PayDraft {
  const chosen = onOffer(list, readMeans(before))
  const wish: TipWish = list.tip ? firstWish(list.tip) : { wish: 'none' }
  return { orderId, chosen, rest: firstRest(list.methods, chosen), wish }
}

/** What was chosen before a reload or the way to the card and back, where it was for this and is still on offer. PRICE-7 */
export const fittingDraft =
  (list: Offered, nothing: PayDraft) =>
  (kept: PayDraft): PayDraft => {
    if (kept.orderId !== nothing.orderId) return nothing
    const gone = !list.tip || (kept.wish.wish === 'choice' && !list.tip.choices[kept.wish.index])
    return { ...kept, chosen: onOffer(list, kept.chosen), wish: gone ? nothing.wish : kept.wish }
  }

/** How this is about to be paid: a tip that was refused does not come back by itself. */
export function usePayDraft(list: Methods, before: string): [PayDraft, ChangeDraft<PayDraft>] {
  const nothing = firstPayDraft(list, list.orderId, before)
  return useStoredDraft('payDraft', nothing, fittingDraft(list, nothing))
}
