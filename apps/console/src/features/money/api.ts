import { counterCalls } from '@comanda/contract/counter'
import { staffStoredValueCalls } from '@comanda/contract/storedvalue'
import { staffCardCalls } from '@comanda/contract/card'
import { staffGiftCardCalls } from '@comanda/contract/giftcard'
import { staffCouponCalls } from '@comanda/contract/coupon'
import type { ResponseOf } from '@comanda/contract/core'
import { inLanguage, type Words } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type Facts = ResponseOf<typeof counterCalls.brandFacts>
export type StoredValueSetup = ResponseOf<typeof staffStoredValueCalls.storedValueSetup>
export type StoredProgram = StoredValueSetup['programs'][number]['program']
export type MembershipSetup = ResponseOf<typeof staffCardCalls.membershipSetup>['programs'][number]
export type PointsRule = MembershipSetup['points']['pointsRules'][number]
export type Level = MembershipSetup['levels']['levels'][number]
export type GiftSetup = ResponseOf<typeof staffGiftCardCalls.giftProgramSetup>['programs'][number]
export type GiftProgram = GiftSetup['program']
export type CouponSetup = ResponseOf<typeof staffCouponCalls.couponSetup>['templates'][number]
export type CouponTemplate = CouponSetup['template']

/** What a part of the brand's money is given. */
export interface PartProps {
  shopId: number
  facts: Facts
}

/** What the parts of a gift card's form are given. */
export interface GiftFormProps {
  shopId: number
  program: GiftProgram
  isNew: boolean
  facts: Facts
  faultAt: (field: string) => string | undefined
  onChange: (program: GiftProgram) => void
}

const keyOf = (shopId: number, part: string) => ['money', shopId, part] as const

/** What every part of the brand’s money is set with: stores, currencies, dishes. */
export const useFacts = (shopId: number) =>
  useQuery({ queryKey: keyOf(shopId, 'facts'), queryFn: () => send(counterCalls.brandFacts, { shopId }) })

/** What guests may put on a card, and what comes extra, as it is set. */
export const useStoredValue = (shopId: number) =>
  useQuery({
    queryKey: keyOf(shopId, 'storedValue'),
    queryFn: () => send(staffStoredValueCalls.storedValueSetup, { shopId }),
  })

/** How points are given and used, and the levels, as they are set. */
export const useMembership = (shopId: number) =>
  useQuery({ queryKey: keyOf(shopId, 'membership'), queryFn: () => send(staffCardCalls.membershipSetup, { shopId }) })

/** The gift cards that are sold, as they are set. CARD-5 */
export const useGiftPrograms = (shopId: number) =>
  useQuery({ queryKey: keyOf(shopId, 'gifts'), queryFn: () => send(staffGiftCardCalls.giftProgramSetup, { shopId }) })

/** The templates that coupons are given from. */
export const useCoupons = (shopId: number) =>
  useQuery({ queryKey: keyOf(shopId, 'coupons'), queryFn: () => send(staffCouponCalls.couponSetup, { shopId }) })

/** A name in the language of the screen. */
export const nameOf = (name: Partial<Words>): string => inLanguage(name, currentLocale().id) || t('money.unnamed')

/** An id for something new. */
export const newId = (what: string): string => `${what}-${crypto.randomUUID().slice(0, 8)}`

/** The stores' currencies, each once. */
export const currenciesOf = (facts: Facts): Facts['shops'][number]['currency'][] => [
  ...new Map(facts.shops.map(({ currency }) => [currency.currencyCode, currency])).values(),
]
