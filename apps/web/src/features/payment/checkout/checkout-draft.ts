import { disabledReasonOf, type ChosenMethod } from '@comanda/domain/payment'
import { useState } from 'react'
import { type ChangeDraft, loadDraft, saveDraft } from '../../../platform/device/draft-store.ts'
import type { OwnMethod, PaymentOffer } from '../api.ts'
import { firstPayDraft, fittingDraft, type PayDraft } from '../choose/pay-draft.ts'
import { isRest, currentRestMethod } from '../choose/rest-method.ts'
import { tipOf } from '../choose/tip-choice.ts'

const KEY = 'checkoutPayment'

/** Choices of the guest's last order here. */
export interface Preferred {
  /** Method of the rest. */
  paymentMethod?: string | undefined
  /** Own methods, encoded as in the address of the payment page. */
  means?: string | undefined
}

/**
 * The member's card if it can pay everything with the suggested tip: one that needs no password, else one whose password is
 * set and is asked for at paying. PAY-1
 */
function coveringCard(list: PaymentOffer, tip: number): ChosenMethod | undefined {
  const { means: offers, dueAmount, withCoupons } = list
  const covering = offers.filter(
    one =>
      one.paymentMethod === '16_msBalance' &&
      one.usable >= dueAmount &&
      one.balance >= dueAmount + tip &&
      disabledReasonOf(one, { offers, chosen: [], withCoupons }) === undefined,
  )
  const isFree = ({ securityFrom }: OwnMethod) => securityFrom === undefined || dueAmount + tip < securityFrom
  const card = covering.find(isFree) ?? covering.find(one => one.passwordSet)
  return card && { paymentMethod: card.paymentMethod, payerId: card.payerId }
}

/**
 * The first choices for an order: those of the last one, else the member's card if it covers the total, else the store's first
 * method. PAY-1, PAY-5
 */
export function firstCheckoutDraft(list: PaymentOffer, { paymentMethod, means = '' }: Preferred): PayDraft {
  const orderId = [list.orderId, paymentMethod, means].join(' ')
  const first = firstPayDraft(list, orderId, means)
  // Payment at the venue is not used beside own methods. PAY-3
  const restBeside = currentRestMethod(list.methods, isRest(paymentMethod) ? paymentMethod : undefined, [list])
  if (first.chosen.length > 0) return { ...first, rest: restBeside }
  const tip = list.tip ? (tipOf(first.tip, list.tip, list.currency) ?? 0) : 0
  const card = paymentMethod === undefined && list.dueAmount > 0 ? coveringCard(list, tip) : undefined
  if (card) return { ...first, chosen: [card], rest: restBeside }
  return { ...first, rest: currentRestMethod(list.methods, paymentMethod, []) }
}

/**
 * The payment choices of the order form; they survive a reload and a visit to another screen. Undefined until the offer is
 * loaded. Until the guest chooses, they follow the offer.
 */
export function useCheckoutDraft(
  list: PaymentOffer | undefined,
  preferred: Preferred,
): [PayDraft, ChangeDraft<PayDraft>] | undefined {
  const [chosen, setChosen] = useState<PayDraft>()
  if (!list) return undefined
  const first = firstCheckoutDraft(list, preferred)
  const draft = chosen ?? fittingDraft(list, first)(loadDraft(KEY, first))
  const change: ChangeDraft<PayDraft> = to =>
    setChosen((now = draft) => {
      const after = to(now)
      saveDraft(KEY, after)
      return after
    })
  return [draft, change]
}

/** Passes the choices to the payment page of the placed order, and starts the next order without them. */
export function draftOfPlaced(draft: PayDraft, orderId: string): void {
  saveDraft('paymentDraft', { ...draft, orderId })
  saveDraft(KEY, { ...draft, orderId: '' })
}
