import type { CodeName } from '@comanda/contract/codes'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { openOrderCalls as calls } from '@comanda/contract/integration'
import { createHash } from 'node:crypto'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type StaffAt, type StaffShop } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { ChannelOrderRow, IntegrationTables } from '../tables.ts'

type Name = Pick<ChannelOrderRow, 'corporation_id' | 'shop_id' | 'channel' | 'external_id'>

/** The order that a channel named so, if it was placed. */
const orderNamed = (db: Queries, name: Name) =>
  db
    .withTables<IntegrationTables>()
    .selectFrom('channel_order')
    .select(['order_id', 'body_hash'])
    .where('corporation_id', '=', name.corporation_id)
    .where('shop_id', '=', name.shop_id)
    .where('channel', '=', name.channel)
    .where('external_id', '=', name.external_id)
    .executeTakeFirst()

const LOCK = {
  name: 'channel_order_lock',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

interface OnceInput {
  channel: string
  externalId: string
}

const nameOf = ({ corporationId, shopId }: StaffShop, { channel, externalId }: OnceInput): Name => ({
  corporation_id: corporationId,
  shop_id: shopId,
  channel,
  external_id: externalId,
})

const hashOf = (input: OnceInput): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** The order of this content that was placed before; refused where its id has another content. */
async function placedBefore(
  db: Queries,
  shop: StaffShop,
  input: OnceInput,
): Promise<string | undefined | Refusal<'externalIdUsed'>> {
  const before = await orderNamed(db, nameOf(shop, input))
  if (before && before.body_hash !== hashOf(input)) return refuse('externalIdUsed', { field: 'externalId' })
  return before?.order_id
}

/** Places what a channel names, unless it was placed before. API-8 */
async function placeOnce<R extends CodeName>(
  tx: Tx,
  { clock }: Deps,
  { shop, input }: { shop: StaffShop; input: OnceInput },
  place: () => Promise<{ orderId: string } | Refusal<R>>,
): Promise<{ created: boolean; orderId: string } | Refusal<R | 'externalIdUsed'>> {
  const name = nameOf(shop, input)
  // Equal requests that arrive together wait here, before any of them takes stock.
  await tx.query(LOCK, [Object.values(name).join(' ')])
  const before = await placedBefore(tx, shop, input)
  if (isRefusal(before)) return before
  if (before !== undefined) return { created: false, orderId: before }
  const placed = await place()
  if ('refused' in placed) return placed
  const { orderId } = placed
  await tx
    .withTables<IntegrationTables>()
    .insertInto('channel_order')
    .values({ ...name, order_id: orderId, body_hash: hashOf(input), created_at: new Date(clock()) })
    .execute()
  return { created: true, orderId }
}

/** Answers the order as it is after the commit. */
const answerOf =
  ({ board }: Deps) =>
  async (caller: StaffAt, _input: unknown, { created, orderId }: { created: boolean; orderId: string }) => {
    const order = await board.one(caller, orderId)
    return isRefusal(order) ? order : { created, order }
  }

/** Places an order of another channel once. API-8 */
export const createOrder = (deps: Deps): Handler<typeof calls.createOrder> =>
  changeInSteps(calls.createOrder, deps, {
    work: (tx, caller, input) =>
      placeOnce(tx, deps, { shop: caller.shop, input }, () => {
        const { items, address, payment, ...rest } = input
        const { lines, ...to } = address ?? { lines: [] }
        return deps.placeChannelOrder(tx, {
          ...rest,
          caller,
          shopId: caller.shop.shopId,
          cartItems: items,
          paid: payment === 'elsewhere',
          ...(address && { place: { to, lines } }),
        })
      }),
    answer: answerOf(deps),
  })

/** Places a round at a table once; the order names its channel and the id there. API-12 */
export const createTableRound = (deps: Deps): Handler<typeof calls.createTableRound> =>
  changeInSteps(calls.createTableRound, deps, {
    async prepare({ shop }, input) {
      // A repeat seats no party at a table that has emptied since.
      const before = await placedBefore(deps.db, shop, input)
      if (isRefusal(before)) return before
      return before === undefined ? deps.tableRounds.tableFor(shop, input) : { before }
    },
    async work(tx, caller, input, prepared) {
      if ('before' in prepared) return { created: false, orderId: prepared.before }
      const { channel, externalId, items: cartItems, remark } = input
      const visit = { ...caller.visit, params: { posOrderId: externalId } }
      const round = { caller: { ...caller, channelId: channel, visit }, input: { cartItems, remark }, ...prepared }
      return placeOnce(tx, deps, { shop: caller.shop, input }, () => deps.tableRounds.place(tx, round))
    },
    answer: answerOf(deps),
  })
