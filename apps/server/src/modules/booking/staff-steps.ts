import type { console as calls } from '@comanda/contract/console'
import { type Refusal, refuse } from '@comanda/contract/core'
import { bookableTables, durationOf, heldUntil, type TableSet, tableSet } from '@comanda/domain/booking'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type HandlersOf, once, type Staff } from '../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../platform/ids.ts'
import { moveBooking } from './end-booking.ts'
import { announceBooking } from './hints.ts'
import type { Needs } from './needs.ts'
import { tellGuest, tellWaiting } from './notices.ts'
import { insertBooking, lockBooking, writeBooking } from './queries.ts'
import { decideDeposit } from './staff-deposit.ts'
import { type StaffBooking, type StaffWaiting, staffView, waitingView } from './staff-present.ts'
import type { BookingRow, BookingTables, WaitingRow } from './tables.ts'
import { letGo, takeQuarters } from './take-table.ts'
import { lockWaiting } from './waiting-queries.ts'
import { moveWaiting } from './waitlist.ts'

type Calls = Pick<
  typeof calls,
  | 'seatBooking'
  | 'finishBooking'
  | 'noShowBooking'
  | 'cancelBooking'
  | 'settleDeposit'
  | 'moveBooking'
  | 'callWaiting'
  | 'seatWaiting'
  | 'removeWaiting'
>

interface At {
  shop: ShopConfig
  tables: readonly TableInfo[]
}

const moved = (row: { state: string; version: number }) =>
  refuse('bookingMoved', { data: { state: row.state, version: row.version } })

/** The store of a booking or of a waiting party, where it is the caller's to run; looked up before any transaction. */
async function storeOf(
  needs: Needs,
  who: Staff,
  table: 'booking' | 'waiting_party',
  id: string,
): Promise<At | undefined> {
  const row = await needs.db
    .withTables<BookingTables>()
    .selectFrom(table)
    .select('shop_id')
    .where('corporation_id', '=', who.corporationId)
    .where(table === 'booking' ? 'booking_id' : 'waiting_id', '=', id)
    .executeTakeFirst()
  if (!row || !who.session.staff.shopIds.includes(row.shop_id)) return undefined
  const shop = await needs.shopOf(who.corporationId, row.shop_id)
  return shop && { shop, tables: await needs.tablesOf(who.corporationId, row.shop_id) }
}

type BookingStep<N extends 'bookingMoved' | 'tableTaken' | 'tablesUnfit'> = (
  tx: Tx,
  row: BookingRow,
  at: At,
) => Promise<BookingRow | Refusal<N> | undefined>

interface Named {
  path: string
  ask: { bookingId: string }
}

/** One step of a booking in the name of who is signed in. */
async function stepOf<N extends 'bookingMoved' | 'tableTaken' | 'tablesUnfit' = 'bookingMoved'>(
  needs: Needs,
  who: Staff,
  { path, ask }: Named,
  step: BookingStep<N>,
) {
  const at = await storeOf(needs, who, 'booking', ask.bookingId)
  if (!at) return refuse('notFound')
  return once<StaffBooking, Refusal<'notFound' | 'bookingMoved' | N>>(needs.db, who, path, ask, async tx => {
    const row = await lockBooking(tx, who.corporationId, ask.bookingId)
    if (!row) return refuse('notFound')
    const after = await step(tx, row, at)
    if (!after) return moved(row)
    if ('refused' in after) return after
    await auditDeposit(tx, who, row, after)
    return staffView(after, { tables: at.tables, rules: at.shop.booking, language: who.language })
  })
}

/** Writes that staff kept a deposit or gave it back: by what they did with its booking. L2 */
async function auditDeposit(tx: Tx, who: Staff, before: BookingRow, after: BookingRow): Promise<void> {
  if (after.deposit_state === before.deposit_state || after.deposit_charged === 0) return
  const { staffId: id, name } = who.session.staff
  await writeAuditLine(tx, {
    corporationId: after.corporation_id,
    shopId: after.shop_id,
    what: `deposit.${after.deposit_state}`,
    subject: after.booking_id,
    by: { id, name },
    before: { depositState: before.deposit_state },
    after: { depositState: after.deposit_state, amount: after.deposit_charged },
    cause: after.reason || after.state,
    at: after.changed_at,
  })
}

