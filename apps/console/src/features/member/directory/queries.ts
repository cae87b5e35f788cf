import { directoryCalls as calls } from '@comanda/contract/member'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney } from '@comanda/web/i18n'
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

export type Filter = RequestInputOf<typeof calls.members>['filter']
export type Sort = NonNullable<RequestInputOf<typeof calls.members>['sort']>
export type Listed = ResponseOf<typeof calls.members>['members'][number]
export type Profile = ResponseOf<typeof calls.memberProfile>
export type Facts = ResponseOf<typeof calls.memberFacts>

export const membersKey = (shopId: number, ...rest: readonly unknown[]) => ['members', shopId, ...rest]

/** Removes an erased member from what the console holds, so that no way back shows them, and requests the rest again. CARD-13 */
export function removeErased(client: QueryClient, shopId: number, customerId: number): Promise<void> {
  for (const part of ['profile', 'closing']) client.removeQueries({ queryKey: membersKey(shopId, part, customerId) })
  client.removeQueries({ queryKey: membersKey(shopId, 'holdings') })
  return client.invalidateQueries({ queryKey: membersKey(shopId) })
}

/** Members that meet a filter, a page at a time. The former ones stay while others load. CARD-11 */
export const useMembers = (shopId: number, filter: Filter, sort: Sort) =>
  useInfiniteQuery({
    queryKey: membersKey(shopId, 'list', filter, sort),
    queryFn: ({ pageParam }) => send(calls.members, { shopId, filter, sort, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  })

export const useMemberCount = (shopId: number, filter: Filter) =>
  useQuery({
    queryKey: membersKey(shopId, 'count', filter),
    queryFn: () => send(calls.countMembers, { shopId, filter }),
    placeholderData: keepPreviousData,
  })

export const useMemberFacts = (shopId: number) =>
  useQuery({ queryKey: membersKey(shopId, 'facts'), queryFn: () => send(calls.memberFacts, { shopId }) })

export const useProfile = (shopId: number, customerId: number) =>
  useQuery({
    queryKey: membersKey(shopId, 'profile', customerId),
    queryFn: () => send(calls.memberProfile, { shopId, customerId }),
  })

/** Amounts of several currencies beside one another. */
export const amountsText = (amounts: readonly { currency: Currency; amount: number }[]): string =>
  amounts.map(({ currency, amount }) => showMoney(money(amount), currency)).join(' · ')
