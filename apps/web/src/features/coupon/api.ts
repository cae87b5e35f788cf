import { cart as cartCalls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { coupon as calls } from '@comanda/contract/coupon'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useMutation, useQuery, useQueryClient } from '../../platform/queries.ts'
import { isRefused, send } from '../../platform/send/index.ts'
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

export type CouponState = Coupon['state']
export type CouponShop = ResponseOf<typeof calls.templateDetail>['shops'][number]

/** Asking again helps where nothing was said, not where the answer was no. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** The guest's own coupons in a state, wherever they are good. CARD-6 */
export function useOwnCoupons(state: CouponState) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [calls.availableCouponList.path, state, customerId],
    queryFn: ({ signal }) => send(calls.availableCouponList, { state }, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    retry: worthRetrying,
  })
}

/** A kind of coupon with its stores; nearest first once the guest says where they are. CARD-6 */
export const useCouponTemplate = (
  couponTemplateId: string,
  point: { latitude: number; longitude: number } | undefined,
) =>
  useQuery({
    queryKey: [calls.templateDetail.path, couponTemplateId, point, currentLocale().id],
    queryFn: ({ signal }) => send(calls.templateDetail, { couponTemplateId, ...point }, { signal, shows: 'silent' }),
    enabled: couponTemplateId !== '',
    staleTime: 300_000,
    retry: worthRetrying,
  })

/** Puts the coupon of a code into the wallet. */
export function useRedeemCoupon() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (couponCode: string) => send(calls.redeem, { couponCode }, { shows: 'silent' }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [calls.availableCouponList.path] }),
  })
}
