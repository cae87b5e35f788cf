import { couponsTaken } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import { createContext, use } from 'react'
import { useQuery } from '../../platform/queries.ts'
import type { OrderType, SubmitAsk, WorkedOut } from './api.ts'

/** An order about to be placed, and the means that were chosen, as the payment's address carries them. */
interface OrderToPay {
  shopId: number
  orderType: OrderType
  due: Money
  withCoupons: boolean
  means: string
}

/**
 * What pays all of an order as it is placed, from the feature of paying: cards of orders stand on many pages, each of which
 * may order the same again. Undefined where there is more to say first. PAY-9
 */
export const PayAtOnce = createContext<(order: OrderToPay) => Promise<SubmitAsk['payments']>>(async () => undefined)

/**
 * What pays all of an order as it is placed, for the total that is shown: known ahead of the tap, so that the button says what
 * it does. What the button did not say is not paid. PAY-9
 */
export function usePayAtOnce(
  place: Pick<OrderToPay, 'shopId' | 'orderType' | 'means'>,
  shown: WorkedOut['calculation'] | undefined,
): SubmitAsk['payments'] {
  const coverAll = use(PayAtOnce)
  const due = shown?.totalPaidAmount
  const withCoupons = couponsTaken(shown?.couponList ?? []).length > 0
  const { data } = useQuery({
    queryKey: ['payAtOnce', place, due, withCoupons],
    queryFn: async () => (due !== undefined && (await coverAll({ ...place, due, withCoupons }))) || null,
    enabled: shown !== undefined && place.means !== '',
    staleTime: 0,
    retry: false,
  })
  return data ?? undefined
}
