import { refuse } from '@comanda/contract/core'
import type { giftcard as calls } from '@comanda/contract/giftcard'
import type { Handler } from '../../../platform/http/index.ts'
import { readCursor } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { type OrderShown, orderShown, type SendShown, sendShown, zonesOf } from '../present.ts'
import { programsOf } from '../programs.ts'
import { cardsByIds, cardsOfOrders, ownOrder, type Person, sendsOfOrders } from '../queries.ts'
import type { GiftOrderRow, GiftSendRow, GiftTables } from '../tables.ts'

async function ordersShown(
  deps: Deps,
  corporationId: number,
  orders: readonly GiftOrderRow[],
  language: string,
): Promise<OrderShown[]> {
  const ids = orders.map(({ order_id }) => order_id)
  const [programs, zones] = [await programsOf(deps.db, corporationId), await zonesOf(deps, corporationId)]
  const cards = await cardsOfOrders(deps.db, corporationId, ids)
  const sends = await sendsOfOrders(deps.db, corporationId, ids)
  return orders.map(order =>
    orderShown(
      deps,
      order,
      { program: programs.get(order.program_id), timeZone: zones.get(order.shop_id) ?? 'UTC', language },
      {
        card: cards.find(({ order_id }) => order_id === order.order_id),
        send: sends.find(({ order_id }) => order_id === order.order_id),
      },
    ),
  )
}

/** Gifts on their way, with their cards. */
export async function sendsShown(
  deps: Deps,
  corporationId: number,
  sends: readonly GiftSendRow[],
  language: string,
): Promise<SendShown[]> {
  const ids = [...new Set(sends.map(({ card_id }) => card_id))]
  const [programs, zones] = [await programsOf(deps.db, corporationId), await zonesOf(deps, corporationId)]
  const cards = new Map((await cardsByIds(deps.db, corporationId, ids)).map(card => [card.card_id, card]))
  return sends.flatMap(send => {
    const card = cards.get(send.card_id)
    if (!card) return []
    const program = programs.get(card.program_id)
    return [sendShown(send, card, { program, timeZone: zones.get(card.shop_id) ?? 'UTC', language })]
  })
}

/** A purchase of the caller; another person's is answered as not found. A1 */
export const orderDetails =
  (deps: Deps): Handler<typeof calls.orderDetails> =>
  async (caller, { orderId }) => {
    const { corporationId, session, language } = caller
    const order = await ownOrder(deps.db, { corporationId, owner: session.owner }, orderId)
    const [shown] = order ? await ordersShown(deps, corporationId, [order], language) : []
    return shown ?? refuse('notFound', { field: 'orderId' })
  }

const cursorOf = (row: { created_at: Date }, id: string): string => `${row.created_at.getTime()}.${id}`

interface Page extends Person {
  after: ReturnType<typeof readCursor>
  most: number
}

/** A person's paid purchases, the latest first. */
function bought({ db }: Deps, { corporationId, owner, after, most }: Page): Promise<GiftOrderRow[]> {
  let query = db
    .withTables<GiftTables>()
    .selectFrom('gift_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('state', '!=', 'awaitingPayment')
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(most + 1)
  if (after)
    query = query.where(({ or, and, eb }) =>
      or([eb('created_at', '<', after.at), and([eb('created_at', '=', after.at), eb('order_id', '<', after.id)])]),
    )
  return query.execute()
}

/** What a person sent to friends, the latest first. */
function sent({ db }: Deps, { corporationId, owner, after, most }: Page): Promise<GiftSendRow[]> {
  let query = db
    .withTables<GiftTables>()
    .selectFrom('gift_send')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('send_id', 'desc')
    .limit(most + 1)
  if (after)
    query = query.where(({ or, and, eb }) =>
      or([eb('created_at', '<', after.at), and([eb('created_at', '=', after.at), eb('send_id', '<', after.id)])]),
    )
  return query.execute()
}

/** What the caller bought, or sent to friends, a page at a time. */
export const historyList =
  (deps: Deps): Handler<typeof calls.historyList> =>
  async (caller, { kind, pageSize, cursor }) => {
    const { corporationId, language } = caller
    const after = cursor === undefined ? undefined : readCursor(cursor)
    if (cursor !== undefined && !after) return refuse('invalidInput', { field: 'cursor' })
    const page = { corporationId, owner: caller.session.owner, after, most: pageSize }
    if (kind === 'bought') {
      const rows = await bought(deps, page)
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
      const orders = await ordersShown(deps, corporationId, rows.slice(0, pageSize), language)
      return { orders, sends: [], ...(last && { nextCursor: cursorOf(last, last.order_id) }) }
    }
    const rows = await sent(deps, page)
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    const sends = await sendsShown(deps, corporationId, rows.slice(0, pageSize), language)
    return { orders: [], sends, ...(last && { nextCursor: cursorOf(last, last.send_id) }) }
  }
