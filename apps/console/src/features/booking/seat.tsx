import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { RequestInputOf } from '@comanda/contract/core'
import { showDay, t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Refused, send } from '../../platform/send.ts'
import { useBookingStep } from './queries.ts'

const NOT_DUE = 'BOOK-02-0001'
const OCCUPIED = 'CON-02-0020'

type Confirmed = Pick<RequestInputOf<typeof calls.seatBooking>, 'early' | 'sameParty'>

/** The confirmation required before a party is seated; undefined for any other error. BOOK-2 */
function confirmationOf(error: Error): keyof Confirmed | undefined {
  if (!(error instanceof Refused)) return undefined
  if (error.code === NOT_DUE) return 'early'
  // A table of another seated booking is cleared first; a party that opened a table by its code may be this one.
  const isOpened = (error.data as { opened?: boolean } | null)?.opened === true
  return error.code === OCCUPIED && isOpened ? 'sameParty' : undefined
}

interface SeatOptions<Tables> {
  guestName: string
  /** When the party has booked; absent for one that waits. */
  start?: string
  timeZone: string
  seat: (confirmed: Confirmed, tables: Tables) => Promise<unknown>
  onDone?: () => void
}

/** Seats a party: the action, and the question staff have to answer first, if any. BOOK-2 */
export function useSeat<Tables>({ guestName, start, timeZone, seat, onDone }: SeatOptions<Tables>) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<{ key: keyof Confirmed; confirmed: Confirmed; tables: Tables }>()
  const step = useMutation({
    mutationFn: ({ confirmed, tables }: { confirmed: Confirmed; tables: Tables }) => seat(confirmed, tables),
    onError(error, sent) {
      const key = confirmationOf(error)
      setQuestion(key && { key, ...sent })
      if (!key) notify({ shows: 'toast', message: error.message, tone: 'error' })
    },
    onSuccess() {
      setQuestion(undefined)
      onDone?.()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['bookings'] }),
        client.invalidateQueries({ queryKey: ['floor'] }),
      ]),
  })
  return {
    seat: (tables: Tables) => step.mutate({ confirmed: {}, tables }),
    busy: step.isPending,
    question: question && (
      <Dialog
        title={t(question.key === 'early' ? 'console.booking.early' : 'console.booking.sameParty', { name: guestName })}
        confirm={t(question.key === 'early' ? 'console.booking.seatNow' : 'console.booking.seatThere')}
        cancel={t('console.goBack')}
        busy={step.isPending}
        onConfirm={() =>
          step.mutate({ confirmed: { ...question.confirmed, [question.key]: true }, tables: question.tables })
        }
        onClose={() => setQuestion(undefined)}
      >
        {question.key === 'early'
          ? t('console.booking.earlyHint', { time: start ? showDay(start, 'shortDay', timeZone) : '' })
          : t('console.booking.samePartyHint')}
      </Dialog>
    ),
  }
}

interface SeatButtonProps {
  booking: { bookingId: string; guestName: string; start: string }
  timeZone: string
  wide?: boolean
  onDone?: () => void
  children?: ReactNode
}

/** Seats a booking; asks for confirmation if it is not due or its table was opened by code. BOOK-2 */
export function SeatButton({ booking, timeZone, wide = false, onDone, children }: SeatButtonProps) {
  const { bookingId, guestName, start } = booking
  const { seat, busy, question } = useSeat<undefined>({
    guestName,
    start,
    timeZone,
    seat: confirmed => send(calls.seatBooking, { bookingId, ...confirmed }),
    ...(onDone && { onDone }),
  })
  return (
    <>
      <Button wide={wide} size={wide ? 'large' : 'small'} busy={busy} onClick={() => seat(undefined)}>
        {children ?? t('console.booking.seat')}
      </Button>
      {question}
    </>
  )
}

/** Takes a seating back, while nothing was ordered. BOOK-2 */
export function UndoSeating({ bookingId, wide = false }: { bookingId: string; wide?: boolean }) {
  const step = useBookingStep()
  return (
    <Button
      wide={wide}
      size={wide ? 'large' : 'small'}
      kind="plain"
      busy={step.isPending}
      onClick={() => step.mutate({ call: calls.undoSeating, input: { bookingId } })}
    >
      {t('console.booking.undoSeating')}
    </Button>
  )
}
