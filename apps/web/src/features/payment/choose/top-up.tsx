import { type Currency, type Money, money } from '@comanda/domain/money'
import { paymentBusiness, type PaymentMethod, providerOf, disabledReasonOf } from '@comanda/domain/payment'
import type { ReactNode } from 'react'
import { go } from '../../../platform/navigation.ts'
import type { Methods, OwnMethod } from '../api.ts'
import { choosePath, goToCard } from '../payment-paths.ts'
import { CardCode } from './card-code.tsx'

/** Proof for paying with one card. CARD-1 */
interface CardNeeds {
  needsCode: boolean
  renderCode: (field: { code: string; error: string; onCode: (code: string) => void }) => ReactNode
}

interface TopUpInput {
  shopId: number
  /** With the tip. */
  due: Money
  currency: Currency
  pays: { orderId: string; businessType?: 2001; tipAmount?: number }
  /** Undefined for a card that could not pay this after a recharge. */
  needsOf: (cardId: string) => CardNeeds | undefined
  onMade: (rechargeId: string) => void
}

/** Recharge, rendered by the card feature. */
export type RenderTopUp = (input: TopUpInput) => ReactNode

type Rest = Pick<Methods, 'methods'>

const accepts = ({ methods }: Rest, isOne: (method: PaymentMethod) => boolean): boolean =>
  methods.some(({ paymentMethod, enabled }) => enabled && isOne(paymentMethod))

/** The cards that could pay everything after a recharge, if a method to pay the recharge is available. PAY-7 */
export function cardsToFill({
  means: ownMethods,
  dueAmount,
  withCoupons,
  methods,
  tip = 0,
}: Rest & Pick<Methods, 'means' | 'dueAmount' | 'withCoupons'> & { tip?: number }): OwnMethod[] {
  const canBeFilled = accepts({ methods }, method => providerOf(method) !== undefined)
  return ownMethods.filter(one => {
    if (!canBeFilled || one.paymentMethod !== '16_msBalance' || one.balance >= dueAmount + tip) return false
    const reason = disabledReasonOf(one, { offers: ownMethods, chosen: [], withCoupons })
    return reason === undefined || reason === 'empty'
  })
}

/** Offers to recharge the card and pay with it if its balance is too low. PAY-7 */
export function TopUp({ list, tip, render }: { list: Methods; tip: Money; render: RenderTopUp }) {
  const { result, shopId, dueAmount, currency } = list
  const cards = cardsToFill({ ...list, tip })
  if (cards.length === 0 || (result.payFor !== 'order' && result.payFor !== 'bill')) return null
  const { orderId, payFor } = result
  const due = money(dueAmount + tip)
  const paid = { orderId, ...(tip > 0 && { tipAmount: tip }) }
  return render({
    shopId,
    due,
    currency,
    pays: payFor === 'bill' ? { ...paid, businessType: paymentBusiness.bill } : paid,
    needsOf: cardId => {
      const card = cards.find(({ payerId }) => payerId === cardId)
      if (!card) return undefined
      const needsCode = card.securityFrom !== undefined && due >= card.securityFrom
      return { needsCode, renderCode: field => <CardCode card={card} {...field} /> }
    },
    onMade: rechargeId => {
      const toPay = { orderId: rechargeId, payFor: 'recharge' as const }
      if (accepts(list, method => method === '12_bankCard')) goToCard(toPay, { tip: 0 })
      else go(choosePath(toPay))
    },
  })
}
