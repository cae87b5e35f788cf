import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { brandKey } from '../../forms/brand-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type Setup = ResponseOf<typeof calls.couponSetup>['templates'][number]
export type Coupon = SettingsOf<typeof calls.saveCouponTemplate>
export type CouponTemplate = Coupon['template']

/** The templates that coupons are given from. */
export const useCoupons = (shopId: number) =>
  useQuery({ queryKey: brandKey(shopId, 'coupons'), queryFn: () => send(calls.couponSetup, { shopId }) })