/** Tables of a store that may be given to a party, together; undefined where one of them is not booked, or they stand in several parts. */
function setOf({ shop, tables }: At, tableIds: readonly string[]): TableSet | undefined {
  const bookable = shop.booking ? bookableTables(shop.booking, tables) : []
  const wanted = tableIds.map(id => bookable.find(({ tableId }) => tableId === id))
  return tableSet(wanted.includes(undefined) ? [] : wanted.filter(table => table !== undefined))
}

/** Other tables for the rest of the stay; the old ones stay theirs where a new one is taken. */
async function toTables(tx: Tx, needs: Needs, row: BookingRow, at: At, tableIds: string[]) {
  const set = setOf(at, tableIds)
  if (row.ended_at !== null) return undefined
  if (!set) return refuse('tablesUnfit', { field: 'tableIds' })
  const place = { corporationId: row.corporation_id, shopId: row.shop_id, bookingId: row.booking_id }
  await letGo(tx, place)
  const now = needs.clock()
  const start = row.state === 'seated' ? Math.max(row.starts_at.getTime(), now) : row.starts_at.getTime()
  const end = Math.max(row.ends_at.getTime(), start + 1)
  if (!(await takeQuarters(tx, place, tableIds, { start, end }))) return refuse('tableTaken', { field: 'tableIds' })
  const after: BookingRow = {
    ...row,
    table_ids: tableIds,
    area_id: set.areaId,
    version: row.version + 1,
    changed_at: new Date(now),
  }
  await writeBooking(tx, after)
  announceBooking(tx, needs, after)
  return after
}

/** What staff do with a booking. */
function bookingSteps(
  needs: Needs,
): Pick<
  HandlersOf<Calls>,
  'seatBooking' | 'finishBooking' | 'noShowBooking' | 'cancelBooking' | 'settleDeposit' | 'moveBooking'
> {
  const to =
    (path: string, state: 'seated' | 'completed' | 'noShow') => async (who: Staff, ask: { bookingId: string }) => {
      return stepOf(needs, who, { path, ask }, async (tx, row) => {
        // Nobody has failed to come before their time.
        if (state === 'noShow' && needs.clock() < row.starts_at.getTime()) return undefined
        return moveBooking(tx, needs, row, { to: state, by: 'staff' })
      })
    }
  return {
    seatBooking: to('/api/console/seatBooking', 'seated'),
    finishBooking: to('/api/console/finishBooking', 'completed'),
    noShowBooking: to('/api/console/noShowBooking', 'noShow'),
    cancelBooking: async (who, ask) => {
      return stepOf<'bookingMoved'>(
        needs,
        who,
        { path: '/api/console/cancelBooking', ask },
        async (tx, row, { shop }) => {
          const after = await moveBooking(tx, needs, row, { to: 'cancelled', by: 'staff', reason: ask.reason })
          if (after) await tellGuest(tx, needs, shop, after, 'bookingCalledOff')
          return after
        },
      )
    },
    settleDeposit: (who, ask) =>
      stepOf<'bookingMoved'>(needs, who, { path: '/api/console/settleDeposit', ask }, (tx, row) =>
        decideDeposit(tx, needs, row, ask.keep),
      ),
    moveBooking: (who, ask) =>
      stepOf(needs, who, { path: '/api/console/moveBooking', ask }, (tx, row, at) =>
        toTables(tx, needs, row, at, ask.tableIds),
      ),
  }
}

const noDeposit = {
  deposit_amount: 0,
  deposit_charged: 0,
  deposit_currency: null,
  deposit_state: 'none',
  deposit_refund_before: null,
} as const

