import type { Tx } from '../../platform/db/index.ts'
import type { EarningOrder, OrderEventSubscriber, OrderToSettle, SettleOrder } from '../../ports/order.ts'
import type { Modules } from '../registry/modules.ts'

type EarningModules = Pick<Modules, 'campaign' | 'card' | 'points'>
type EarningBack = Pick<EarningOrder, 'corporationId' | 'orderId' | 'amount' | 'at'> & { causeKey?: string }

/** Locks the points and the card an order changes; answers how it is settled. Points make the card grow. CARD-7, CARD-2 */
export async function readyToSettle(
  { card, points }: EarningModules,
  tx: Tx,
  order: OrderToSettle,
): Promise<SettleOrder> {
  // The two queries run one after the other: points are locked before the card, as everywhere.
  const [earnState, { program, membership, card: own }] = await Promise.all([
    points.lockToEarn(tx, order),
    card.memberToGrow(tx, order),
  ])
  return async settled => {
    if (!membership) return
    const member = { program, bonus: membership.pointsBonus }
    const growth = await points.settleOrder(tx, settled, { member, earnState })
    const { corporationId, customerId, orderId, at } = settled
    const { cardId } = membership
    if (growth > 0) await card.grow(tx, { corporationId, customerId, cardId, orderId, growth, at }, own)
  }
}

/**
 * Takes back what an order earned, in campaigns too: all of it, or in proportion to a part of its money, once per `causeKey`. M10
 */
export async function takeEarningBack(
  { campaign, card, points }: EarningModules,
  tx: Tx,
  back: EarningBack,
): Promise<void> {
  const { corporationId, orderId, amount, at, causeKey = orderId } = back
  const taken = await points.returnOrder(tx, { corporationId, orderId, causeKey, amount, at })
  if (taken) await card.shrink(tx, { corporationId, orderId, ...taken })
  await campaign.returnOrder(tx, { corporationId, orderId, causeKey, amount, at })
}

/** Points, growth of the card and campaigns for orders that are settled, and back. */
export const earningSubscriber = (modules: EarningModules): OrderEventSubscriber => ({
  async settled(tx, { order, settle }) {
    await (settle ?? (await readyToSettle(modules, tx, order)))(order)
    await modules.campaign.countOrder(tx, order)
  },
  returned: (tx, order) => takeEarningBack(modules, tx, order),
})
