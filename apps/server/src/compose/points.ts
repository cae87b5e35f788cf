import { createPoints } from '../modules/points/index.ts'
import type { Compose } from './modules.ts'

export const composePoints: Compose<'points'> = ({ db, clock, log }, modules) => {
  const { card, store } = modules
  return createPoints({
    db,
    clock,
    log,
    shopOf: store.shopOf,
    shopsOf: store.shopsOf,
    programAt: card.programAt,
    bonusOf: async (on, at) => (await card.membershipOf(on, at))?.pointsBonus,
    async memberAt(on, at) {
      const { program, membership } = await card.memberAt(on, at)
      return { program, bonus: membership?.pointsBonus }
    },
    async mayStillEarn(on, { orderId, ...owner }) {
      const [order] = await modules.order.ownOrders(on, owner, [orderId])
      return order && order.payState === 'unpaid' && order.endedAt === undefined
    },
  })
}
