import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { isRefusal, type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { heldUntil } from '@comanda/domain/booking'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type ChangeHandler, changeInSteps, type HandlersOf, type Staff } from '../../../platform/http/index.ts'
import { moveBooking } from '../end-booking.ts'
import { announceBooking } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { notifyGuest, notifyWaiting } from '../notices.ts'
import { recordChange } from '../history.ts'
import { lockBooking, writeBooking } from '../queries.ts'
import { comesLate } from './booking-details.ts'
import { seatBooking, undoSeating } from './seat-booking.ts'
import { partyOf, seatParty } from './seat-party.ts'
import { decideDeposit } from './staff-deposit.ts'
import { staffView, waitingView } from './staff-present.ts'
import { type At, fittingSet, refuseOccupied, storeOf } from './tables-of-store.ts'
import type { BookingRow, WaitingRow } from '../tables.ts'
import { releaseQuarters, takeQuarters } from '../take-table.ts'
import { lockWaiting } from '../waiting-queries.ts'
import { moveWaiting } from '../guest/waitlist.ts'

type Calls = Omit<typeof calls, 'bookings' | 'bookingDays' | 'saveBooking' | 'seatWalkIn' | 'bookingHistory'>

const moved = (row: { state: string; version: number }) =>
  refuse('bookingMoved', { data: { state: row.state, version: row.version } })

type StepCode =
  | 'bookingMoved'
  | 'bookingNotDue'
  | 'seatingOrdered'
  | 'billOpen'
  | 'tableOccupied'
  | 'tableTaken'
  | 'tablesUnfit'
  | 'tablesTooSmall'
type BookingStep<Input> = (
  tx: Tx,
  row: BookingRow,
  input: Input,
  at: At,
  caller: Staff,
) => Promise<BookingRow | Refusal<StepCode> | undefined>

type BookingCall = (typeof calls)[
  | 'seatBooking'
  | 'undoSeating'
  | 'finishBooking'
  | 'noShowBooking'
  | 'cancelBooking'
  | 'settleDeposit'
  | 'lateBooking'
  | 'moveBooking']

/**
 * The handler of a call that takes one step of a booking; `step` returns undefined if the booking's state has no such
 * step.
 */
const bookingStep = <C extends BookingCall>(deps: Deps, call: C, step: BookingStep<RequestOf<C>>) =>
  changeInSteps(call as BookingCall, deps, {
    prepare: async (caller, { bookingId }) => (await storeOf(deps, caller, 'booking', bookingId)) ?? refuse('notFound'),
    async work(tx, caller, input, at) {
      const row = await lockBooking(tx, caller.corporationId, input.bookingId)
      if (!row) return refuse('notFound')
      const after = await step(tx, row, input as RequestOf<C>, at, caller)
      if (!after) return moved(row)
      if ('refused' in after) return after as Refusal<'bookingMoved'>
      await recordChange(tx, { before: row, after }, { kind: 'staff', name: caller.session.staff.name })
      await auditDeposit(tx, caller, row, after)
      return staffView(after, { tables: at.tables, rules: at.shop.booking, language: caller.language })
    },
  }) as ChangeHandler<C>

