import { money } from '@comanda/domain/money'
import { chosenMethodsOf } from '@comanda/domain/payment'
import { go } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/notices.ts'
import { isRefused, type Refused } from '../../../platform/send/index.ts'
import { pay, type PayResult } from '../api.ts'
import { goAfterPaying } from '../after-paying.ts'
import { type CardOffers, savedCardOf } from '../choose/card-choice.ts'
import { chargeOf, withCode } from '../choose/pay-lines.ts'
import type { Choice } from '../choose/settlement-of.ts'
import { withDetails } from '../line-details.ts'
import { choosePath, goToCard, payableOf, showMethodsWhenBack, statusPath, type ToPay } from '../payment-paths.ts'
import { saveCode } from '../saved-code.ts'

interface PlacedChoice {
  choice: Choice
  cards: CardOffers
  /** Password of the member's card; empty if it needs none. */
  code: string
}

/**
 * Opens the card form. A step back from it leads to the payment page of the order, because the order form before it is finished.
 */
function openCardForm(toPay: ToPay, how: Parameters<typeof goToCard>[1]): void {
  showMethodsWhenBack(toPay)
  goToCard(toPay, how)
}

/** Paid or in progress: the page that shows it. Refused: the payment page, which shows the reason and every other method. */
function after(result: PayResult, toPay: ToPay): void {
  if (result.paymentState === 'refused') return go(choosePath(toPay), { replace: true })
  goAfterPaying(result)
}

/** A payment that was not accepted: the payment page of the order continues, or the result is shown. */
function afterRefusal({ refused, message }: Refused, toPay: ToPay): void {
  if (refused === 'notPayable' || refused === 'paymentChecking' || refused === 'paymentPending')
    return go(statusPath(toPay), { replace: true })
  toast(message)
  go(choosePath(toPay), { replace: true })
}

/** The saved card that pays, or that the card form is needed for another one. */
export const cardOf = ({ rest, card }: Choice, cards: CardOffers) => {
  const saved = rest?.paymentMethod === '12_bankCard' ? savedCardOf(cards, card) : undefined
  return { saved, typed: rest?.paymentMethod === '12_bankCard' && !saved }
}

/**
 * Pays the order that was just placed as chosen in the order form: a new card or a phone's wallet continues in the card form,
 * anything else is paid at once. PAY-8, PAY-9
 */
export async function payPlaced(orderId: string, { choice, cards, code }: PlacedChoice): Promise<void> {
  const toPay: ToPay = { orderId, payFor: 'order' }
  const { settlement, tip = money(0) } = choice
  const how = { tip, methods: chosenMethodsOf(settlement.lines) }
  const { saved, typed } = cardOf(choice, cards)
  if (typed) {
    saveCode(code)
    return openCardForm(toPay, { ...how, start: cards.cards.length > 0 ? 'new' : undefined })
  }
  const lines = withDetails(settlement.lines, { payable: orderId, subtype: saved && 'stored' })
  const input = { ...payableOf(toPay), payments: withCode(lines, code), ...(saved && { card: chargeOf(saved) }) }
  try {
    const result = await pay({ ...input, origin: location.origin })
    if (saved && result.paymentState === 'action') openCardForm(toPay, { ...how, start: 'bank' })
    else after(result, toPay)
  } catch (error) {
    if (!isRefused(error)) throw error
    afterRefusal(error, toPay)
  }
}
