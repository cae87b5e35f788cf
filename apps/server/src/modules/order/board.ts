import { type Refusal, refuse } from '@comanda/contract/core'
import { canBeDelivering, isEnded, onBoard, type OrderState, paid } from '@comanda/domain/order'
import type { Queries } from '../../platform/db/index.ts'
import type { Staff } from '../../platform/http/index.ts'
import { type By, type Change, changeOrder, moveOf, type Ordering } from './change-order.ts'
import type { Needs } from './needs.ts'
import { type BoardOrder, boardOrder, type ChosenOrder, chosenOrder } from './store-view.ts'
import { eventsOf, findOrder, lockOrder, storiesOf } from './queries.ts'
import type { OrderRow, OrderTables } from './tables.ts'

export type StaffAnswer = BoardOrder | Refusal<'orderMoved' | 'notFound'>

/** What the restaurant's own screens do with orders. Each call keeps to the stores of the member of staff who asks. */
export interface Board {
  /** Live orders of a store, oldest first; with `done`, those that ended in the last hours, newest first. */
  list(who: Staff, ask: { shopId: number; done: boolean }): Promise<BoardOrder[] | Refusal<'notFound'>>
  one(who: Staff, orderId: string): Promise<BoardOrder | Refusal<'notFound'>>
  /** The live orders of a store with what was chosen in each line. */
  chosen(who: Staff, shopId: number): Promise<ChosenOrder[] | Refusal<'notFound'>>
  chosenOne(who: Staff, orderId: string): Promise<ChosenOrder | Refusal<'notFound'>>
  /** Yes, and when it will be ready. An order the store looks at first goes on to be paid. LOGIN-8 */
  accept(who: Staff, ask: { orderId: string; promisedAt: Date }): Promise<StaffAnswer>
  /** Another promise; the guest is told. */
  delay(who: Staff, ask: { orderId: string; promisedAt: Date; reason?: string }): Promise<StaffAnswer>
  /** No, or no longer: stock and slot are free again, what was paid goes back by itself. */
  reject(who: Staff, ask: { orderId: string; reason: string }): Promise<StaffAnswer>
  start(who: Staff, orderId: string): Promise<StaffAnswer>
  /** Made: its number is called. */
  ready(who: Staff, orderId: string): Promise<StaffAnswer>
  /** Left for the guest's door. */
  handOver(who: Staff, orderId: string): Promise<StaffAnswer>
  complete(who: Staff, orderId: string): Promise<StaffAnswer>
  /** The guest paid at the venue. PAY-3 */
  settle(who: Staff, orderId: string): Promise<StaffAnswer>
}

const DONE_FOR_MS = 12 * 3_600_000
const MOST = 300

const withStory = async (on: Queries, row: OrderRow): Promise<BoardOrder> =>
  boardOrder(row, await eventsOf(on, row.corporation_id, row.order_id))

const by = (who: Staff): By => ({
  kind: 'staff',
  id: who.session.staff.staffId,
  name: who.session.staff.name,
})

const mayServe = (who: Staff, shopId: number): boolean => who.session.staff.shopIds.includes(shopId)

type Step = (row: OrderRow) => Change | undefined

/** One step in one transaction, for staff of the order's store alone. */
const stepOf =
  (ordering: Ordering) =>
  (who: Staff, orderId: string, change: Step): Promise<StaffAnswer> =>
    ordering.needs.db.inTx(async tx => {
      const row = await lockOrder(tx, who.corporationId, orderId)
      if (!row || !mayServe(who, row.shop_id)) return refuse('notFound')
      const wanted = change(row)
      if (!wanted) return refuse('orderMoved', { data: { state: row.state } })
      return withStory(tx, await changeOrder(tx, ordering, row, wanted))
    })

function accepted(row: OrderRow, who: Staff, promisedAt: Date): Change | undefined {
  const checking = row.state === 'checking'
  const change = moveOf(row, checking ? 'awaitingPayment' : 'accepted', by(who))
  return change && { ...change, promisedAt, ...(checking ? { checked: true } : {}) }
}

function delayed(row: OrderRow, who: Staff, ask: { promisedAt: Date; reason?: string }): Change | undefined {
  if (row.state !== 'accepted' && row.state !== 'preparing') return undefined
  const next = { state: row.state, payState: row.pay_state }
  const detail = { from: row.promised_at?.toISOString(), to: ask.promisedAt.toISOString() }
  const reason = ask.reason ? { reason: ask.reason } : {}
  return { next, kind: 'promise', by: by(who), promisedAt: ask.promisedAt, detail, ...reason }
}

