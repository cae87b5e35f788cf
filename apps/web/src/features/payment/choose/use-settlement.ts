import { type Money, money } from '@comanda/domain/money'
import { type ChosenMeans, type PaymentLine, type Settlement, settleBy, type ToSettle } from '@comanda/domain/payment'
import { useState } from 'react'
import type { Methods, OwnMeans } from '../api.ts'
import { readMeans } from '../ways.ts'
import { firstWish, tipOf, type TipOffer, type TipWish } from './tip-wish.ts'

const same = (a: { paymentMethod: string; payerId: string }, b: { paymentMethod: string; payerId: string }) =>
  a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

const isRest = (method: string | undefined): boolean => method !== undefined && method !== 'out-line'

type Offered = Pick<Methods['methods'][number], 'paymentMethod' | 'enabled'>

/** What pays the rest at first: at the venue nothing else is used, so that it is none beside a chosen means. PAY-3 */
export const firstRest = <M extends Offered>(methods: readonly M[], beside: readonly unknown[]) =>
  methods.find(it => it.enabled && (beside.length === 0 || isRest(it.paymentMethod)))?.paymentMethod

/** What pays the rest: what was wanted as long as it is on offer, else what would at first. */
export const restNow = <M extends Offered>(
  methods: readonly M[],
  wanted: string | undefined,
  beside: readonly unknown[],
) => methods.find(it => it.enabled && it.paymentMethod === wanted)?.paymentMethod ?? firstRest(methods, beside)

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
  const [chosen, setChosen] = useState<readonly ChosenMeans[]>(() =>
    readMeans(before).filter(it => list.means.some(means => same(means, it))),
  )
  const [wanted, setRestId] = useState(() => firstRest(list.methods, chosen))
  const restId = restNow(list.methods, wanted, chosen)
  const [wish, setWish] = useState<TipWish>(() => (list.tip ? firstWish(list.tip) : { wish: 'none' }))
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
    const others = chosen.filter(it => !same(it, means))
    const { paymentMethod, payerId } = means
    setChosen(used ? [...others, { paymentMethod, payerId, ...(most !== undefined && { most }) }] : others)
    // At the venue nothing else is used: choosing a means is choosing to pay here. PAY-3
    if (used && !isRest(restId)) setRestId(firstRest(list.methods, [means]))
  }
  const setRest = (method: NonNullable<typeof restId>) => {
    setRestId(method)
    if (!isRest(method)) setChosen([])
  }
  const rest = settlement.lines.find(line => line.paymentMethod === restId)
  return { chosen, choose, restId, setRest, wish, setWish, offer, tip, settlement, rest, toSettle }
}
