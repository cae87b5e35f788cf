import type { staffBooking, staffWaiting } from '@comanda/contract/booking'
import { inLanguage, money } from '@comanda/domain/money'
import type { BookingRules, TableInfo } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import { isUndecided } from '../deposit/deposit.ts'
import { tableNames } from '../present.ts'
import { detailsView } from './booking-details.ts'
import type { BookingRow, StoredContact, WaitingRow } from '../tables.ts'

export type StaffBooking = z.output<typeof staffBooking>
export type StaffWaiting = z.output<typeof staffWaiting>

export const nameOf = ({ firstName, lastName }: StoredContact): string => `${firstName} ${lastName}`.trim()

function depositView(row: BookingRow): Pick<StaffBooking, 'deposit'> {
  const { deposit_state: state, deposit_currency: currency, deposit_amount: amount } = row
  return state === 'none' || !currency
    ? {}
    : { deposit: { amount: money(amount), currency, state, undecided: isUndecided(row) } }
}

/** A booking as the store sees it. */
export function staffView(
  row: BookingRow,
  at: { tables: readonly TableInfo[]; rules: BookingRules | undefined; language: string },
): StaffBooking {
  const area = at.rules?.areas.find(({ areaId }) => areaId === row.area_id)
  return {
    bookingId: row.booking_id,
    version: row.version,
    bookingNo: row.booking_no,
    state: row.state,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    partySize: row.party_size,
    tableIds: row.table_ids,
    tableName: tableNames(row.table_ids, at.tables),
    areaName: area ? inLanguage(area.name, at.language) : '',
    guestName: nameOf(row.contact),
    phone: row.contact.phoneNumber,
    wishes: row.wishes,
    ...detailsView(row),
    walkIn: row.walk_in,
    ...(row.seated_at && { seatedAt: row.seated_at.toISOString() }),
    ...(row.guest_confirmed_at && { confirmedAt: row.guest_confirmed_at.toISOString() }),
    ...depositView(row),
  }
}

/** A waiting party as the store sees it. */
export const waitingView = (row: WaitingRow): StaffWaiting => ({
  waitingId: row.waiting_id,
  state: row.state,
  partySize: row.party_size,
  guestName: nameOf(row.contact),
  phone: row.contact.phoneNumber,
  joinedAt: row.joined_at.toISOString(),
  ...(row.state === 'called' && row.watch_at ? { answerBefore: row.watch_at.toISOString() } : {}),
})