function rejected(row: OrderRow, who: Staff, reason: string): Change | undefined {
  const change = moveOf(row, 'rejected', by(who)) ?? moveOf(row, 'cancelled', by(who))
  return change && { ...change, reason }
}

function settled(row: OrderRow, who: Staff): Change | undefined {
  const served = !isEnded(row.state) || row.state === 'completed'
  if (row.payment_method !== 'out-line' || !served) return undefined
  const next = paid({ state: row.state, payState: row.pay_state }, false)
  return next && { next, kind: 'paid', by: by(who), detail: { amount: row.total } }
}

/** A round is paid on its table's bill, which is locked first; any other order by itself. PAY-3 */
async function settleOrder(ordering: Ordering, who: Staff, orderId: string): Promise<StaffAnswer> {
  const { needs } = ordering
  const seen = await findOrder(needs.db, who.corporationId, orderId)
  if (!seen || !mayServe(who, seen.shop_id)) return refuse('notFound')
  const { bill_id: billId, corporation_id: corporationId } = seen
  if (billId === null) return stepOf(ordering)(who, orderId, row => settled(row, who))
  const { staffId: id, name } = who.session.staff
  return needs.db.inTx(async tx => {
    const staff = { id, name, owner: who.session.owner }
    const done = settled(seen, who) && (await needs.settleRound(tx, { corporationId, billId, orderId, staff }))
    const row = (await findOrder(tx, corporationId, orderId)) ?? seen
    return done ? withStory(tx, row) : refuse('orderMoved', { data: { state: row.state } })
  })
}

/** The rows of a board: those still on their way, oldest first; or those that ended in the last hours, newest first. */
function boardRows({ db, clock }: Needs, corporationId: number, ask: { shopId: number; done: boolean }) {
  const orders = db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', ask.shopId)
    .limit(MOST)
  if (!ask.done) return orders.where('ended_at', 'is', null).where('state', 'in', onBoard).orderBy('order_id').execute()
  return orders
    .where('ended_at', '>', new Date(clock() - DONE_FOR_MS))
    .orderBy('ended_at', 'desc')
    .execute()
}

async function liveOf(needs: Needs, corporationId: number, ask: { shopId: number; done: boolean }) {
  const rows = await boardRows(needs, corporationId, ask)
  const { db } = needs
  const stories = await storiesOf(
    db,
    corporationId,
    rows.map(row => row.order_id),
  )
  return rows.map(row => chosenOrder(row, stories.get(row.order_id) ?? []))
}

/** The steps of the store's side, each in one transaction and written into the order's story with who did it. L2 */
export function orderBoard(ordering: Ordering): Board {
  const { needs } = ordering
  const { db } = needs
  const step = stepOf(ordering)
  const to = (who: Staff, orderId: string, state: OrderState) => step(who, orderId, row => moveOf(row, state, by(who)))

  return {
    async list(who, ask) {
      if (!mayServe(who, ask.shopId)) return refuse('notFound')
      return (await liveOf(needs, who.corporationId, ask)).map(({ order }) => order)
    },
    async chosen(who, shopId) {
      if (!mayServe(who, shopId)) return refuse('notFound')
      return liveOf(needs, who.corporationId, { shopId, done: false })
    },
    async chosenOne(who, orderId) {
      const row = await findOrder(db, who.corporationId, orderId)
      if (!row || !mayServe(who, row.shop_id)) return refuse('notFound')
      return chosenOrder(row, await eventsOf(db, row.corporation_id, row.order_id))
    },
    async one(who, orderId) {
      const row = await findOrder(db, who.corporationId, orderId)
      return row && mayServe(who, row.shop_id) ? withStory(db, row) : refuse('notFound')
    },
    accept: (who, { orderId, promisedAt }) => step(who, orderId, row => accepted(row, who, promisedAt)),
    delay: (who, { orderId, ...ask }) => step(who, orderId, row => delayed(row, who, ask)),
    reject: (who, { orderId, reason }) => step(who, orderId, row => rejected(row, who, reason)),
    start: (who, orderId) => to(who, orderId, 'preparing'),
    ready: (who, orderId) => to(who, orderId, 'ready'),
    handOver: (who, orderId) =>
      step(who, orderId, row => (canBeDelivering(row.biz_type) ? moveOf(row, 'delivering', by(who)) : undefined)),
    complete: (who, orderId) => to(who, orderId, 'completed'),
    settle: (who, orderId) => settleOrder(ordering, who, orderId),
  }
}
