import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import { notify } from '@comanda/web/notices'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../platform/live.ts'
import { setServerTime } from '../../platform/now.ts'
import { send } from '../../platform/send.ts'

export type BookingDay = ResponseOf<typeof calls.bookings>
export type Booking = BookingDay['bookings'][number]
export type WaitingParty = BookingDay['waiting'][number]
export type Table = BookingDay['tables'][number]

const POLL_MS = 20_000

async function load(shopId: number, date: string | undefined) {
  const day = await send(calls.bookings, { shopId, ...(date === undefined ? {} : { date }) })
  setServerTime(day.now)
  return day
}

/** Reads bookings again when one of the store changes. */
export function useBookingsLive(shopId: number) {
  const client = useQueryClient()
  return useLive(`bookings:${shopId}`, () => void client.invalidateQueries({ queryKey: ['bookings', shopId] }))
}

/** The bookings of a day and the waiting list, live, with polling as the fallback. */
export function useBookingDay(shopId: number, date: string | undefined) {
  const { ready } = useBookingsLive(shopId)
  return useQuery({
    queryKey: ['bookings', shopId, date],
    queryFn: () => load(shopId, date),
    enabled: ready,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
}

/** Changes a booking or a waiting party; the day is refetched after any answer. */
export function useBookingStep(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ call, input }: { call: CallSpec; input: RequestInputOf<CallSpec> }) => send(call, input),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSuccess: () => onDone?.(),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['bookings'] }),
        client.invalidateQueries({ queryKey: ['floor'] }),
      ]),
  })
}

/** Whether a booking holds its table. */
export const holdsTable = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'awaitingDeposit' || state === 'booked' || state === 'seated'

/** The tables that other bookings hold at any time between two times (epoch ms). */
export function takenTables(
  bookings: BookingDay['bookings'],
  stay: { from: number; until: number; except?: string },
): ReadonlySet<string> {
  const others = bookings.filter(
    one =>
      holdsTable(one) &&
      one.bookingId !== stay.except &&
      Date.parse(one.start) < stay.until &&
      Date.parse(one.end) > stay.from,
  )
  return new Set(others.flatMap(({ tableIds }) => tableIds))
}
