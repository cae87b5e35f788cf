import { timingSafeEqual } from 'node:crypto'
import { booking as calls } from '@comanda/contract/booking'
import { refuse } from '@comanda/contract/core'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { announceBooking } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { detailOf, mayConfirm } from '../present.ts'
import { lockBooking, ownBooking, writeBooking } from '../queries.ts'
import { type BookingRow, isByStaff } from '../tables.ts'

const isEqual = (a: string, b: string): boolean => {
  const [given, right] = [Buffer.from(a), Buffer.from(b)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether the link may move a booking to its caller: one of staff or of a guest without an account, never that of an account. */
const isMovable = (row: BookingRow): boolean => isByStaff(row) || row.owner.startsWith('g:')

/**
 * Opens a booking by the link in its messages, which reach its guest alone: it becomes the caller's, who then sees, confirms, changes,
 * pays and cancels it like any own booking. Opening it changes nothing else, so that programs which follow links are harmless. BOOK-7
 */
export const openBooking = (deps: Deps): Handler<typeof calls.open> =>
  changeInSteps(calls.open, deps, {
    async work(tx, { corporationId, session: { owner } }, { bookingId, link }) {
      if (!isEqual(link, deps.linkSecretOf(corporationId, bookingId))) return refuse('notFound')
      const row = await lockBooking(tx, corporationId, bookingId)
      if (!row || (row.owner !== owner && !isMovable(row))) return refuse('notFound')
      if (row.owner !== owner) await writeBooking(tx, { ...row, owner })
      return { shopId: row.shop_id }
    },
    async answer({ corporationId, session: { owner }, language }, { bookingId }, { shopId }) {
      const row = await ownBooking(deps.db, { corporationId, owner }, bookingId)
      const shop = row && (await deps.shopOf(corporationId, shopId))
      return row && shop ? detailOf(deps, shop, row, language) : refuse('notFound')
    },
  })

/** Records that the guest comes. A repeat changes nothing. BOOK-7 */
export const confirmBooking = (deps: Deps): Handler<typeof calls.confirm> =>
  changeInSteps(calls.confirm, deps, {
    async prepare({ corporationId, session: { owner } }, { bookingId }) {
      const row = await ownBooking(deps.db, { corporationId, owner }, bookingId)
      return (row && (await deps.shopOf(corporationId, row.shop_id))) ?? refuse('notFound')
    },
    async work(tx, { corporationId, session: { owner }, language }, { bookingId }, shop) {
      const row = await lockBooking(tx, corporationId, bookingId)
      if (row?.owner !== owner) return refuse('notFound')
      if (row.guest_confirmed_at) return detailOf(deps, shop, row, language)
      if (!mayConfirm(row)) return refuse('bookingMoved', { data: { state: row.state, version: row.version } })
      const now = new Date(deps.clock())
      const after: BookingRow = { ...row, guest_confirmed_at: now, version: row.version + 1, changed_at: now }
      await writeBooking(tx, after)
      announceBooking(tx, deps, after)
      return detailOf(deps, shop, after, language)
    },
  })
