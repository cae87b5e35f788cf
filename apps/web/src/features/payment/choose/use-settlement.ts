import { type Money, money } from '@comanda/domain/money'
import { type ChosenMeans, type PaymentLine, type Settlement, settleBy, type ToSettle } from '@comanda/domain/payment'
import type { Methods, OwnMeans } from '../api.ts'
import { usePayDraft } from './pay-draft.ts'
import { firstRest, isRest, restNow, sameMeans } from './rest.ts'
import { tipOf, type TipOffer, type TipWish } from './tip-wish.ts'

export interface Choice {
  chosen: readonly ChosenMeans[]
  /** Uses a means or leaves it; with an amount: at most so much of it. */
  choose(means: OwnMeans, used: boolean, most?: Money): void
  restId: Methods['methods'][number]['paymentMethod'] | undefined
  setRest(method: Methods['methods'][number]['paymentMethod']): void
  wish: TipWish
  setWish(wish: TipWish): void
  /** The tip, where one can be given with what pays. */
  offer: TipOffer | undefined
  /** Undefined while what was typed is no amount. */
  tip: Money | undefined
  settlement: Settlement
  rest: PaymentLine | undefined
  /** What is settled from what is chosen, for a means' own word. */
  toSettle: ToSettle
}

/** What the guest chose (`before`: on the page before), and what it comes to by the same rule as at the server. PAY-1, PAY-3 */
export function useSettlement(list: Methods, before: string): Choice {
  const [{ chosen, rest: wanted, wish }, change] = usePayDraft(list, before)
  const restId = restNow(list.methods, wanted, chosen)
  const { methods: tipped = [] } = list.tip ?? {}
  const plain: ToSettle = {
    due: list.dueAmount,
    tip: money(0),
    offers: list.means,
    chosen,
    withCoupons: list.withCoupons,
    ...(restId && { rest: restId }),
    ...(list.ccFee && { ccFee: list.ccFee }),
    takesTip: method => tipped.includes(method),
  }
  const pays = settleBy(plain).lines
  const offer = pays.some(line => tipped.includes(line.paymentMethod)) ? list.tip : undefined
  const wished = offer ? tipOf(wish, offer, list.currency) : 0
  const tip = wished === undefined ? undefined : money(wished)
  const toSettle = { ...plain, tip: tip ?? money(0) }
  const settlement = settleBy(toSettle)

  const choose = (means: OwnMeans, used: boolean, most?: Money) => {
    const { paymentMethod, payerId } = means
    change(now => {
      const others = now.chosen.filter(it => !sameMeans(it, means))
      const next = used ? [...others, { paymentMethod, payerId, ...(most !== undefined && { most }) }] : others
      // At the venue nothing else is used: choosing a means is choosing to pay here. PAY-3
      return { ...now, chosen: next, ...(used && !isRest(restId) && { rest: firstRest(list.methods, [means]) }) }
    })
  }
  const setRest = (method: NonNullable<typeof restId>) =>
    change(now => ({ ...now, rest: method, chosen: isRest(method) ? now.chosen : [] }))
  const setWish = (next: TipWish) => change(now => ({ ...now, wish: next }))
  const rest = settlement.lines.find(line => line.paymentMethod === restId)
  return { chosen, choose, restId, setRest, wish, setWish, offer, tip, settlement, rest, toSettle }
}
