import { closeCalls as calls } from '@comanda/contract/report'
import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { compareFigures, type DayFigure, sumFigures } from '@comanda/domain/payment'
import { writeStaffChange } from '../../platform/audit-line.ts'
import type { Queries } from '../../platform/db/index.ts'
import { changeInSteps, type HandlersOf, type ManagerAt } from '../../platform/http/index.ts'
import type { MovedMoney } from '../../ports/payment.ts'
import { reportFor } from './day-report.ts'
import type { Deps } from './deps.ts'

interface CloseRow {
  corporation_id: number
  shop_id: number
  day: string
  figures: DayFigure[]
  closed_by: string
  closed_name: string
  closed_at: Date
}

interface CloseTables {
  day_close: CloseRow
}

interface CloseWrites {
  day_close: Omit<CloseRow, 'figures'> & { figures: string }
}

type Closed = ResponseOf<typeof calls.dayFigures>

const figure = (group: DayFigure['group'], key: string, amount: number, count: number): DayFigure => ({
  group,
  key,
  count,
  amount: money(amount),
})

/**
 * Money moved, by payment method: orders and bills; recharges and gift cards also as sales; refunds that have not
 * arrived count as open, and what banks took back is a group of its own.
 */
function ofMoves(moves: readonly MovedMoney[]): DayFigure[] {
  return moves.flatMap(({ what, kind, paymentMethod, amount, count }) => {
    if (what === 'returning') return [figure('open', 'returning', amount, count)]
    if (what === 'chargedBack') return [figure('chargedBack', paymentMethod, amount, count)]
    const sign = what === 'returned' ? -1 : 1
    const isValue = kind === 'recharge' || kind === 'giftcard' || kind === 'rightsPackage'
    const sold = isValue ? [figure('sold', kind, sign * amount, sign * count)] : []
    return [figure(what, paymentMethod, amount, count), ...sold]
  })
}

/** The current figures of a day: payments by the time they moved, orders by their day. */
async function figuresOf(deps: Deps, caller: ManagerAt, day?: string) {
  const report = await reportFor(deps, caller.shop, day)
  if ('refused' in report) return report
  const { date, today, currency, stretch, sold, pending, parts, writtenOff } = report
  const figures = sumFigures([
    ...ofMoves(await deps.moneyMovedAt(stretch)),
    ...(await deps.counterMovesAt(stretch)).map(({ what, method, count, amount }) =>
      figure(what, method, amount, count),
    ),
    figure('sold', 'orders', sold.amount, sold.count),
    ...parts.map(part => figure('part', part.kind, part.amount, part.count)),
    figure('lost', 'bills', writtenOff.amount, writtenOff.count),
    figure('open', 'unpaid', report.unpaidAmount, report.unpaidCount),
    figure('open', 'pending', pending.amount, pending.count),
  ])
  return { date, today, currency, figures }
}

const closeOf = (
  db: Queries,
  at: { corporationId: number; shopId: number; date: string },
): Promise<CloseRow | undefined> =>
  db
    .withTables<CloseTables>()
    .selectFrom('day_close')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('shop_id', '=', at.shopId)
    .where('day', '=', at.date)
    .executeTakeFirst()

/** Handlers of a store's day in money, and of closing it. */
export function dayClose(deps: Deps): HandlersOf<typeof calls> {
  const view = async (caller: ManagerAt, date?: string): Promise<Closed | Refusal<'notFound'>> => {
    const now = await figuresOf(deps, caller, date)
    if ('refused' in now) return now
    const closed = await closeOf(deps.db, { ...caller.shop, date: now.date })
    if (!closed) return now
    return {
      ...now,
      figures: compareFigures(now.figures, closed.figures),
      closed: { at: closed.closed_at.toISOString(), by: closed.closed_name },
    }
  }
  return {
    dayFigures: (caller, input) => view(caller, input.date),
    closeDay: changeInSteps(calls.closeDay, deps, {
      async prepare(caller, input) {
        const now = await figuresOf(deps, caller, input.date)
        if ('refused' in now || now.date <= now.today) return now
        return refuse('notFound', { field: 'date' })
      },
      async work(tx, caller, _input, { date, figures }) {
        const { shop, session } = caller
        const { staffId, name } = session.staff
        const at = new Date(deps.clock())
        const closed = await tx
          .withTables<CloseWrites>()
          .insertInto('day_close')
          .values({
            corporation_id: shop.corporationId,
            shop_id: shop.shopId,
            day: date,
            figures: JSON.stringify(figures),
            closed_by: staffId,
            closed_name: name,
            closed_at: at,
          })
          // A day that is closed already keeps its first figures.
          .onConflict(conflict => conflict.columns(['corporation_id', 'shop_id', 'day']).doNothing())
          .returning('day')
          .executeTakeFirst()
        if (closed)
          await writeStaffChange(tx, caller, { what: 'dayClosed', subject: date, before: {}, after: { figures }, at })
        return { date }
      },
      answer: (caller, _input, { date }) => view(caller, date),
    }),
  }
}
