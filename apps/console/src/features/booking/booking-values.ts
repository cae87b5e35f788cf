import type { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { RequestInputOf } from '@comanda/contract/core'
import { phoneText } from '@comanda/domain/address'
import { localTime } from '@comanda/domain/store'
import { clockOf } from '../../forms/fields/times.ts'
import type { Booking } from './queries.ts'

export type BookingValues = Omit<RequestInputOf<typeof calls.saveBooking>, 'shopId' | 'booking'>

/** A booking as the call that saves it takes it: with its tables left to the best fit, which keeps them. */
export function bookingValues(booking: Booking, timeZone: string): BookingValues {
  const { start, partySize, guestName, phone, wishes, source, allergies, highChairs, occasion, staffNote } = booking
  const { date, minutes } = localTime(Date.parse(start), timeZone)
  return {
    date,
    time: clockOf(minutes),
    partySize,
    guestName,
    phoneNumber: phone === '' ? '' : phoneText(phone),
    wishes,
    source,
    allergies,
    highChairs,
    occasion,
    staffNote,
  }
}
