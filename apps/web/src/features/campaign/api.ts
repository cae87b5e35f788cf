import { campaign as calls } from '@comanda/contract/campaign'
import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { type CallInput, send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { useUser } from '../../platform/session.ts'

type Of<K extends keyof typeof calls> = ResponseOf<(typeof calls)[K]>
export type Collectable = Of<'queryCollectList'>['campaigns'][number]
export type SignIn = Of<'getSignInRecords'>['campaigns'][number]
export type StampCard = Of<'queryStampCards'>['campaigns'][number]
export type Spending = Of<'queryCumulativeConsumeSendGift'>['campaigns'][number]
export type PackageOffer = Of<'queryPackages'>['campaigns'][number]
export type HeldPackage = Of<'queryPurchasedPackages'>['packages'][number]
export type Referral = Of<'queryReferral'>
export type Reward = Collectable['reward']

/** A query that is cached separately by person and language. */
function useOwn<C extends CallSpec>(call: C, input: CallInput<C>, enabled = true) {
  const { customerId, isMember } = useUser()
  return useQuery<ResponseOf<C>>({
    queryKey: [call.path, input, customerId, isMember, currentLocale().id],
    queryFn: ({ signal }) => send(call, input, { signal, shows: 'silent' }),
    enabled,
  })
}

export const useCollectList = (shopId?: number) =>
  useOwn(calls.queryCollectList, shopId === undefined ? {} : { shopId })
export const useOpenCardGifts = () => useOwn(calls.queryOpenCardList, {})
export const useSignIns = () => useOwn(calls.getSignInRecords, {})
export const useStampCards = () => useOwn(calls.queryStampCards, {})
export const useStamps = (enabled: boolean) => useOwn(calls.queryStamps, {}, enabled)
export const useSpending = () => useOwn(calls.queryCumulativeConsumeSendGift, {})
export const useReferral = (enabled: boolean) => useOwn(calls.queryReferral, {}, enabled)
export const usePackageOffers = () => useOwn(calls.queryPackages, {})
export const useOwnPackages = (enabled: boolean) => useOwn(calls.queryPurchasedPackages, {}, enabled)

/** How often campaigns gave the caller something. */
export const useParticipations = (campaignIds: readonly string[]) =>
  useOwn(calls.batchQuery, { campaignIds: campaignIds.slice(0, 50) }, useUser().isMember && campaignIds.length > 0)

/** Reads everything again that a reward may have changed: points, balance, coupons, campaigns. */
function useRewarded() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries()
}

export function useCollect() {
  const rewarded = useRewarded()
  return useMutation({
    mutationFn: (campaignId: string) => send(calls.collect, { campaignId }, { shows: 'toast' }),
    onSettled: rewarded,
  })
}

export function useSignInToday() {
  const rewarded = useRewarded()
  return useMutation({
    mutationFn: (campaignId: string) => send(calls.signIn, { campaignId }, { shows: 'toast' }),
    onSettled: rewarded,
  })
}

export const useBuyPackage = () =>
  useMutation({
    mutationFn: ({ soldBy, campaignId, price }: PackageOffer) =>
      sendOnce(calls.submitPackage, { shopId: soldBy, campaignId, price }, { shows: 'toast' }),
  })

/** Accepts an invitation; a refusal is shown. */
export const acceptInvitation = (code: string) => send(calls.acceptReferral, { code }, { shows: 'toast' })
