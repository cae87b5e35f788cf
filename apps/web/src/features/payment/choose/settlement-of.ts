import { type Money, money } from '@comanda/domain/money'
import {
  type ChosenMethod,
  type PaymentLine,
  type Settlement,
  settlePayment,
  type SettlementInput,
} from '@comanda/domain/payment'
import type { ChangeDraft } from '../../../platform/device/draft-store.ts'
import type { Methods, OwnMethod, PaymentOffer } from '../api.ts'
import { type CardChoice, cardNow, type CardOffers } from './card-choice.ts'
import type { PayDraft } from './pay-draft.ts'
import { firstRest, isRest, currentRestMethod, isSameMethod } from './rest-method.ts'
import { tipOf, type TipOffer, type TipChoice } from './tip-choice.ts'

export interface Choice {
  chosen: readonly ChosenMethod[]
  /** Selects or deselects a payment method; `most` limits its amount. */
  choose(method: OwnMethod, used: boolean, most?: Money): void
  restId: Methods['methods'][number]['paymentMethod'] | undefined
  setRest(method: Methods['methods'][number]['paymentMethod']): void
  /** Source of the card payment, if the rest is paid by card. */
  card: CardChoice
  setCard(card: CardChoice): void
  tipChoice: TipChoice
  setTip(tipChoice: TipChoice): void
  /** The tip choices, if the chosen methods allow a tip. */
  offer: TipOffer | undefined
  /** Undefined while the typed amount is invalid. */
  tip: Money | undefined
  settlement: Settlement
  rest: PaymentLine | undefined
  /** Input of the settlement, for the texts of each method. */
  toSettle: SettlementInput
}

/**
 * The guest's choices in a draft, settled by the same rule as on the server. Own methods are not used beside payment at the venue;
 * the draft stores them, so that they are used again with another method, also after a reload. PAY-1, PAY-3
 */
export function settlementOf(
  list: PaymentOffer,
  [{ chosen: stored, rest: preferredRest, tip: tipChoice, card: preferredCard }, change]: [
    PayDraft,
    ChangeDraft<PayDraft>,
  ],
  cards: CardOffers,
): Choice {
  const restId = currentRestMethod(list.methods, preferredRest, stored)
  const atVenue = restId !== undefined && !isRest(restId)
  const chosen = atVenue ? [] : stored
  const { methods: tipped = [] } = list.tip ?? {}
  const plain: SettlementInput = {
    due: list.dueAmount,
    tip: money(0),
    offers: list.means,
    chosen,
    withCoupons: list.withCoupons,
    ...(restId && { rest: restId }),
    ...(list.ccFee && { ccFee: list.ccFee }),
    takesTip: method => tipped.includes(method),
  }
  const pays = settlePayment(plain).lines
  const offer = pays.some(line => tipped.includes(line.paymentMethod)) ? list.tip : undefined
  const chosenTip = offer ? tipOf(tipChoice, offer, list.currency) : 0
  const tip = chosenTip === undefined ? undefined : money(chosenTip)
  const toSettle = { ...plain, tip: tip ?? money(0) }
  const settlement = settlePayment(toSettle)

  const choose = (means: OwnMethod, used: boolean, most?: Money) => {
    const { paymentMethod, payerId } = means
    change(now => {
      const others = atVenue ? [] : now.chosen.filter(it => !isSameMethod(it, means))
      const next = used ? [...others, { paymentMethod, payerId, ...(most !== undefined && { most }) }] : others
      // Payment at the venue cannot be combined: selecting an own method replaces it. PAY-3
      return { ...now, chosen: next, ...(used && !isRest(restId) && { rest: firstRest(list.methods, [means]) }) }
    })
  }
  const setRest = (method: NonNullable<typeof restId>) => change(now => ({ ...now, rest: method }))
  const card = cardNow(cards, preferredCard)
  const setCard = (next: CardChoice) => change(now => ({ ...now, rest: '12_bankCard', card: next }))
  const setTip = (next: TipChoice) => change(now => ({ ...now, tip: next }))
  const rest = settlement.lines.find(line => line.paymentMethod === restId)
  return { chosen, choose, restId, setRest, card, setCard, tipChoice, setTip, offer, tip, settlement, rest, toSettle }
}
