import { refuse, type Refusal } from '@comanda/contract/core'
import { localTime } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { ChannelOrder, ChannelOrderCode } from '../../../ports/order.ts'
import { changeOrder, type Ordering } from '../events/change-order.ts'
import { publishRecorded } from '../events/events.ts'
import { announce } from '../events/hints.ts'
import { type Circumstances, methodsFor } from '../submit/circumstances.ts'
import { insertOrder } from '../submit/insert-order.ts'
import type { OrderRow } from '../tables.ts'
import { enteredRow, takeSlotOf } from './entered-row.ts'
import { circumstancesOfEntered, refusedFor } from './price-entered.ts'

type Refused = Refusal<ChannelOrderCode>

/** The system as a guest without an account, whose visit names the channel. NAV-6 */
const asGuest = ({ caller, channel, externalId }: ChannelOrder, language: string): Guest => ({
  ...caller,
  language,
  channelId: channel,
  visit: { ...caller.visit, params: { posOrderId: externalId } },
  session: { ...caller.session, isMember: false, customerId: 0 },
})

/**
 * Places an order that another channel took, by a guest's rules: the store's menu, prices, hours, slots, zones and stock. It is new on
 * the board; one that was paid to the channel is paid from the start. Refuses before anything is written, or undoes it. API-8, S1
 */
export const placeChannelOrder =
  (ordering: Ordering) =>
  async (tx: Tx, order: ChannelOrder): Promise<{ orderId: string } | Refused> => {
    const { deps } = ordering
    const input = { ...order, executeList: [] }
    const circumstances = await circumstancesOfEntered(deps, order.caller, input)
    if (!circumstances) return refuse('notFound', { field: 'shopId' })
    const [fault] = circumstances.problems
    if (fault) return refusedFor(fault)
    const { shop } = circumstances
    if (!shop.bizTypes.includes(input.orderType)) return refuse('bizTypeNotOffered')
    if (!input.paid && !methodsFor(circumstances).includes('out-line'))
      return refuse('methodNotOffered', { data: { paymentMethods: methodsFor(circumstances) } })
    const caller = asGuest(order, shop.languages[0] ?? order.caller.language)
    const row = await enteredRow(tx, deps, { input, circumstances, caller })
    if ('refused' in row) return row
    await takeSlotOf(tx, deps, circumstances, caller)
    await write(tx, ordering, { row, circumstances, input: order })
    return { orderId: row.order_id }
  }

interface ToWrite {
  row: OrderRow
  circumstances: Circumstances
  input: ChannelOrder
}

/** Writes the order as placed, and as paid to the channel where it was. PAY-10 */
async function write(tx: Tx, ordering: Ordering, { row, circumstances: { shop }, input }: ToWrite): Promise<void> {
  const { deps, callNumbers } = ordering
  const day = localTime(deps.clock(), shop.timeZone).date
  row.call_count = await callNumbers.take({ corporationId: row.corporation_id, shopId: shop.shopId, day })
  if (!input.paid) {
    await publishRecorded(tx, deps, row)
    insertOrder(tx, row)
    tx.afterCommit(() => announce(deps, row))
    return
  }
  const { staffId: id, name } = input.caller.session.staff
  const counter = { method: 'channel' as const }
  await changeOrder(tx, ordering, row, {
    next: { state: row.state, payState: 'paid' },
    kind: 'paid',
    actor: { kind: 'staff', id, name },
    detail: { amount: row.total, ...counter },
    counter,
    shop,
    places: true,
  })
}

export type PlaceChannelOrder = ReturnType<typeof placeChannelOrder>
