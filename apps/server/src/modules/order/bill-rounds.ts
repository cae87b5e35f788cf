import type { LineWords } from '@comanda/domain/cart'
import { shareBack } from '@comanda/domain/card'
import { type Money, money, type Words } from '@comanda/domain/money'
import {
  callNumberOf,
  fellThrough,
  isEnded,
  orderNumber,
  type OrderState,
  type PayState,
  paid,
} from '@comanda/domain/order'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type By, changeOrder, type Ordering } from './change-order.ts'
import { publishEvent } from './events.ts'
import { announce } from './hints.ts'
import { ofBill, priceAnew } from './price-rounds.ts'
import { updateOrder } from './queries.ts'
import { servedBy } from './shared-orders.ts'
import type { KeptDetails, OrderRow, OrderTables } from './tables.ts'

interface BillAt {
  corporationId: number
  billId: string
}

/** A round as its bill needs it. */
export interface BillRound {
  orderId: string
  orderNo: string
  owner: string
  sessionId?: string
  state: OrderState
  payState: PayState
  callNumber?: string
  createdAt: Date
  total: Money
  totals: { kind: string; name: Words; amount: Money }[]
  lines: OrderRow['lines']
  /** What its guest read when it was ordered. */
  language: string
}

/** The words of lines, by order and then by line. */
export type RoundWords = ReadonlyMap<string, ReadonlyMap<string, LineWords>>

/** How a bill was paid: of `paidAmount` in all, `earningAmount` earns points. CARD-7 */
interface RoundsPaid {
  ref: string
  staff?: { id: string; name: string }
  paidAmount: Money
  earningAmount: Money
}

/** What a table's bill does with the orders on it. The bill is locked before. ORDER-3 */
export interface BillRounds {
  /** All that ever joined it, oldest first. */
  of(db: Queries, bill: BillAt): Promise<BillRound[]>
  /** What the dishes of its rounds are called in a reader's language, by order and line, where the menu still has them so. */
  wordsIn(db: Queries, bill: BillAt, language: string): Promise<RoundWords>
  /** What is not paid yet is paid now; what fell through stays as it is. */
  pay(tx: Tx, bill: BillAt & RoundsPaid): Promise<void>
  /** What is not paid never will be: who says so and why goes into their stories. */
  writeOff(tx: Tx, bill: BillAt & { staff: { id: string; name: string }; reason: string }): Promise<void>
  /** Rounds of a party, or of a person, that are on their way go to another table. */
  toTable(
    tx: Tx,
    bill: BillAt & { sessionId?: string; owner?: string; table: NonNullable<KeptDetails['table']> },
  ): Promise<void>
  toBill(tx: Tx, from: BillAt, billId: string): Promise<void>
  /** All of it is worked out anew, never below what is paid. */
  priceAnew(tx: Tx, bill: BillAt & { paidAmount: Money }): Promise<void>
}

const roundOf = (row: OrderRow): BillRound => ({
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
  lines: row.lines,
  language: row.details.language,
})

/** What the lines of these orders are called in a language, of those that were ordered in another. */
async function wordsIn({ lineWords }: Ordering['deps'], rows: readonly OrderRow[], now: string): Promise<RoundWords> {
  const told = rows
    .filter(({ details }) => details.language !== now)
    .map(async ({ order_id, corporation_id: corporationId, shop_id: shopId, lines, details: { language: was } }) => {
      const words = await lineWords({ corporationId, shopId }, lines, { was, now })
      return [order_id, words] as const
    })
  return new Map(await Promise.all(told))
}

/** Makes what a table’s bill reads of its orders and does with them. ORDER-3 */
export function billRounds(ordering: Ordering): BillRounds {
  const { deps } = ordering
  return {
    of: async (db, bill) => (await ofBill(db, bill).execute()).map(roundOf),

    wordsIn: async (db, bill, language) => wordsIn(deps, await ofBill(db, bill).execute(), language),

    async pay(tx, { ref, staff, paidAmount, earningAmount, ...bill }) {
      const by: By = staff ? { kind: 'staff', ...staff } : { kind: 'payment', id: ref }
      for (const row of await ofBill(tx, bill).forUpdate().execute()) {
        const next = paid({ state: row.state, payState: row.pay_state }, false)
        if (!next || next.payState !== 'paid') continue
        await changeOrder(tx, ordering, row, {
          next,
          kind: 'paid',
          by,
          earning: money(paidAmount > 0 ? shareBack(earningAmount, paidAmount, money(0), money(row.total)) : row.total),
          detail: { amount: row.total, billId: bill.billId },
        })
        if (row.details.sitting) await publishEvent(tx, deps, 'partyServed', servedBy(row))
      }
    },

    async writeOff(tx, { staff, reason, ...bill }) {
      for (const row of await ofBill(tx, bill).forUpdate().execute()) {
        if (row.pay_state !== 'unpaid' || fellThrough(row.state)) continue
        const after = { ...row, version: row.version + 1, changed_at: new Date(deps.clock()) }
        const detail = { amount: row.total, billId: bill.billId }
        const by = { by_kind: 'staff', by_id: staff.id, by_name: staff.name }
        updateOrder(tx, after, { kind: 'writtenOff', ...by, reason, detail })
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

    priceAnew: (tx, bill) => priceAnew(tx, deps, bill),
  }
}
