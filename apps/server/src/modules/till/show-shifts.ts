import type { shift as shiftShape } from '@comanda/contract/till'
import { type Shift, type ShiftFigures, shiftFigures, shiftOf } from '@comanda/domain/till'
import type * as z from 'zod/mini'
import type { Queries } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { movesOf, shiftsBetween } from './queries.ts'
import type { MoveRow, ShiftRow } from './tables.ts'

export type ShownShift = z.output<typeof shiftShape>

const shiftAs = (row: ShiftRow): Shift => ({
  shiftId: row.shift_id,
  openedBy: row.opened_by,
  openedAt: row.opened_at.getTime(),
  floatAmount: row.float_amount,
  ...(row.closed_at && { closedAt: row.closed_at.getTime() }),
  ...(row.counted_amount !== null && { countedAmount: row.counted_amount }),
})

function shown(row: ShiftRow, moves: readonly MoveRow[], figures: ShiftFigures, names: ReadonlyMap<string, string>) {
  const { difference, staff, ...amounts } = figures
  const closed = row.closed_at && row.counted_amount !== null && difference !== undefined
  return {
    shiftId: row.shift_id,
    drawer: row.drawer,
    openedBy: row.opened_name,
    openedAt: row.opened_at.toISOString(),
    floatAmount: row.float_amount,
    ...amounts,
    moves: moves.map(({ amount, reason, by_name: by, at }) => ({ amount, reason, by, at: at.toISOString() })),
    staff: staff.map(({ staffId, ...own }) => ({ name: names.get(staffId) ?? '', ...own })),
    ...(closed &&
      row.closed_at &&
      row.counted_amount !== null && {
        closed: {
          by: row.closed_name ?? '',
          at: row.closed_at.toISOString(),
          countedAmount: row.counted_amount,
          difference,
          note: row.note,
        },
      }),
  }
}

/**
 * The shifts of a store that were open between two times (epoch ms), each with its figures. Every move of money counts in one shift,
 * so shifts that overlap are read together. TILL-1
 */
export async function shiftsWithFigures(
  deps: Deps,
  db: Queries,
  shop: ShopAt,
  { from, until }: { from: number; until: number },
): Promise<ShownShift[]> {
  const rows = await shiftsBetween(db, shop, new Date(from), new Date(until))
  const [first] = rows
  if (!first) return []
  const begin = Math.min(...rows.map(row => row.opened_at.getTime()))
  // A drawer that was open at the begin may have been closed before `from`.
  const all = await shiftsBetween(db, shop, new Date(begin), new Date(deps.clock() + 1))
  const shifts = all.map(shiftAs)
  const [money, drawer] = await Promise.all([
    deps.movesAt({ ...shop, from: begin, until: deps.clock() + 1 }),
    movesOf(
      db,
      shop.corporationId,
      rows.map(row => row.shift_id),
    ),
  ])
  const names = await deps.staffNames(shop.corporationId, [...new Set(money.map(({ staffId }) => staffId))])
  const byShift = Map.groupBy(money, move => shiftOf(move, shifts)?.shiftId)
  return rows.map(row => {
    const own = drawer.filter(move => move.shift_id === row.shift_id)
    const figures = shiftFigures(shiftAs(row), byShift.get(row.shift_id) ?? [], own)
    return shown(row, own, figures, names)
  })
}

/** A shift with its figures. */
export async function shiftWithFigures(deps: Deps, db: Queries, row: ShiftRow): Promise<ShownShift> {
  const shop = { corporationId: row.corporation_id, shopId: row.shop_id }
  const at = row.opened_at.getTime()
  const shifts = await shiftsWithFigures(deps, db, shop, { from: at, until: at + 1 })
  const own = shifts.find(({ shiftId }) => shiftId === row.shift_id)
  if (!own) throw new Error('A shift went away')
  return own
}
