import { inLanguage } from '@comanda/domain/money'
import { createIntegration } from '../modules/integration/index.ts'
import { draftOf } from '../modules/menu/index.ts'
import type { Compose } from './modules.ts'

export const composeIntegration: Compose<'integration'> = ({ db, clock, jobs, log }, { limits, menu, order, store }) =>
  createIntegration({
    db,
    clock,
    jobs,
    log,
    tryUse: limits.tryUse,
    board: order.board,
    changedOrders: order.changedOrders,
    placeChannelOrder: order.placeChannelOrder,
    menuNow: menu.menus.now,
    draftRevision: async (on, shop) => (await draftOf(on, shop)).revision,
    pushMenu: menu.push,
    storesOf: async (corporationId, language) =>
      (await store.shopsOf(corporationId)).map(({ shopId, shopName }) => ({
        shopId,
        shopName: inLanguage(shopName, language),
      })),
  })
