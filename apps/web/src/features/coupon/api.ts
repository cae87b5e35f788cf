import { cart as cartCalls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { coupon as calls } from '@comanda/contract/coupon'
import { useMutation, useQuery, useQueryClient } from '../../platform/queries.ts'
import { send } from '../../platform/send/index.ts'
import { useUser } from '../../platform/session.ts'

export type Coupon = ResponseOf<typeof calls.availableCouponList>['coupons'][number]
export type CartAnswer = ResponseOf<typeof cartCalls.useCoupon>

/** Where coupons are to be used: a cart's place. */
export interface CouponPlace {
  shopId: number
  businessType: 1100 | 1200 | 1300
  tableId?: string | undefined
}

/** The guest's own coupons, each with what keeps it from being used at this store; nothing for who is not signed in. */
export function useCoupons({ shopId, businessType }: CouponPlace) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [calls.availableCouponList.path, shopId, businessType, customerId],
    queryFn: ({ signal }) => send(calls.availableCouponList, { shopId, businessType }, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    staleTime: 30_000,
    retry: 1,
  })
}

/** Attaches a coupon to the cart, or takes it off. Why it was refused is said by the screen. CART-14 */
export function useAttach(place: CouponPlace) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ couponCode, on }: { couponCode: string; on: boolean }) =>
      send(on ? cartCalls.useCoupon : cartCalls.cancelUseCoupon, { ...place, couponCode }, { shows: 'toast' }),
    onError: () => void queries.invalidateQueries({ queryKey: [calls.availableCouponList.path] }),
  })
}
