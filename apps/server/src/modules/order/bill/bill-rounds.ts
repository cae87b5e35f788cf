import { shareBack } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { callNumberOf, endedUnserved, isEnded, orderNumber, statusAfterPayment } from '@comanda/domain/order'
import { tipTotalsOf } from '@comanda/domain/payment'
import type { Round, RoundPort, RoundTexts } from '../../../ports/bill.ts'
import { type Actor, changeOrder, type Ordering } from '../events/change-order.ts'
import { publishEvent } from '../events/events.ts'
import { announce } from '../events/hints.ts'
import { chooseOffers, offersOf } from '../price/bill-offers.ts'
import { ofBill, priceAnew } from '../price/price-rounds.ts'
import { updateOrder } from '../queries.ts'
import { servedBy } from '../guest/shared-orders.ts'
import { reduce } from './reduce-bill.ts'
import { undoReduction } from './undo-reduction.ts'
import type { OrderRow, OrderTables } from '../tables.ts'

const roundOf = (row: OrderRow): Round => ({
  orderId: row.order_id,
  orderNo: orderNumber(row.order_id),
  owner: row.owner,
  ...(row.details.sessionId === undefined ? {} : { sessionId: row.details.sessionId }),
  state: row.state,
  payState: row.pay_state,
  ...(row.call_count === null ? {} : { callNumber: callNumberOf(row.call_count) }),
  createdAt: row.created_at,
  total: money(row.total),
  totals: row.totals.totalLines.map(({ kind, name, amount }) => ({ kind, name, amount })),
  tipTotals: tipTotalsOf(row.totals),
  coupons: row.details.coupons?.length ?? 0,
  lines: row.lines,
  reductions: row.details.round?.staffReductions ?? [],
  language: row.details.language,
})

/** Texts of the order lines in a language, for orders placed in another language. */
async function textsIn({ lineTexts }: Ordering['deps'], rows: readonly OrderRow[], now: string): Promise<RoundTexts> {
  const translations = rows
    .filter(({ details }) => details.language !== now)
    .map(async ({ order_id, corporation_id: corporationId, shop_id: shopId, lines, details: { language: from } }) => {
      const texts = await lineTexts({ corporationId, shopId }, lines, { was: from, now })
      return [order_id, texts] as const
    })
  return new Map(await Promise.all(translations))
}

/** Creates the port through which a table's bill reads and changes its orders. ORDER-3 */
export function billRounds(ordering: Ordering): RoundPort {
  const { deps } = ordering
  return {
    of: async (db, bill) => (await ofBill(db, bill).execute()).map(roundOf),

    textsIn: async (db, bill, language) => textsIn(deps, await ofBill(db, bill).execute(), language),

    async pay(tx, { ref, staff, paidAmount, earningAmount, ...bill }) {
      const actor: Actor = staff ? { kind: 'staff', ...staff } : { kind: 'payment', id: ref }
      for (const row of await ofBill(tx, bill).forUpdate().execute()) {
        const next = statusAfterPayment({ state: row.state, payState: row.pay_state }, false)
        if (!next || next.payState !== 'paid') continue
        await changeOrder(tx, ordering, row, {
          next,
          kind: 'paid',
          actor,
          earning: money(paidAmount > 0 ? shareBack(earningAmount, paidAmount, money(0), money(row.total)) : row.total),
          detail: { amount: row.total, billId: bill.billId },
        })
        if (row.details.sitting) await publishEvent(tx, deps, 'partyServed', servedBy(row))
      }
    },

    async writeOff(tx, { staff, reason, ...bill }) {
      for (const row of await ofBill(tx, bill).forUpdate().execute()) {
        if (row.pay_state !== 'unpaid' || endedUnserved(row.state)) continue
        const after = { ...row, version: row.version + 1, changed_at: new Date(deps.clock()) }
        const detail = { amount: row.total, billId: bill.billId }
        const actor = { by_kind: 'staff', by_id: staff.id, by_name: staff.name }
        updateOrder(tx, after, { kind: 'writtenOff', ...actor, reason, detail })
        tx.afterCommit(() => announce(deps, after))
      }
    },

    async toTable(tx, { sessionId, owner, table, ...bill }) {
      for (const row of await ofBill(tx, bill).forUpdate().execute()) {
        const its = sessionId === undefined ? row.owner === owner : row.details.sessionId === sessionId
        if (!its || isEnded(row.state)) continue
        const details = { ...row.details, table: { ...row.details.table, ...table } }
        const after = { ...row, details, version: row.version + 1, changed_at: new Date(deps.clock()) }
        const detail = { from: row.details.table?.tableName, to: table.tableName }
        const event = { kind: 'table' as const, by_kind: 'staff', by_id: '', by_name: '', reason: '', detail }
        updateOrder(tx, after, event)
        tx.afterCommit(() => announce(deps, after))
      }
    },

    async toBill(tx, { corporationId, billId }, into) {
      await tx
        .withTables<OrderTables>()
        .updateTable('customer_order')
        .set({ bill_id: into })
        .where('corporation_id', '=', corporationId)
        .where('bill_id', '=', billId)
        .execute()
    },

    offers: (db, bill) => offersOf(db, deps, bill),
    chooseOffers: (tx, bill) => chooseOffers(tx, deps, bill),
    priceAnew: (tx, bill) => priceAnew(tx, deps, bill),
    reduce: (tx, off) => reduce(tx, deps, off),
    undoReduction: (tx, undo) => undoReduction(tx, deps, undo),
  }
}
