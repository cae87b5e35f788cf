import type { ResponseOf } from '@comanda/contract/core'
import { giftcard as calls } from '@comanda/contract/giftcard'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'
import { sendAfterTerms } from '../../platform/cache/ask-for-terms.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { timeNow } from '../../platform/device/server-clock.ts'
import { useUser } from '../../platform/session.ts'

export type GiftProgram = ResponseOf<typeof calls.programList>['programs'][number]
export type GiftDesign = GiftProgram['activeDesigns'][number]
export type GiftCard = ResponseOf<typeof calls.myGiftCard>['cards'][number]
export type GiftCardDetail = ResponseOf<typeof calls.cardDetail>
export type GiftOrder = ResponseOf<typeof calls.orderDetails>
export type GiftSend = ResponseOf<typeof calls.send>
export type GiftRecord = ResponseOf<typeof calls.transactionRecords>['records'][number]
export type GiftShop = ResponseOf<typeof calls.applyShopList>['shops'][number]
export type CheckoutInput = CallInput<typeof calls.checkout>
export type FriendInfo = NonNullable<CheckoutInput['forFriendInfo']>
export type CardState = GiftCard['state']
export type HistoryKind = 'bought' | 'sent'

const MINUTE = 60_000
/** Retries a request without an answer, not a refused one. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** Gift cards on sale for the store or brand in the address. */
export const useGiftPrograms = () =>
  useQuery({
    queryKey: [calls.programList.path, new URLSearchParams(useSearch()).get('shopId'), currentLocale().id],
    queryFn: ({ signal }) => send(calls.programList, {}, { signal, shows: 'silent' }),
    staleTime: 5 * MINUTE,
    retry: worthRetrying,
  })

/** Stores that accept a program's cards, nearest first if a position is given. */
export const useGiftShops = (programId: string, point: { latitude: number; longitude: number } | undefined) =>
  useQuery({
    queryKey: [calls.applyShopList.path, programId, point, currentLocale().id],
    queryFn: ({ signal }) => send(calls.applyShopList, { programId, ...point }, { signal, shows: 'silent' }),
    enabled: programId !== '',
    staleTime: 5 * MINUTE,
    retry: worthRetrying,
  })

/** Creates the purchase, to be paid. A retry without an answer uses the same request id and buys once. API-3 */
export const useCheckout = () => {
  return useMutation({
    mutationFn: (input: CheckoutInput) => sendAfterTerms(calls.checkout, input),
  })
}

/** Whether the order is being paid or delivered now; a delivery on a later day is not polled. */
const moves = ({ state, send: sent }: GiftOrder): boolean =>
  state === 'awaitingPayment' || (sent?.state === 'scheduled' && Date.parse(sent.deliveryAt) <= timeNow())

/** A purchase by the guest, polled while it is being paid or delivered. */
export const useGiftOrder = (orderId: string) =>
  useQuery({
    queryKey: [calls.orderDetails.path, orderId, currentLocale().id],
    queryFn: ({ signal }) => send(calls.orderDetails, { orderId }, { signal, shows: 'silent' }),
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && moves(state.data) ? 3000 : false),
    retry: worthRetrying,
  })

/** Gift cards bought or sent, in pages. */
export const useGiftHistory = (kind: HistoryKind) =>
  useInfiniteQuery({
    queryKey: [calls.historyList.path, kind, currentLocale().id],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.historyList,
        { kind, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
    retry: worthRetrying,
  })

/** The guest's cards in a state, and the total of usable ones; empty for a signed-out guest. */
export function useMyCards(state: CardState) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: [calls.myGiftCard.path, state, customerId, currentLocale().id],
    queryFn: ({ signal }) => send(calls.myGiftCard, { state }, { signal, shows: 'silent' }),
    enabled: customerId > 0,
    retry: worthRetrying,
  })
}

/** One of the guest's own cards. */
export const useGiftCard = (cardId: string) =>
  useQuery({
    queryKey: [calls.cardDetail.path, cardId, currentLocale().id],
    queryFn: ({ signal }) => send(calls.cardDetail, { cardId }, { signal, shows: 'silent' }),
    enabled: cardId !== '',
    retry: worthRetrying,
  })

/** The code of a card, requested on a tap and never stored. S8 */
export const useCode = () =>
  useMutation({
    mutationFn: async (cardId: string) =>
      (await send(calls.cardDetail, { cardId, withCode: true }, { shows: 'toast' })).authCode ?? '',
  })

/** Transactions of a card in pages. */
export const useStatement = (cardId: string) =>
  useInfiniteQuery({
    queryKey: [calls.transactionRecords.path, cardId, currentLocale().id],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.transactionRecords,
        { cardId, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
    enabled: cardId !== '',
    retry: worthRetrying,
  })

type Code = CallInput<typeof calls.checkAuthCode>

/** The code is not part of the key. S8 */
const keyOfCode = (cardNo: string, customerId: number) => [
  calls.checkAuthCode.path,
  cardNo,
  customerId,
  currentLocale().id,
]

/** The card that the link of a gift opens for this guest. */
export const useGiftOfCode = (code: Code) => {
  const { customerId } = useUser()
  return useQuery({
    queryKey: keyOfCode(code.cardNo, customerId),
    queryFn: ({ signal }) => send(calls.checkAuthCode, code, { signal, shows: 'silent' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: worthRetrying,
  })
}

/** Looks up the card of a typed number and code without changing it. The result is there for `useGiftOfCode`. */
export function useLookUp() {
  const { customerId } = useUser()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: Code) => send(calls.checkAuthCode, code, { shows: 'silent' }),
    onSuccess: (card, { cardNo }) => void client.setQueryData(keyOfCode(cardNo, customerId), card),
  })
}

/** Invalidates all queries about cards. */
function useInvalidateCards() {
  const client = useQueryClient()
  const paths = [calls.myGiftCard, calls.cardDetail, calls.historyList, calls.orderDetails].map(({ path }) => path)
  return () => Promise.all(paths.map(path => client.invalidateQueries({ queryKey: [path] })))
}

/** Adds a card to the wallet. */
export function useRedeem() {
  const invalidate = useInvalidateCards()
  return useMutation({
    mutationFn: (code: Code) => sendOnce(calls.redeem, code),
    onSuccess: () => void invalidate(),
  })
}

/** Sends a card to a friend. */
export function useSendOn() {
  const invalidate = useInvalidateCards()
  return useMutation({
    mutationFn: (input: CallInput<typeof calls.send>) => sendOnce(calls.send, input),
    onSuccess: () => void invalidate(),
  })
}

/** Sends a gift again. */
export function useSendAgain() {
  const invalidate = useInvalidateCards()
  return useMutation({
    mutationFn: (input: CallInput<typeof calls.sendAgain>) => sendOnce(calls.sendAgain, input),
    onSuccess: () => void invalidate(),
  })
}
