import { inLanguage } from '@comanda/domain/money'
import { createIntegration } from '../modules/integration/index.ts'
import { draftOf } from '../modules/menu/index.ts'
import { createSeal } from '../platform/seal.ts'
import { webhookSender } from '../providers/webhook/index.ts'
import type { Compose } from './registry/modules.ts'
import { secretOf } from './registry/runtime.ts'

/** Where webhooks may also go outside production, for systems that are being developed. */
const LOOPBACK = '127.0.0.0/8'

export const composeIntegration: Compose<'integration'> = (
  { config, db, clock, jobs, log },
  { bill, limits, menu, order, payment, store },
) =>
  createIntegration({
    db,
    clock,
    jobs,
    log,
    tryUse: limits.tryUse,
    seal: createSeal(secretOf(config), 'webhook secret'),
    webhooks: webhookSender(config.WEBHOOK_NETWORKS ?? (config.NODE_ENV === 'production' ? '' : LOOPBACK)),
    board: order.board,
    changedOrders: order.changedOrders,
    refundedOf: payment.refundedInParts,
    placeChannelOrder: order.placeChannelOrder,
    tableRounds: bill.tableRounds,
    menuNow: menu.menus.now,
    draftRevision: async (on, shop) => (await draftOf(on, shop)).revision,
    pushMenu: menu.push,
    storesOf: async (corporationId, language) =>
      (await store.shopsOf(corporationId)).map(({ shopId, shopName }) => ({
        shopId,
        shopName: inLanguage(shopName, language),
      })),
  })
