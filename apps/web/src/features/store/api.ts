import { store as calls } from '@comanda/contract/store'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import type { BizType } from '@comanda/domain/store'
import { currentLocale } from '../../platform/i18n/index.ts'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { collectShop, lastMarked } from './shop.ts'

export type ShopList = ResponseOf<typeof calls.queryShopList>
export type ShopCardData = ShopList['shops'][number]
export type Times = ResponseOf<typeof calls.getDinnerTime>
export type SlotChosen = RequestInputOf<typeof calls.checkDinnerTime>['dinnerTime']

/** Search criteria for stores. */
export type ShopSearch = Omit<RequestInputOf<typeof calls.queryShopList>, 'cursor' | 'pageSize'>

const MINUTE = 60_000
const PAGE = 20

/** Stores that match, in pages; the previous result is shown until the new one arrives. */
export const useShops = (search: ShopSearch) =>
  useInfiniteQuery({
    queryKey: ['shops', search, currentLocale().id],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.queryShopList,
        { ...search, pageSize: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: MINUTE,
    refetchOnMount: list => (list.state.dataUpdatedAt < lastMarked() ? 'always' : true),
    retry: false,
  })

/**
 * Data of a store that all of its screens need: name, currency, time zone, opening state.
 */
export const useShopInfo = (shopId: number | undefined, bizType?: BizType) =>
  useQuery({
    queryKey: ['shopInfo', shopId, bizType, currentLocale().id],
    queryFn: ({ signal }) =>
      send(calls.queryShopInfo, { shopId: shopId ?? 0, ...(bizType && { businessType: bizType }) }, { signal }),
    enabled: shopId !== undefined,
    staleTime: MINUTE,
    refetchInterval: 5 * MINUTE,
    retry: false,
  })

/** Available times, requested again each time the sheet opens. ORDER-6 */
export const useTimes = (shopId: number, bizType: BizType) =>
  useQuery({
    queryKey: ['times', shopId, bizType, currentLocale().id],
    queryFn: ({ signal }) => send(calls.getDinnerTime, { shopId, businessType: bizType }, { signal }),
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
    retry: false,
  })

/** Changes a favourite store. The change shows at once and is reverted after a refusal. MENU-7 */
export function useCollectShop() {
  const client = useQueryClient()
  const mark = (shopId: number, favourite: boolean) =>
    client.setQueriesData<{ pages: ShopList[]; pageParams: string[] }>(
      { queryKey: ['shops'] },
      stored =>
        stored && {
          ...stored,
          pages: stored.pages.map(page => ({
            ...page,
            shops: page.shops.map(shop => (shop.shopId === shopId ? { ...shop, favourite } : shop)),
          })),
        },
    )
  return useMutation({
    mutationFn: (input: { shopId: number; collected: boolean }) => collectShop(input.shopId, input.collected),
    onMutate: ({ shopId, collected }) => mark(shopId, collected),
    onError: (_error, { shopId, collected }) => mark(shopId, !collected),
  })
}
