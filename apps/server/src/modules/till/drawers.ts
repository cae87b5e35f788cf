import { tillCalls as calls } from '@comanda/contract/till'
import { refuse } from '@comanda/contract/core'
import { type Money, money } from '@comanda/domain/money'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, type HandlersOf, type StaffAt } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { closeShift, insertMove, insertShift, lockShift } from './queries.ts'
import { shiftsWithFigures, shiftWithFigures } from './show-shifts.ts'
import type { ShiftRow } from './tables.ts'

const personOf = ({ session }: StaffAt) => ({ id: session.staff.staffId, name: session.staff.name })

interface Step {
  what: 'drawerOpened' | 'cashMoved' | 'drawerClosed'
  row: ShiftRow
  before?: unknown
  after: unknown
  cause?: string
}

/** Records a step of a drawer with its amounts before and after. L2 */
const record = (tx: Tx, deps: Deps, caller: StaffAt, { what, row, before, after, cause = '' }: Step) =>
  writeAuditLine(tx, {
    ...caller.shop,
    what,
    subject: row.shift_id,
    by: personOf(caller),
    ...(before !== undefined && { before }),
    after,
    cause,
    at: new Date(deps.clock()),
  })

const openDrawer = (deps: Deps): HandlersOf<typeof calls>['openDrawer'] =>
  change(calls.openDrawer, deps, async (tx, caller, { drawer, floatAmount }) => {
    const { id, name } = personOf(caller)
    const row: ShiftRow = {
      corporation_id: caller.corporationId,
      shift_id: uuidv7(deps.clock),
      shop_id: caller.shop.shopId,
      drawer,
      float_amount: money(floatAmount),
      opened_by: id,
      opened_name: name,
      opened_at: new Date(deps.clock()),
      counted_amount: null,
      note: '',
      closed_by: null,
      closed_name: null,
      closed_at: null,
    }
    if (!(await insertShift(tx, row))) return refuse('drawerOpen', { field: 'drawer' })
    await record(tx, deps, caller, { what: 'drawerOpened', row, after: { drawer, floatAmount } })
    return shiftWithFigures(deps, tx, row)
  })

const moveCash = (deps: Deps): HandlersOf<typeof calls>['moveCash'] =>
  change(calls.moveCash, deps, async (tx, caller, { shiftId, direction, amount, reason }) => {
    const row = await lockShift(tx, { ...caller.shop, shiftId })
    if (!row) return refuse('notFound', { field: 'shiftId' })
    if (row.closed_at) return refuse('drawerClosed')
    const { expectedAmount } = await shiftWithFigures(deps, tx, row)
    const moved: Money = money(direction === 'in' ? amount : -amount)
    if (expectedAmount + moved < 0) return refuse('drawerTooLittle', { field: 'amount' })
    const { id, name } = personOf(caller)
    const at = new Date(deps.clock())
    const move = { shift_id: shiftId, amount: moved, reason, by_id: id, by_name: name, at }
    await insertMove(tx, { corporation_id: caller.corporationId, move_id: uuidv7(deps.clock), ...move })
    await record(tx, deps, caller, {
      what: 'cashMoved',
      row,
      before: { expectedAmount },
      after: { expectedAmount: expectedAmount + moved },
      cause: reason,
    })
    return shiftWithFigures(deps, tx, row)
  })

const closeDrawer = (deps: Deps): HandlersOf<typeof calls>['closeDrawer'] =>
  change(calls.closeDrawer, deps, async (tx, caller, { shiftId, countedAmount, note }) => {
    const row = await lockShift(tx, { ...caller.shop, shiftId })
    if (!row) return refuse('notFound', { field: 'shiftId' })
    if (row.closed_at) return refuse('drawerClosed')
    const { id, name } = personOf(caller)
    const { expectedAmount } = await shiftWithFigures(deps, tx, row)
    // Money taken until now is in the drawer.
    const closed = { counted_amount: money(countedAmount), closed_at: new Date(deps.clock() + 1) }
    const after = { ...row, ...closed, note, closed_by: id, closed_name: name }
    await closeShift(tx, after)
    await record(tx, deps, caller, {
      what: 'drawerClosed',
      row,
      before: { expectedAmount },
      after: { countedAmount, difference: countedAmount - expectedAmount },
      cause: note,
    })
    return shiftWithFigures(deps, tx, after)
  })

const readShifts =
  (deps: Deps): HandlersOf<typeof calls>['shifts'] =>
  async ({ shop }, { date: wanted }) => {
    const config = await deps.shopOf(shop.corporationId, shop.shopId)
    if (!config) return refuse('notFound', { field: 'shopId' })
    const { timeZone, currency } = config
    const today = localTime(deps.clock(), timeZone).date
    const date = wanted ?? today
    const period = { from: instantOf(date, 0, timeZone), until: instantOf(addDays(date, 1), 0, timeZone) }
    return { date, today, currency, shifts: await shiftsWithFigures(deps, deps.db, shop, period) }
  }

/** Handlers of the cash drawers of a store. TILL-1 */
export const drawerHandlers = (deps: Deps): HandlersOf<typeof calls> => ({
  shifts: readShifts(deps),
  openDrawer: openDrawer(deps),
  moveCash: moveCash(deps),
  closeDrawer: closeDrawer(deps),
})
