import { isPaused } from '@comanda/domain/store'
import { createAddressBook } from '../modules/address/index.ts'
import { lastAddressOf } from '../modules/order/index.ts'
import type { Compose } from './registry/modules.ts'

const DELIVERY = 1200

export const composeAddress: Compose<'address'> = ({ db, clock, maps = {} }, { store, limits }) =>
  createAddressBook({
    db,
    clock,
    maps,
    limits,
    lastAddressOf,
    async shopOf(corporationId, shopId) {
      const shop = await store.guestShops.shown(corporationId, shopId)
      const takesNow = shop && !isPaused(shop.pause, DELIVERY) && store.hoursAt(shop.config, DELIVERY, clock()).open
      return shop && { config: shop.config, takesNow: takesNow === true }
    },
  })
