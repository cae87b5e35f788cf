import { booking as calls } from '@comanda/contract/booking'
import type { ResponseOf } from '@comanda/contract/core'
import { isWaitingEnded } from '@comanda/domain/booking'
import {
  setQueryDataIfNewer,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../platform/cache/queries.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { queryOf } from '../../platform/cache/query.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'
import { sendAfterTerms } from '../../platform/cache/ask-for-terms.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { storeWaitingShop } from './waiting-shop.ts'

export type BookingShop = ResponseOf<typeof calls.shopList>['shops'][number]
export type Availability = ResponseOf<typeof calls.availability>
export type BookingTime = Availability['times'][number]
export type BookingDetail = ResponseOf<typeof calls.detail>
export type WaitingDetail = NonNullable<ResponseOf<typeof calls.waitlistState>['waiting']>
export type AvailabilityInput = CallInput<typeof calls.availability>
export type CreateInput = CallInput<typeof calls.create>
export type Contact = CreateInput['contact']

const MINUTE = 60_000

/** Retries a request without an answer, not a refused one. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** The stores that take bookings. */
export const useBookingShops = () =>
  useQuery({
    queryKey: [calls.shopList.path, currentLocale().id],
    queryFn: ({ signal }) => send(calls.shopList, {}, { signal, shows: 'silent' }),
    staleTime: 5 * MINUTE,
    retry: worthRetrying,
  })

/** Times of a day for a party size. The previous day is shown until the new one is loaded. */
export const useAvailability = (input: AvailabilityInput | undefined) =>
  useQuery({
    queryKey: [calls.availability.path, input, currentLocale().id],
    queryFn: ({ signal }) => {
      if (!input) throw new Error('asked for nothing')
      return send(calls.availability, input, { signal, shows: 'silent' })
    },
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: MINUTE,
    retry: worthRetrying,
  })

const detailKey = (bookingId: string) => queryOf(calls.detail, { bookingId }).queryKey

/** Whether its state may still change, for instance by a deposit being refunded. */
export const isLive = ({ state, deposit }: BookingDetail): boolean =>
  ['awaitingDeposit', 'booked', 'seated'].includes(state) || deposit?.state === 'returning'

/** One of the guest's bookings, polled as the fallback of the live updates. */
export const useBooking = (bookingId: string, isReady = true) =>
  useQuery({
    ...queryOf(calls.detail, { bookingId }),
    enabled: isReady && bookingId !== '',
    retry: worthRetrying,
    refetchInterval: ({ state: { data } }) => (data && isLive(data) ? MINUTE : false),
  })

/** Opens a booking by the link in its messages, once; undefined without one. BOOK-7 */
export function useOpenBooking(bookingId: string, link: string | undefined) {
  const saveToCache = useCacheBooking()
  return useQuery({
    queryKey: [calls.open.path, bookingId, link],
    queryFn: async () => {
      const booking = await sendOnce(calls.open, { bookingId, link: link ?? '' })
      saveToCache(booking)
      return booking.bookingId
    },
    enabled: bookingId !== '' && link !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: worthRetrying,
  })
}

/** Confirms that the guest comes. BOOK-7 */
export function useConfirmBooking() {
  const saveToCache = useCacheBooking()
  const refresh = useRefreshBooking()
  return useMutation({
    mutationFn: (bookingId: string) => send(calls.confirm, { bookingId }),
    onSuccess: saveToCache,
    onError: (_error, bookingId) => void refresh(bookingId),
  })
}

/** Requests a booking again. */
export function useRefreshBooking() {
  const client = useQueryClient()
  return (bookingId: string) => client.invalidateQueries({ queryKey: detailKey(bookingId) })
}

function useCacheBooking() {
  const client = useQueryClient()
  return (booking: BookingDetail) => {
    setQueryDataIfNewer(detailKey(booking.bookingId), booking)
    void client.invalidateQueries({ queryKey: [calls.list.path] })
    void client.invalidateQueries({ queryKey: [calls.availability.path] })
  }
}

export type ListState = 'coming' | 'past'

/** The guest's bookings in pages. */
export const useBookings = (state: ListState) =>
  useInfiniteQuery({
    queryKey: [calls.list.path, state, currentLocale().id],
    queryFn: ({ pageParam, signal }) =>
      send(
        calls.list,
        { state, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal, shows: 'silent' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
    retry: worthRetrying,
  })

/** Input of saving: a new booking, or another time, party size or contact of one. */
export interface Saved extends Omit<CreateInput, 'shopId'> {
  shopId: number
  changes?: { bookingId: string; version: number } | undefined
}

/** Creates or changes a booking. If the time was taken meanwhile, the times are requested again. */
export function useSaveBooking() {
  const saveToCache = useCacheBooking()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, shopId, depositAmount, ...input }: Saved) =>
      changes
        ? sendOnce(calls.update, { ...changes, ...input })
        : sendAfterTerms(calls.create, { shopId, depositAmount, ...input }),
    onSuccess: saveToCache,
    onError: () => void client.invalidateQueries({ queryKey: [calls.availability.path] }),
  })
}

export function useCancelBooking() {
  const saveToCache = useCacheBooking()
  const refresh = useRefreshBooking()
  return useMutation({
    mutationFn: (bookingId: string) => send(calls.cancel, { bookingId }, { shows: 'silent' }),
    onSuccess: saveToCache,
    onError: (_error, bookingId) => void refresh(bookingId),
  })
}

const waitingKey = (shopId: number) => [calls.waitlistState.path, shopId, currentLocale().id]

/** The guest's entry on a store's waiting list. */
export const useWaiting = (shopId: number) =>
  useQuery({
    queryKey: waitingKey(shopId),
    queryFn: ({ signal }) => send(calls.waitlistState, { shopId }, { signal, shows: 'silent' }),
    staleTime: 0,
    refetchInterval: MINUTE / 2,
    retry: worthRetrying,
  })

/** Requests the entry again. */
export function useRefreshWaiting() {
  const client = useQueryClient()
  return (shopId: number) => client.invalidateQueries({ queryKey: waitingKey(shopId) })
}

function useSaveWaiting() {
  const client = useQueryClient()
  return (waiting: WaitingDetail) => {
    if (!isWaitingEnded(waiting.state)) storeWaitingShop(waiting.shopId)
    setQueryDataIfNewer(waitingKey(waiting.shopId), { waiting })
    void client.invalidateQueries({ queryKey: [calls.availability.path] })
  }
}

export const useJoinWaitlist = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof calls.joinWaitlist>) => sendOnce(calls.joinWaitlist, input),
    onSuccess: useSaveWaiting(),
  })

export function useLeaveWaitlist() {
  const saveToCache = useSaveWaiting()
  const refresh = useRefreshWaiting()
  return useMutation({
    mutationFn: ({ waitingId }: WaitingDetail) => send(calls.leaveWaitlist, { waitingId }, { shows: 'silent' }),
    onSuccess: saveToCache,
    onError: (_error, { shopId }) => void refresh(shopId),
  })
}
