import { createAuth } from '../modules/auth/index.ts'
import { captchaOf } from '../providers/captcha/from-config.ts'
import { claimAll, claimTwice } from './member/claim.ts'
import { closingDeps } from './member/close-account.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, secretOf } from './registry/runtime.ts'

export const composeAuth: Compose<'auth'> = (runtime, modules) => {
  const { config, db, clock } = runtime
  const { agreement, notification } = modules
  return createAuth({
    db,
    clock,
    limits: modules.limits,
    secret: secretOf(config),
    captchaProvider: captchaOf(config),
    log: runtime.log,
    providers: runtime.signIn ?? {},
    origin: originOf(config),
    agreementsInForce: agreement.inForce,
    agreementsAskedAgain: agreement.askedAgain,
    channelOpen: notification.channelOpen,
    async sendCode(tx, { code, minutes, ...to }) {
      await notification.notify(tx, { ...to, template: 'code', params: { code, minutes } })
    },
    async sendNotice(tx, notice) {
      await notification.notify(tx, notice)
    },
    dropDevice: notification.dropDevice,
    ...closingDeps(runtime, modules),
    hasUnpaidOrder: (on, corporationId, owner) => modules.order.hasUnpaidOrder(on, corporationId, owner),
    claim: claimTwice(runtime, claimAll(runtime, modules)),
    cardOf: (on, corporationId, customerId) => modules.card.cardOf(on, corporationId, customerId),
    async joinProgram(tx, joining) {
      const before = await modules.card.cardOf(tx, joining.corporationId, joining.customerId)
      const card = await modules.card.joinProgram(tx, joining)
      if (card && !before) {
        const { corporationId, customerId, shopId } = joining
        await modules.campaign.cardOpened(tx, { ...joining, shopId })
        const data = { customerId, ...(shopId !== undefined && { shopId }) }
        await modules.integration.record(tx, { corporationId, type: 'member.joined', data })
      }
      return card && { cardNo: card.card_no }
    },
  })
}
