import { couponsInUse, type Calculation } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import {
  cardSurcharge,
  type PaymentMethod,
  paymentTypeOf,
  tipChoices,
  tipTotalsOf,
  withoutExtras,
} from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import { useState } from 'react'
import { useUser } from '../../../platform/session.ts'
import { type PaymentOffer, useCardFee, useCardList, useCheckoutMethods, useTipConfig } from '../api.ts'
import type { CardOffers } from '../choose/card-choice.ts'
import { walletsHere } from '../phone-wallets.ts'

export interface CheckoutInput {
  shopId: number
  orderType: BizType
  calculation: Calculation
  /** Payment methods of the store for this kind of order. */
  accepted: readonly string[]
  /** Whether the guest's own methods can pay here. PAY-5 */
  takesOwn: boolean
}

/** The tip choices for a calculation, computed by the same rule as for the placed order. PRICE-7 */
function tipOf(config: ReturnType<typeof useTipConfig>['data'], calculation: Calculation, methods: readonly string[]) {
  if (!config?.tip) return undefined
  const { tip } = config
  const totals = tipTotalsOf(calculation)
  const most = Math.max(totals.totalAmount, totals.totalPaidAmount)
  return {
    config: tip,
    choices: tipChoices(totals, { ...tip, bizTypes: [] }),
    methods: methods.filter(method => tip.tipPaymentUids.length === 0 || tip.tipPaymentUids.includes(method)),
    mostAmount: money(tip.useCustomPayment ? most : 0),
  }
}

interface CheckoutOffer {
  offer: PaymentOffer
  cards: CardOffers
  /** Requests the saved cards again. */
  refetchCards: () => Promise<unknown>
}

interface Loaded {
  offered: readonly PaymentMethod[]
  means: PaymentOffer['means']
  tip: ReturnType<typeof useTipConfig>['data']
  ccFee: PaymentOffer['ccFee']
}

/** The offer as the payment page gets it for a placed order. */
function offerOf(
  { shopId, orderType, calculation }: CheckoutInput,
  { offered, means, tip, ccFee }: Loaded,
): PaymentOffer {
  const dueAmount = withoutExtras(calculation)
  const shownTip = tipOf(tip, calculation, [...offered, ...new Set(means.map(one => one.paymentMethod))])
  return {
    orderId: `${shopId}.${orderType}`,
    methods: offered.map(paymentMethod => ({
      paymentMethod,
      paymentType: paymentTypeOf(paymentMethod),
      amount: dueAmount,
      ccAmount: paymentMethod === '12_bankCard' ? cardSurcharge(dueAmount, ccFee) : money(0),
      enabled: true,
    })),
    means,
    dueAmount,
    currency: calculation.currency,
    withCoupons: couponsInUse(calculation.couponList).length > 0,
    ...(ccFee && { ccFee }),
    ...(shownTip && { tip: shownTip }),
  }
}

/** The guest's own methods, if they can pay here. */
function useOwnMethods(due: { shopId: number; orderType: BizType; amount: number }, takesOwn: boolean) {
  const hasAccount = useUser().customerId > 0
  const enabled = hasAccount && takesOwn && due.amount > 0
  const { data, isLoading } = useCardList(due, enabled)
  return { isLoading, means: enabled ? (data?.means ?? []) : [] }
}

/** The methods accepted here, the saved cards and the wallets of this phone. */
function useMethods(due: Parameters<typeof useCheckoutMethods>[0], accepted: readonly string[]) {
  const [walletsOfPhone] = useState(walletsHere)
  const { data, isLoading, refetch } = useCheckoutMethods(due)
  const known = data?.methods ?? accepted
  return {
    isLoading,
    refetch,
    offered: known.filter((method): method is PaymentMethod => accepted.includes(method)),
    cards: { cards: data?.cards ?? [], wallets: (data?.wallets ?? []).filter(it => walletsOfPhone.includes(it)) },
  }
}

/**
 * What can pay an order that is not placed yet, its tip choices and card fee; undefined until all of it is loaded. What fails to
 * load is left out: the store's methods are known, and the payment page of the placed order requests everything again. PAY-5
 */
export function useCheckoutOffer(input: CheckoutInput): CheckoutOffer | undefined {
  const { shopId, orderType, calculation, accepted, takesOwn } = input
  const due = { shopId, orderType, amount: withoutExtras(calculation) }
  const methods = useMethods(due, accepted)
  const own = useOwnMethods(due, takesOwn)
  const tip = useTipConfig(shopId, orderType)
  const fee = useCardFee(shopId)
  if ([methods, own, tip, fee].some(query => query.isLoading)) return undefined
  const { offered, cards, refetch: refetchCards } = methods
  const offer = offerOf(input, { offered, means: own.means, tip: tip.data, ccFee: fee.data?.ccFee })
  return { offer, cards, refetchCards }
}
