import { brandLink } from '@comanda/domain/navigation'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import { createPoints } from '../modules/points/index.ts'
import { brandsOf } from './brand/settings.ts'
import type { Compose } from './registry/modules.ts'
import { originOf } from './registry/runtime.ts'

export const composePoints: Compose<'points'> = ({ config, db, clock, log }, modules) => {
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
    corporations: () => brandsOf(db),
    async notifyExpiring(tx, { corporationId, customerId, points, expiresAt, eventKey }) {
      const { language } = await modules.auth.accountContacts(tx, corporationId, customerId)
      const timeZone = (await store.shopsOf(corporationId))[0]?.timeZone ?? 'UTC'
      const date = dateText(expiresAt, 'day', localeNamed(language).intl, timeZone)
      await modules.notification.notifyPerson(tx, {
        corporationId,
        owner: `c:${customerId}`,
        eventKey,
        template: 'pointsExpiring',
        params: { points, date, link: brandLink(originOf(config), '/vip', corporationId) },
        language,
        timeZone,
        uselessAfter: expiresAt,
      })
    },
  })
}
