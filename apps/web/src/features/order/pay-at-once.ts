import { couponsInUse } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import { createContext, use } from 'react'
import { useQuery } from '../../platform/queries.ts'
import type { OrderType, SubmitInput, OrderQuote } from './api.ts'

/** An order to be placed and the chosen payment methods, encoded as in the address of the payment page. */
interface OrderToPay {
  shopId: number
  orderType: OrderType
  due: Money
  withCoupons: boolean
  methodsParam: string
}

/**
 * Returns the payment lines that cover an order as it is placed, supplied by the payment feature because order cards
 * are on many pages. Undefined if the payment page is needed. PAY-9
 */
export const PayAtOnce = createContext<(order: OrderToPay) => Promise<SubmitInput['payments']>>(async () => undefined)

/**
 * Payment lines that cover the shown total, computed before the tap so that the button says what it does. Nothing is
 * paid that the button does not show. PAY-9
 */
export function usePayAtOnce(
  place: Pick<OrderToPay, 'shopId' | 'orderType' | 'methodsParam'>,
  shown: OrderQuote['calculation'] | undefined,
): SubmitInput['payments'] {
  const coverAll = use(PayAtOnce)
  const due = shown?.totalPaidAmount
  const withCoupons = couponsInUse(shown?.couponList ?? []).length > 0
  const { data } = useQuery({
    queryKey: ['payAtOnce', place, due, withCoupons],
    queryFn: async () => (due !== undefined && (await coverAll({ ...place, due, withCoupons }))) || null,
    enabled: shown !== undefined && place.methodsParam !== '',
    staleTime: 0,
    retry: false,
  })
  return data ?? undefined
}
