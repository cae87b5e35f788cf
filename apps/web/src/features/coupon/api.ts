import { cart as cartCalls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { coupon as calls } from '@comanda/contract/coupon'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { useUser } from '../../platform/session.ts'

export type Coupon = ResponseOf<typeof calls.availableCouponList>['coupons'][number]
export type CartAnswer = ResponseOf<typeof cartCalls.useCoupon>

/** Place of the cart that coupons are used in. */
export interface CouponPlace {
  shopId: number
  businessType: 1100 | 1200 | 1300
  tableId?: string | undefined
}

/** The guest's coupons, each with the reason why it cannot be used at this store; empty for a signed-out guest. */
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

/** Applies a coupon to the cart or removes it. The screen shows a refusal. CART-14 */
export function useAttach(place: CouponPlace) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ couponCode, on }: { couponCode: string; on: boolean }) =>
      send(on ? cartCalls.useCoupon : cartCalls.cancelUseCoupon, { ...place, couponCode }, { shows: 'toast' }),
    onError: () => void queries.invalidateQueries({ queryKey: [calls.availableCouponList.path] }),
  })
}

/** The lists of coupons: those that are usable now or later, used, or expired. */
export type ListState = Exclude<Coupon['state'], 'notStarted'>
export type CouponShop = ResponseOf<typeof calls.templateDetail>['shops'][number]

/** Retries a request without an answer, not a refused one. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** The guest's coupons in a state, for all stores. CARD-6 */
export function useOwnCoupons(state: ListState) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [calls.availableCouponList.path, state, customerId],
    queryFn: ({ signal }) => send(calls.availableCouponList, { state }, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    retry: worthRetrying,
  })
}

/** A coupon template with its stores, nearest first if a position is given. CARD-6 */
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

/** Adds the coupon of a code to the wallet. */
export function useRedeemCoupon() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (couponCode: string) => sendOnce(calls.redeem, { couponCode }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [calls.availableCouponList.path] }),
  })
}
