import type { Queries, Tx } from '../../../platform/db/index.ts'

const AHEAD = {
  name: 'booking_ahead_of',
  text: `select 1 where exists (select 1 from booking where corporation_id = $1 and owner = $2 and ended_at is null)
    or exists (select 1 from waiting_party where corporation_id = $1 and owner = $2 and ended_at is null)`,
}
const BOOKINGS = {
  name: 'booking_erase',
  text: `update booking set contact = $3, wishes = '', details = '{}', sealed_personal = null where corporation_id = $1 and owner = $2 and ended_at is not null`,
}
const WAITING = {
  name: 'waiting_erase',
  text: 'update waiting_party set contact = $3, sealed_personal = null where corporation_id = $1 and owner = $2 and ended_at is not null',
}
const PERSON = {
  name: 'booking_person_erase',
  text: 'delete from booking_person where corporation_id = $1 and owner = $2',
}

const ERASED_CONTACT = { firstName: '', lastName: '', phoneNumber: '', isoCode: '', email: '' }

/** Whether a person has a future booking, or waits for a table. */
export const hasBookingAhead = async (db: Queries, corporationId: number, owner: string): Promise<boolean> =>
  (await db.query(AHEAD, [corporationId, owner])).count > 0

/** Removes contact, remarks and details from a person's past bookings; the booked times stay. */
export async function eraseBookings(tx: Tx, corporationId: number, owner: string): Promise<void> {
  const values = [corporationId, owner, JSON.stringify(ERASED_CONTACT)]
  await tx.query(BOOKINGS, values)
  await tx.query(WAITING, values)
  await tx.query(PERSON, [corporationId, owner])
}
