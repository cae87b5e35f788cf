import { type Money, money } from '@comanda/domain/money'
import {
  type ChosenMethod,
  type PaymentLine,
  type Settlement,
  settlePayment,
  type SettlementInput,
} from '@comanda/domain/payment'
import type { Methods, OwnMeans } from '../api.ts'
import { usePayDraft } from './pay-draft.ts'
import { firstRest, isRest, restNow, sameMeans } from './rest.ts'
import { tipOf, type TipOffer, type TipWish } from './tip-choice.ts'

export interface Choice {
  chosen: readonly ChosenMethod[]
  /** Selects or deselects a payment method; `most` limits its amount. */
  choose(means: OwnMeans, used: boolean, most?: Money): void
  restId: Methods['methods'][number]['paymentMethod'] | undefined
  setRest(method: Methods['methods'][number]['paymentMethod']): void
  wish: TipWish
  setWish(wish: TipWish): void
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
 * The guest's choices (`before`: those of the previous page), settled by the same rule as on the server. PAY-1, PAY-3
 */
export function useSettlement(list: Methods, before: string): Choice {
  const [{ chosen, rest: wanted, wish }, change] = usePayDraft(list, before)
  const restId = restNow(list.methods, wanted, chosen)
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
  const wished = offer ? tipOf(wish, offer, list.currency) : 0
  const tip = wished === undefined ? undefined : money(wished)
  const toSettle = { ...plain, tip: tip ?? money(0) }
  const settlement = settlePayment(toSettle)

  const choose = (means: OwnMeans, used: boolean, most?: Money) => {
    const { paymentMethod, payerId } = means
    change(now => {
      const others = now.chosen.filter(it => !sameMeans(it, means))
      const next = used ? [...others, { paymentMethod, payerId, ...(most !== undefined && { most }) }] : others
      // Payment at the venue cannot be combined: selecting an own method replaces it. PAY-3
      return { ...now, chosen: next, ...(used && !isRest(restId) && { rest: firstRest(list.methods, [means]) }) }
    })
  }
  const setRest = (method: NonNullable<typeof restId>) =>
    change(now => ({ ...now, rest: method, chosen: isRest(method) ? now.chosen : [] }))
  const setWish = (next: TipWish) => change(now => ({ ...now, wish: next }))
  const rest = settlement.lines.find(line => line.paymentMethod === restId)
  return { chosen, choose, restId, setRest, wish, setWish, offer, tip, settlement, rest, toSettle }
}
