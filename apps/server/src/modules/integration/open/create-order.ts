import { isRefusal, refuse } from '@comanda/contract/core'
import { openOrderCalls as calls } from '@comanda/contract/integration'
import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { ChannelOrderRow, IntegrationTables } from '../tables.ts'

type Name = Pick<ChannelOrderRow, 'corporation_id' | 'shop_id' | 'channel' | 'external_id'>

/** The order that a channel named so, waiting for one that is being placed now. */
const orderNamed = (tx: Tx, name: Name) =>
  tx
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

/** Places an order of another channel once. API-8 */
export const createOrder = (deps: Deps): Handler<typeof calls.createOrder> =>
  changeInSteps(calls.createOrder, deps, {
    async work(tx, caller, input) {
      const { corporationId, shopId } = caller.shop
      const { channel, externalId, orderType, items, contact, address, payment, ...rest } = input
      const name = { corporation_id: corporationId, shop_id: shopId, channel, external_id: externalId }
      const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
      // Equal requests that arrive together wait here, before any of them takes stock.
      await tx.query(LOCK, [Object.values(name).join(' ')])
      const before = await orderNamed(tx, name)
      if (before && before.body_hash !== hash) return refuse('externalIdUsed', { field: 'externalId' })
      if (before) return { created: false, orderId: before.order_id }
      const { lines, ...to } = address ?? { lines: [] }
      const placed = await deps.placeChannelOrder(tx, {
        ...rest,
        caller,
        shopId,
        channel,
        externalId,
        orderType,
        cartItems: items,
        contact,
        paid: payment === 'elsewhere',
        ...(address && { place: { to, lines } }),
      })
      if (isRefusal(placed)) return placed
      const { orderId } = placed
      await tx
        .withTables<IntegrationTables>()
        .insertInto('channel_order')
        .values({ ...name, order_id: orderId, body_hash: hash, created_at: new Date(deps.clock()) })
        .execute()
      return { created: true, orderId }
    },
    async answer(caller, _input, { created, orderId }) {
      const order = await deps.board.one(caller, orderId)
      return isRefusal(order) ? order : { created, order }
    },
  })
