import { agreement } from '@comanda/contract/agreement'
import { card } from '@comanda/contract/card'
import type { ResponseOf } from '@comanda/contract/core'
import { storedvalue as calls } from '@comanda/contract/storedvalue'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../../platform/cache/queries.ts'
import { currentLocale, t } from '../../../platform/i18n/index.ts'
import { isRefused, type CallInput, send } from '../../../platform/send/index.ts'
import { sendAfterTerms } from '../../../platform/cache/ask-for-terms.ts'
import { sendOnce } from '../../../platform/cache/send-once.ts'

export type StoredValueProgram = ResponseOf<typeof calls.queryList>['programs'][number]
export type Gear = StoredValueProgram['programRules'][number]
export type Recharge = ResponseOf<typeof calls.detail>
export type Transfer = ResponseOf<typeof card.transferDetail>

const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

const language = () => currentLocale().id

/** Returns an empty list if the answer says that there are no programs. API-5 */
export async function programsOrNone(
  input: () => Promise<ResponseOf<typeof calls.queryList>>,
): Promise<ResponseOf<typeof calls.queryList>> {
  try {
    return await input()
  } catch (error) {
    if (isRefused(error, 'noStoredValue')) return { programs: [] }
    throw error
  }
}

/** Where the amount chosen in a program is stored until it is paid. */
export const rechargeDraftKey = ({ id, versionId }: Pick<StoredValueProgram, 'id' | 'versionId'>): string =>
  `rechargeDraft.${id}.${versionId}`

/** Programs that fill a card; an empty list if there are none. API-5 */
export const usePrograms = (cardId: string) =>
  useQuery({
    queryKey: [calls.queryList.path, cardId, language()],
    queryFn: ({ signal }) => programsOrNone(() => send(calls.queryList, { cardId }, { signal, shows: 'silent' })),
    staleTime: 0,
    retry: worthRetrying,
  })

export type RuleDetail = ResponseOf<typeof calls.queryRuleDetail>
export type ExtraGift = ResponseOf<typeof calls.queryGiftDetail>['extraGiftInfos'][number]

/** The screen of a program's rules: those of a version, else of today. */
export const rulesPath = (id: string, versionId?: string): string =>
  `/cardRecharge?rules=${encodeURIComponent(id)}${versionId === undefined ? '' : `&version=${encodeURIComponent(versionId)}`}`

/** A program as it is sold to the caller now. */
export const useProgramNow = (id: string) =>
  useQuery({
    queryKey: [calls.queryDetail.path, id, language()],
    queryFn: ({ signal }) => send(calls.queryDetail, { id }, { signal, shows: 'silent' }),
    retry: worthRetrying,
  })

/** The rules of a program: of a version, else the newest. */
export const useRuleDetail = (id: string, versionId: string | undefined) =>
  useQuery({
    queryKey: [calls.queryRuleDetail.path, id, versionId, language()],
    queryFn: ({ signal }) =>
      send(calls.queryRuleDetail, { id, ...(versionId !== undefined && { versionId }) }, { signal, shows: 'silent' }),
    retry: worthRetrying,
  })

/** The bonus of an amount for the caller. */
export const useGifts = (id: string, ruleId: string) =>
  useQuery({
    queryKey: [calls.queryGiftDetail.path, id, ruleId, language()],
    queryFn: ({ signal }) => send(calls.queryGiftDetail, { id, ruleId }, { signal, shows: 'silent' }),
    placeholderData: keepPreviousData,
    retry: worthRetrying,
  })

export type SmartOffer = ResponseOf<typeof calls.queryIntelligentPrograms>['offers'][number]

/** Recharge amounts that together with the balance cover an amount. PAY-7 */
export const useSmartOffers = (input: CallInput<typeof calls.queryIntelligentPrograms>) =>
  useQuery({
    queryKey: [calls.queryIntelligentPrograms.path, input, language()],
    queryFn: ({ signal }) => send(calls.queryIntelligentPrograms, input, { signal, shows: 'silent' }),
    staleTime: 0,
    retry: worthRetrying,
  })

/** Current terms of recharging. */
export const useTerms = (agreementId: string) =>
  useQuery({
    queryKey: [agreement.getById.path, agreementId, language()],
    queryFn: ({ signal }) => send(agreement.getById, { agreementId }, { signal, shows: 'silent' }),
    retry: worthRetrying,
  })

/** Why a recharge cannot be sent yet: its agreement is not accepted or not loaded. PAY-7 */
export function submitProblem(
  agreed: boolean,
  { data, error }: { data?: unknown; error: unknown },
): string | undefined {
  if (!agreed) return t('settlement.order.pickAgreement')
  if (data) return undefined
  return error instanceof Error ? error.message : t('ui.loading')
}

/** Creates a recharge, to be paid. */
export const useSubmitRecharge = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof calls.submit>) => sendAfterTerms(calls.submit, input),
  })

/** One recharge, polled while its payment is in progress. */
export const useRecharge = (rechargeId: string) =>
  useQuery({
    queryKey: [calls.detail.path, rechargeId, language()],
    queryFn: ({ signal }) => send(calls.detail, { rechargeId }, { signal, shows: 'silent' }),
    staleTime: 0,
    retry: worthRetrying,
    refetchInterval: ({ state }) => (state.data?.state === 'awaitingPayment' ? 3000 : false),
  })

export const useTransfers = () =>
  useInfiniteQuery({
    queryKey: [card.listTransfers.path],
    queryFn: ({ pageParam, signal }) =>
      send(card.listTransfers, { ...(pageParam !== undefined && { cursor: pageParam }) }, { signal, shows: 'silent' }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.nextCursor,
    staleTime: 0,
    retry: worthRetrying,
  })

/** One transfer, by its id or the code of its link; polled while it is pending. */
export const useTransfer = (which: { transferId: string } | { claimCode: string }) =>
  useQuery({
    queryKey: [card.transferDetail.path, which],
    queryFn: ({ signal }) => send(card.transferDetail, which, { signal, shows: 'silent' }),
    staleTime: 0,
    retry: worthRetrying,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' && state.data.role === 'sender' ? 4000 : false),
  })

function useStep<Ask>(step: (input: Ask) => Promise<Transfer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: step,
    onSettled: () => {
      for (const path of [
        card.list.path,
        card.listTransfers.path,
        card.transferDetail.path,
        card.cardTransDetails.path,
      ])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}

export const useSendValue = () =>
  useStep((input: CallInput<typeof card.createTransfer>) => sendOnce(card.createTransfer, input))
export const useReceiveValue = () => useStep((claimCode: string) => sendOnce(card.receiveTransfer, { claimCode }))
export const useTakeBack = () =>
  useStep((transferId: string) => send(card.cancelTransfer, { transferId }, { shows: 'silent' }))
