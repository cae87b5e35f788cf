import { auth } from '@comanda/contract/auth'
import { card as calls } from '@comanda/contract/card'
import type { ResponseOf } from '@comanda/contract/core'
import { member } from '@comanda/contract/member'
import { points } from '@comanda/contract/points'
import { money } from '@comanda/domain/money'
import {
  refetchAll,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../platform/cache/queries.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { setUser, useUser } from '../../platform/session.ts'

export type Program = ResponseOf<typeof calls.queryCardProgram>
export type MemberCard = ResponseOf<typeof calls.queryCard>
export type CardDetails = ResponseOf<typeof calls.details>
export type Level = CardDetails['level']
export type Right = Level['rightsList'][number]
export type Transaction = ResponseOf<typeof calls.cardTransDetails>['transactions'][number]
export type Direction = 'all' | 'in' | 'out'

/** Retries a request without an answer, not a refused one. */
export const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

const language = () => currentLocale().id

/** Card program of this store or of the brand; `noCardProgram` if there is none. LOGIN-9 */
export const useProgram = () =>
  useQuery({
    queryKey: [calls.queryCardProgram.path, language()],
    queryFn: ({ signal }) => send(calls.queryCardProgram, {}, { signal, shows: 'silent' }),
    retry: worthRetrying,
  })

/** Points earned by an amount at a store; undefined without a program. CARD-7 */
export const useEarns = (shopId: number, amount: number) =>
  useQuery({
    queryKey: [points.calculateEarnPoints.path, shopId, amount],
    queryFn: ({ signal }) =>
      send(points.calculateEarnPoints, { shopId, amount: money(amount) }, { signal, shows: 'silent' }),
    enabled: amount > 0,
    placeholderData: keepPreviousData,
    retry: worthRetrying,
  })

/** Points the guest earned with an order. CARD-7 */
export function useEarned(orderId: string) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [points.orderRewardPoints.path, orderId],
    queryFn: ({ signal }) => send(points.orderRewardPoints, { orderId }, { signal, shows: 'silent' }),
    enabled: customerId > 0 && orderId !== '',
    staleTime: 0,
    retry: worthRetrying,
  })
}

const WATCHED_MS = 3000

/**
 * The member's card; undefined for a signed-out guest. `watched`: polls it, because the staff may charge it at this
 * moment. `fresh`: reads it again when the component appears.
 */
export function useCards({ watched = false, fresh = false }: { watched?: boolean; fresh?: boolean } = {}) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [calls.list.path, customerId, language()],
    queryFn: ({ signal }) => send(calls.list, {}, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    staleTime: 5000,
    refetchOnMount: fresh ? 'always' : true,
    refetchInterval: watched && WATCHED_MS,
    retry: worthRetrying,
  })
}

/** A card with its level and the progress to the next one. */
export const useCardDetails = (cardId: string | undefined) =>
  useQuery({
    queryKey: [calls.details.path, cardId, language()],
    queryFn: ({ signal }) => send(calls.details, { cardId: cardId ?? '' }, { signal, shows: 'silent' }),
    enabled: cardId !== undefined,
    retry: worthRetrying,
  })

/** The programs that take members, and the own card of each. CARD-1 */
export const useProgramOffers = () =>
  useQuery({
    queryKey: [calls.listPrograms.path, useUser().customerId, language()],
    queryFn: ({ signal }) => send(calls.listPrograms, {}, { signal, shows: 'silent' }),
    retry: worthRetrying,
  })

/** Renews a card without paying. CARD-1 */
export function useRenew(cardId: string) {
  return useMutation({
    mutationFn: () => send(calls.renew, { cardId }, { shows: 'silent' }),
    onSettled: () => refetchAll(),
  })
}

/** Joins a member program, else the store's, and updates the session; the calling component may be unmounted by then. LOGIN-2 */
export function useJoin(onJoined: () => void, cardProgramId?: string) {
  return useMutation({
    mutationFn: () =>
      send(auth.register, { ...(cardProgramId !== undefined && { cardProgramId }) }, { shows: 'silent' }),
    onSuccess: ({ authorizeInfo }) => {
      setUser(authorizeInfo)
      refetchAll()
      onJoined()
    },
  })
}

/** Payment code, renewed before it expires. CARD-1 */
export const useCardCode = (cardId: string) =>
  useQuery({
    queryKey: [calls.genCardCodeAndSecurity.path, cardId],
    queryFn: ({ signal }) => send(calls.genCardCodeAndSecurity, { cardId }, { signal, shows: 'silent' }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 55_000,
    refetchOnMount: 'always',
    retry: worthRetrying,
  })

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof calls.changePwd>) => sendOnce(calls.changePwd, input),
    onSuccess: () => void client.invalidateQueries({ queryKey: [calls.list.path] }),
  })
}

/** Transactions of the card in pages. */
export const useTransactions = (cardId: string | undefined, kind: Direction) =>
  useInfiniteQuery({
    queryKey: [calls.cardTransDetails.path, cardId, kind, language()],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.cardTransDetails,
        { cardId: cardId ?? '', kind, ...(pageParam !== undefined && { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.nextCursor,
    enabled: cardId !== undefined,
    staleTime: 0,
    retry: worthRetrying,
  })

/** Public levels, and the guest's own. CARD-2 */
export const useLevels = () =>
  useQuery({
    queryKey: [calls.queryLevelRule.path, useUser().customerId, language()],
    queryFn: ({ signal }) => send(calls.queryLevelRule, {}, { signal, shows: 'silent' }),
    retry: worthRetrying,
  })

/** One benefit and the levels that have it. */
export const useRight = (rightsId: string) =>
  useQuery({
    queryKey: [calls.queryRightsDetail.path, rightsId, language()],
    queryFn: ({ signal }) => send(calls.queryRightsDetail, { rightsId }, { signal, shows: 'silent' }),
    enabled: rightsId !== '',
    retry: worthRetrying,
  })

/** Balances shown on /mine. */
export function useAssets() {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [member.queryAssets.path, customerId],
    queryFn: ({ signal }) => send(member.queryAssets, {}, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    staleTime: 0,
    retry: worthRetrying,
  })
}

/** Points, the next expiry, and their value. CARD-7 */
export function usePoints() {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [points.queryPointsBalance.path, customerId],
    queryFn: ({ signal }) => send(points.queryPointsBalance, {}, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    staleTime: 0,
    retry: worthRetrying,
  })
}

/** The value of points and the rule for earning them: at this store, else at the page's, else in every currency. CARD-7 */
export function usePointsRule(shopId?: number) {
  const search = useSearch()
  const at = shopId ?? new URLSearchParams(search).get('shopId')
  return useQuery({
    queryKey: [points.queryPointsRule.path, at],
    queryFn: ({ signal }) =>
      send(points.queryPointsRule, { ...(shopId !== undefined && { shopId }) }, { signal, shows: 'silent' }),
    staleTime: 300_000,
    retry: worthRetrying,
  })
}

/** Transactions of the points in pages. */
export const usePointsDetails = (kind: Direction) =>
  useInfiniteQuery({
    queryKey: [points.queryAccountDetails.path, kind, language()],
    queryFn: ({ pageParam, signal }) =>
      send(
        points.queryAccountDetails,
        { kind, ...(pageParam !== undefined && { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.nextCursor,
    staleTime: 0,
    retry: worthRetrying,
  })
