import type { BookingDetails, BookingSource, BookingState, DepositState, WaitingState } from '@comanda/domain/booking'
import { personalColumns, type SealedPart } from '../../platform/personal-data.ts'
import type { Currency } from '@comanda/domain/money'

/** The guest's contact; the phone as E.164. */
export interface StoredContact {
  firstName: string
  lastName: string
  phoneNumber: string
  isoCode: string
  email: string
}

export interface BookingRow extends SealedPart {
  corporation_id: number
  booking_id: string
  owner: string
  shop_id: number
  booking_no: string
  state: BookingState
  version: number
  party_size: number
  starts_at: Date
  ends_at: Date
  /** One table, or several joined in their order. */
  table_ids: string[]
  area_id: string
  wished_area_id: string
  contact: StoredContact
  wishes: string
  source: BookingSource
  /** Stored before details existed: without any. */
  details: Partial<BookingDetails>
  /** Minutes after its time for which a late party keeps its table. */
  late_minutes: number
  reason: string
  language: string
  walk_in: boolean
  watch_at: Date | null
  created_at: Date
  changed_at: Date
  ended_at: Date | null
  seated_at: Date | null
  /** The stay that was booked, if the party was seated at another time before it. */
  booked_start: Date | null
  booked_end: Date | null
  /** The place on the waiting list the party came from. */
  waiting_id: string | null
  /** In minor units; 0 if none was required. */
  deposit_amount: number
  /** The amount charged for it with surcharge, minor units. */
  deposit_charged: number
  deposit_currency: Currency | null
  deposit_state: DepositState
  /** A cancellation before this time refunds it. */
  deposit_refund_before: Date | null
  /** When the guest confirmed that they come. BOOK-7 */
  guest_confirmed_at: Date | null
}

/** Contact, wishes, and the notes of staff: allergies, occasion, remarks. */
export const personalBooking = personalColumns('booking', ['corporation_id', 'booking_id'], {
  contact: {},
  wishes: '',
  details: {},
})

/** The contact of a party that waits. */
export const personalWaiting = personalColumns('waiting_party', ['corporation_id', 'waiting_id'], { contact: {} })

const STAFF = 'staff:'

/** Owner of a booking that staff made for a guest without an account. */
export const staffOwner = (bookingId: string): string => `${STAFF}${bookingId}`

/** Whether staff made a booking. */
export const isByStaff = ({ owner }: Pick<BookingRow, 'owner'>): boolean => owner.startsWith(STAFF)

export interface WaitingRow extends SealedPart {
  corporation_id: number
  waiting_id: string
  owner: string
  shop_id: number
  state: WaitingState
  version: number
  party_size: number
  contact: StoredContact
  language: string
  joined_at: Date
  watch_at: Date | null
  changed_at: Date
  ended_at: Date | null
}

export interface BookingTables {
  booking: BookingRow
  booking_quarter: {
    corporation_id: number
    shop_id: number
    table_id: string
    quarter: Date
    booking_id: string
  }
  booking_person: { corporation_id: number; owner: string }
  waiting_party: WaitingRow
}
