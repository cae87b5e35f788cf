import { inLanguage } from '@comanda/domain/money'
import { dayEndsAt } from '@comanda/domain/store'
import type { Auth } from '../modules/auth/index.ts'
import { paidPartsOf, writtenOffOf } from '../modules/bill/index.ts'
import { createConsole } from '../modules/console/index.ts'
import { dishesOfDay, ordersOfDay } from '../modules/order/index.ts'
import { movedAt, takingsFor } from '../modules/payment/index.ts'
import { timetableOf } from '../modules/store/index.ts'
import { tcpPrinters, USUAL_NETWORKS } from '../providers/printer/index.ts'
import type { Notification } from '../modules/notification/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Push } from '../platform/push/index.ts'
import { brandName, originOf } from './brand.ts'
import type { Runtime } from './ground.ts'
import type { Ordering } from './ordering.ts'
import type { Places } from './places.ts'

type StoresOfConsole = Pick<
  Parameters<typeof createConsole>[0],
  'storesOf' | 'shopsOf' | 'readyMinutes' | 'dayEndsAt' | 'pausedUntil' | 'setPaused'
>

interface Deps extends Runtime {
  limits: Limits
  push: Push
  auth: Auth
  notification: Notification
  places: Places
  ordering: Ordering
}

/** What was sold, and how it was paid. */
const reportOf = (db: Runtime['db'], shops: Places['store']['shops']) => ({
  configOf: async (shop: { corporationId: number; shopId: number }) =>
    (await shops.now(shop.corporationId, shop.shopId))?.config,
  ordersOfDay: (stretch: Parameters<typeof ordersOfDay>[1]) => ordersOfDay(db, stretch),
  dishesOfDay: (stretch: Parameters<typeof dishesOfDay>[1]) => dishesOfDay(db, stretch),
  paidPartsOf: (corporationId: number, billIds: readonly string[]) => paidPartsOf(db, corporationId, billIds),
  writtenOffOf: (corporationId: number, billIds: readonly string[]) => writtenOffOf(db, corporationId, billIds),
  movedAt: (at: Parameters<typeof movedAt>[1]) => movedAt(db, at),
  takingsFor: (corporationId: number, ids: readonly string[]) => takingsFor(db, corporationId, ids),
})

/** What stores are, and whether they take orders now. */
const storesFor = (store: Places['store'], at: () => Date): StoresOfConsole => ({
  storesOf: async (corporationId, language) =>
    (await store.shops.all(corporationId)).map(({ config: { shopId, shopName, timeZone, currency } }) => ({
      shopId,
      shopName: inLanguage(shopName, language),
      timeZone,
      currency,
    })),
  shopsOf: async (corporationId, shopIds, language) => {
    const shops = await store.shops.all(corporationId)
    return shops
      .filter(({ config }) => shopIds.includes(config.shopId))
      .map(({ config: { shopId, shopName, timeZone } }) => ({
        shopId,
        shopName: inLanguage(shopName, language),
        timeZone,
      }))
  },
  readyMinutes: async ({ corporationId, shopId }) =>
    (await store.shops.shown(corporationId, shopId))?.config.readyMinutes ?? 15,
  dayEndsAt: async ({ corporationId, shopId }, now) => {
    const config = (await store.shops.now(corporationId, shopId))?.config
    return config && dayEndsAt(timetableOf(config), now)
  },
  pausedUntil: async ({ corporationId, shopId }) => {
    const shop = await store.shops.now(corporationId, shopId)
    return shop?.paused ? (shop.pausedUntil ?? Number.MAX_SAFE_INTEGER) : undefined
  },
  setPaused: async (tx, shop, until) => {
    await store.setPaused(tx, { ...shop, paused: until !== undefined, until }, at())
  },
})

/** The restaurant's own screens, standing on what the guests' side has. */
export function composeConsole({
  config,
  db,
  clock,
  jobs,
  limits,
  push,
  auth,
  notification,
  places: { store, menu },
  ordering,
}: Deps) {
  const at = () => new Date(clock())
  return createConsole({
    db,
    clock,
    jobs,
    limits,
    printers: tcpPrinters(config.PRINTER_NETWORKS ?? (config.NODE_ENV === 'production' ? '' : USUAL_NETWORKS)),
    paperShop: async (on, shop) => {
      const config = (await store.shops.now(shop.corporationId, shop.shopId, on))?.config
      if (!config) return undefined
      const { languages, timeZone, readyMinutes } = config
      return { language: languages[0] ?? 'en_US', timeZone, readyMinutes }
    },
    ...reportOf(db, store.shops),
    openSession: (tx, corporationId, staff, deviceId) => {
      const owner = `s:${staff.staffId}` as const
      return auth.sessions.open(tx, { corporationId, owner, customerId: 0, kind: 'staff', deviceId, staff })
    },
    notify: notification.notify,
    channelOpen: notification.channelOpen,
    brandName,
    origin: originOf(config),
    endSession: async (tx, session) => {
      await auth.sessions.end(tx, session)
      tx.afterCommit(() => push.endStreams(session.corporationId, session.owner))
    },
    endSessionsOf: async (tx, corporationId, staffId, but) => {
      const owner = `s:${staffId}` as const
      await auth.sessions.endAll(tx, { corporationId, owner }, but)
      tx.afterCommit(() => push.endStreams(corporationId, owner))
    },
    ...storesFor(store, at),
    board: ordering.order.board,
    announce: ({ corporationId, shopId }) => push.publish(corporationId, `shop:${shopId}`, clock()),
    menuOf: async shop => (await menu.menus.now(shop))?.index.document,
    stockOf: shop => menu.stockOf(db, shop),
    setSoldOut: (tx, shop, foodId, soldOut) => menu.setSoldOut(tx, shop, foodId, soldOut, at()),
    setLeft: (tx, shop, foodId, left) => menu.setLeft(tx, shop, foodId, left, at()),
  })
}
