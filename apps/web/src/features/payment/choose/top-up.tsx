import { type Currency, type Money } from '@comanda/domain/money'
import { paymentBusiness, type PaymentMethod, providerOf, disabledReasonOf } from '@comanda/domain/payment'
import type { ReactNode } from 'react'
import { go } from '../../../platform/navigation.ts'
import type { Methods, OwnMeans } from '../api.ts'
import { chooseWay, goToCard } from '../ways.ts'
import { CardCode } from './card-code.tsx'

interface TopUpAsk {
  cardId: string
  shopId: number
  due: Money
  currency: Currency
  pays: { orderId: string; businessType?: 2001 }
  asksCode: boolean
  renderCode: (field: { code: string; error: string; onCode: (code: string) => void }) => ReactNode
  onMade: (rechargeId: string) => void
}

/** Recharge, rendered by the card feature. */
export type RenderTopUp = (input: TopUpAsk) => ReactNode

type Rest = Pick<Methods, 'methods'>

const takes = ({ methods }: Rest, isOne: (method: PaymentMethod) => boolean): boolean =>
  methods.some(({ paymentMethod, enabled }) => enabled && isOne(paymentMethod))

/** The card that could pay everything after a recharge, if a method to pay the recharge is available. PAY-7 */
export function cardToFill({
  means,
  dueAmount,
  withCoupons,
  methods,
}: Rest & Pick<Methods, 'means' | 'dueAmount' | 'withCoupons'>): OwnMeans | undefined {
  const canBeFilled = takes({ methods }, method => providerOf(method) !== undefined)
  return means.find(one => {
    if (!canBeFilled || one.paymentMethod !== '16_msBalance' || one.balance >= dueAmount) return false
    const why = disabledReasonOf(one, { offers: means, chosen: [], withCoupons })
    return why === undefined || why === 'empty'
  })
}

/** Offers to recharge the card and pay with it if its balance is too low. PAY-7 */
export function TopUp({ list, render }: { list: Methods; render: RenderTopUp }) {
  const { result, shopId, dueAmount, currency } = list
  const card = cardToFill(list)
  if (!card || (result.payFor !== 'order' && result.payFor !== 'bill')) return null
  const { orderId, payFor } = result
  return render({
    cardId: card.payerId,
    shopId,
    due: dueAmount,
    currency,
    pays: payFor === 'bill' ? { orderId, businessType: paymentBusiness.bill } : { orderId },
    asksCode: card.securityFrom !== undefined && dueAmount >= card.securityFrom,
    renderCode: field => <CardCode card={card} {...field} />,
    onMade: rechargeId => {
      const toPay = { orderId: rechargeId, payFor: 'recharge' as const }
      if (takes(list, method => method === '12_bankCard')) goToCard(toPay, 0)
      else go(chooseWay(toPay))
    },
  })
}