/** Records in the audit trail that staff kept a deposit or returned it by a step of its booking. L2 */
async function auditDeposit(tx: Tx, caller: Staff, before: BookingRow, after: BookingRow): Promise<void> {
  if (after.deposit_state === before.deposit_state || after.deposit_charged === 0) return
  const { staffId: id, name } = caller.session.staff
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

/** Moves a seated party, with what it ordered, from the tables it leaves to the first of the new ones. C6, BOOK-2 */
async function partyToTables(tx: Tx, deps: Deps, row: BookingRow, at: At, tableIds: string[]) {
  const shop = { corporationId: row.corporation_id, shopId: row.shop_id }
  const added = tableIds.filter(id => !row.table_ids.includes(id))
  const free = { corporationId: shop.corporationId, tableIds: added, sameParty: false, but: row.booking_id }
  const occupied = await refuseOccupied(tx, deps, at, free)
  if (occupied) return occupied
  const [to = ''] = added.length > 0 ? added : tableIds
  for (const from of row.table_ids.filter(id => !tableIds.includes(id)))
    if (!(await deps.moveParty(tx, { ...shop, from, tableId: to }))) return refuse('tablesUnfit', { field: 'tableIds' })
  return undefined
}

/** Moves a booking to other tables for the rest of the stay; it keeps the old ones if a new one is taken. */
async function toTables(tx: Tx, deps: Deps, row: BookingRow, at: At, tableIds: string[]) {
  if (row.ended_at !== null) return undefined
  const set = fittingSet(at, tableIds, row.party_size)
  if (isRefusal(set)) return set
  const place = { corporationId: row.corporation_id, shopId: row.shop_id, bookingId: row.booking_id }
  const refused = row.state === 'seated' ? await partyToTables(tx, deps, row, at, tableIds) : undefined
  if (refused) return refused
  await releaseQuarters(tx, place)
  const now = deps.clock()
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
  announceBooking(tx, deps, after)
  return after
}

/** Ends the visit of a seated party and clears its tables, unless their bill owes something. C6, BOOK-2 */
async function finishBooking(tx: Tx, deps: Deps, row: BookingRow, { session }: Staff) {
  const after = await moveBooking(tx, deps, row, { to: 'completed', by: 'staff' })
  if (!after) return undefined
  const shop = { corporationId: row.corporation_id, shopId: row.shop_id }
  const staff = { id: session.staff.staffId, name: session.staff.name }
  const against = await deps.clearTables(tx, shop, { tableIds: row.table_ids, staff, by: session.owner })
  return against ? refuse('billOpen', { data: { billId: against.owing } }) : after
}

/** The steps staff take with a booking. */
const bookingSteps = (
  deps: Deps,
): Pick<
  HandlersOf<Calls>,
  | 'seatBooking'
  | 'undoSeating'
  | 'finishBooking'
  | 'noShowBooking'
  | 'cancelBooking'
  | 'settleDeposit'
  | 'lateBooking'
  | 'moveBooking'
> => ({
  seatBooking: bookingStep(deps, calls.seatBooking, (tx, row, input, at) => seatBooking(tx, deps, row, input, at)),
  undoSeating: bookingStep(deps, calls.undoSeating, (tx, row, _input, at) => undoSeating(tx, deps, row, at)),
  finishBooking: bookingStep(deps, calls.finishBooking, (tx, row, _input, _at, caller) =>
    finishBooking(tx, deps, row, caller),
  ),
  noShowBooking: bookingStep(deps, calls.noShowBooking, async (tx, row) =>
    // A guest is a no-show only after the booking's time.
    deps.clock() < row.starts_at.getTime() ? undefined : moveBooking(tx, deps, row, { to: 'noShow', by: 'staff' }),
  ),
  cancelBooking: bookingStep(deps, calls.cancelBooking, async (tx, row, { reason }, { shop }) => {
    const after = await moveBooking(tx, deps, row, { to: 'cancelled', by: 'staff', reason })
    if (after) await notifyGuest(tx, deps, shop, after, 'bookingCalledOff')
    return after
  }),
  settleDeposit: bookingStep(deps, calls.settleDeposit, (tx, row, { keep }) => decideDeposit(tx, deps, row, keep)),
  lateBooking: bookingStep(deps, calls.lateBooking, (tx, row, { minutes }, at) =>
    comesLate(tx, deps, row, minutes, at),
  ),
  moveBooking: bookingStep(deps, calls.moveBooking, (tx, row, { tableIds }, at) =>
    toTables(tx, deps, row, at, tableIds),
  ),
})

type WaitingStep = (tx: Tx, row: WaitingRow, at: At) => Promise<WaitingRow | undefined>

/**
 * The handler of a call that takes one step of a waiting party; `step` returns undefined if its state has no such step.
 */
const waitingStep = (deps: Deps, call: (typeof calls)['callWaiting' | 'removeWaiting'], step: WaitingStep) =>
  changeInSteps(call, deps, {
    prepare: async (caller, { waitingId }) =>
      (await storeOf(deps, caller, 'waiting_party', waitingId)) ?? refuse('notFound'),
    async work(tx, caller, { waitingId }, at) {
      const row = await lockWaiting(tx, caller.corporationId, waitingId)
      if (!row) return refuse('notFound')
      const after = await step(tx, row, at)
      return after ? waitingView(after) : moved(row)
    },
  })

/** The steps staff take with the waiting list. */
const waitingSteps = (deps: Deps): Pick<HandlersOf<Calls>, 'callWaiting' | 'seatWaiting' | 'removeWaiting'> => ({
  callWaiting: waitingStep(deps, calls.callWaiting, async (tx, row, { shop }) => {
    const now = deps.clock()
    const until = shop.booking ? heldUntil(now, shop.booking) : now + 15 * 60_000
    const after = await moveWaiting(tx, deps, row, { to: 'called', by: 'staff', watchAt: new Date(until) })
    if (after) await notifyWaiting(tx, deps, shop, after)
    return after
  }) as ChangeHandler<typeof calls.callWaiting>,
  removeWaiting: waitingStep(deps, calls.removeWaiting, (tx, row) =>
    moveWaiting(tx, deps, row, { to: 'left', by: 'staff' }),
  ) as ChangeHandler<typeof calls.removeWaiting>,
  seatWaiting: changeInSteps(calls.seatWaiting, deps, {
    prepare: async (caller, { waitingId }) =>
      (await storeOf(deps, caller, 'waiting_party', waitingId)) ?? refuse('notFound'),
    async work(tx, caller, { waitingId, ...seat }, at) {
      const party = await lockWaiting(tx, caller.corporationId, waitingId)
      if (!party) return refuse('notFound')
      if (!(await moveWaiting(tx, deps, party, { to: 'seated', by: 'staff' }))) return moved(party)
      const { name } = caller.session.staff
      const row = await seatParty(tx, deps, partyOf(deps, party), at, { wanted: seat, name })
      if ('refused' in row) return row
      return staffView(row, { tables: at.tables, rules: at.shop.booking, language: caller.language })
    },
  }),
})

/** The calls with which staff take steps of bookings and of the waiting list. */
export const staffSteps = (deps: Deps): HandlersOf<Calls> => ({ ...bookingSteps(deps), ...waitingSteps(deps) })