/** Gives a waiting party its tables, from now on: a booking of its own, so that nobody books the table meanwhile. */
async function seated(tx: Tx, needs: Needs, party: WaitingRow, at: At, tableIds: string[]) {
  const rules = at.shop.booking
  const set = setOf(at, tableIds)
  if (!rules || !set) return refuse('tablesUnfit', { field: 'tableIds' })
  const now = needs.clock()
  const stay = { start: now, end: now + durationOf(rules, party.party_size) }
  const place = { corporationId: party.corporation_id, shopId: party.shop_id, bookingId: uuidv7(needs.clock) }
  if (!(await takeQuarters(tx, place, tableIds, stay))) return refuse('tableTaken', { field: 'tableIds' })
  const row: BookingRow = {
    corporation_id: party.corporation_id,
    booking_id: place.bookingId,
    owner: party.owner,
    shop_id: party.shop_id,
    booking_no: readableId(6),
    state: 'seated',
    version: 1,
    party_size: party.party_size,
    starts_at: new Date(stay.start),
    ends_at: new Date(stay.end),
    table_ids: tableIds,
    area_id: set.areaId,
    wished_area_id: '',
    contact: party.contact,
    wishes: '',
    reason: '',
    language: party.language,
    walk_in: true,
    watch_at: new Date(stay.end),
    created_at: new Date(now),
    changed_at: new Date(now),
    ended_at: null,
    ...noDeposit,
  }
  await insertBooking(tx, row)
  announceBooking(tx, needs, row)
  return row
}

/** What staff do with the waiting list. */
function waitingSteps(needs: Needs): Pick<HandlersOf<Calls>, 'callWaiting' | 'seatWaiting' | 'removeWaiting'> {
  const stepped = async (
    who: Staff,
    { path, ask }: { path: string; ask: { waitingId: string } },
    step: (tx: Tx, row: WaitingRow, at: At) => Promise<WaitingRow | undefined>,
  ) => {
    const at = await storeOf(needs, who, 'waiting_party', ask.waitingId)
    if (!at) return refuse('notFound')
    return once<StaffWaiting, Refusal<'notFound' | 'bookingMoved'>>(needs.db, who, path, ask, async tx => {
      const row = await lockWaiting(tx, who.corporationId, ask.waitingId)
      if (!row) return refuse('notFound')
      const after = await step(tx, row, at)
      return after ? waitingView(after) : moved(row)
    })
  }
  return {
    callWaiting: (who, ask) =>
      stepped(who, { path: '/api/console/callWaiting', ask }, async (tx, row, { shop }) => {
        const now = needs.clock()
        const until = shop.booking ? heldUntil(now, shop.booking) : now + 15 * 60_000
        const after = await moveWaiting(tx, needs, row, { to: 'called', by: 'staff', watchAt: new Date(until) })
        if (after) await tellWaiting(tx, needs, shop, after)
        return after
      }),
    removeWaiting: (who, ask) =>
      stepped(who, { path: '/api/console/removeWaiting', ask }, (tx, row) =>
        moveWaiting(tx, needs, row, { to: 'left', by: 'staff' }),
      ),
    seatWaiting: async (who, ask) => {
      const at = await storeOf(needs, who, 'waiting_party', ask.waitingId)
      if (!at) return refuse('notFound')
      return once<StaffBooking, Refusal<'notFound' | 'bookingMoved' | 'tableTaken' | 'tablesUnfit'>>(
        needs.db,
        who,
        '/api/console/seatWaiting',
        ask,
        async tx => {
          const party = await lockWaiting(tx, who.corporationId, ask.waitingId)
          if (!party) return refuse('notFound')
          const sat = await moveWaiting(tx, needs, party, { to: 'seated', by: 'staff' })
          if (!sat) return moved(party)
          const row = await seated(tx, needs, party, at, ask.tableIds)
          return 'refused' in row
            ? row
            : staffView(row, { tables: at.tables, rules: at.shop.booking, language: who.language })
        },
      )
    },
  }
}

/** What staff do with bookings and the waiting list; each step once, however often it is sent. */
export const staffSteps = (needs: Needs): HandlersOf<Calls> => ({ ...bookingSteps(needs), ...waitingSteps(needs) })
