import { inLanguage } from '@comanda/domain/money'
import { dayEndsAt } from '@comanda/domain/store'
import { paidPartsOf, writtenOffOf } from '../modules/bill/index.ts'
import { createConsole } from '../modules/console/index.ts'
import { dishesOfDay, ordersOfDay } from '../modules/order/index.ts'
import { movedAt, takingsFor } from '../modules/payment/index.ts'
import { timetableOf } from '../modules/store/index.ts'
import { tcpPrinters, USUAL_NETWORKS } from '../providers/printer/index.ts'
import { brandName } from './brand.ts'
import type { Compose, Modules } from './modules.ts'
import { originOf, type Runtime } from './runtime.ts'

type Deps = Parameters<typeof createConsole>[0]

/** What was sold, and how it was paid. */
const reportOf = ({ db }: Runtime, { store }: Modules) => ({
  configOf: async (shop: { corporationId: number; shopId: number }) =>
    (await store.shops.now(shop.corporationId, shop.shopId))?.config,
  ordersOfDay: (stretch: Parameters<typeof ordersOfDay>[1]) => ordersOfDay(db, stretch),
  dishesOfDay: (stretch: Parameters<typeof dishesOfDay>[1]) => dishesOfDay(db, stretch),
  paidPartsOf: (corporationId: number, billIds: readonly string[]) => paidPartsOf(db, corporationId, billIds),
  writtenOffOf: (corporationId: number, billIds: readonly string[]) => writtenOffOf(db, corporationId, billIds),
  movedAt: (at: Parameters<typeof movedAt>[1]) => movedAt(db, at),
  takingsFor: (corporationId: number, ids: readonly string[]) => takingsFor(db, corporationId, ids),
})

/** What stores are, and whether they take orders now. */
const storesFor = (
  { clock }: Runtime,
  { store }: Modules,
): Pick<Deps, 'storesOf' | 'shopsOf' | 'readyMinutes' | 'dayEndsAt' | 'pausedUntil' | 'setPaused'> => ({
  storesOf: async (corporationId, language) =>
    (await store.shopsOf(corporationId)).map(({ shopId, shopName, timeZone, currency }) => ({
      shopId,
      shopName: inLanguage(shopName, language),
      timeZone,
      currency,
    })),
  shopsOf: async (corporationId, shopIds, language) =>
    (await store.shopsOf(corporationId))
      .filter(({ shopId }) => shopIds.includes(shopId))
      .map(({ shopId, shopName, timeZone }) => ({ shopId, shopName: inLanguage(shopName, language), timeZone })),
  readyMinutes: async ({ corporationId, shopId }) => (await store.shopOf(corporationId, shopId))?.readyMinutes ?? 15,
  dayEndsAt: async ({ corporationId, shopId }, now) => {
    const config = (await store.shops.now(corporationId, shopId))?.config
    return config && dayEndsAt(timetableOf(config), now)
  },
  pausedUntil: async ({ corporationId, shopId }) => {
    const shop = await store.shops.now(corporationId, shopId)
    return shop?.paused ? (shop.pausedUntil ?? Number.MAX_SAFE_INTEGER) : undefined
  },
  setPaused: async (tx, shop, until) => {
    await store.setPaused(tx, { ...shop, paused: until !== undefined, until }, new Date(clock()))
  },
})

/** The restaurant's own screens. */
export const composeConsole: Compose<'console'> = (runtime, modules) => {
  const { config, db, clock, jobs } = runtime
  const { auth, menu, notification, push, store } = modules
  const networks = config.PRINTER_NETWORKS ?? (config.NODE_ENV === 'production' ? '' : USUAL_NETWORKS)
  return createConsole({
    db,
    clock,
    jobs,
    limits: modules.limits,
    printers: tcpPrinters(networks),
    async paperShop(on, shop) {
      const settings = (await store.shops.now(shop.corporationId, shop.shopId, on))?.config
      if (!settings) return undefined
      const { languages, timeZone, readyMinutes } = settings
      return { language: languages[0] ?? 'en_US', timeZone, readyMinutes }
    },
    ...reportOf(runtime, modules),
    openSession(tx, corporationId, staff, deviceId) {
      const owner = `s:${staff.staffId}` as const
      return auth.sessions.open(tx, { corporationId, owner, customerId: 0, kind: 'staff', deviceId, staff })
    },
    notify: notification.notify,
    channelOpen: notification.channelOpen,
    brandName,
    origin: originOf(config),
    async endSession(tx, session) {
      await auth.sessions.end(tx, session)
      tx.afterCommit(() => push.endStreams(session.corporationId, session.owner))
    },
    async endSessionsOf(tx, corporationId, staffId, but) {
      const owner = `s:${staffId}` as const
      await auth.sessions.endAll(tx, { corporationId, owner }, but)
      tx.afterCommit(() => push.endStreams(corporationId, owner))
    },
    ...storesFor(runtime, modules),
    board: modules.order.board,
    announce: store.changed,
    menuOf: menu.menuOf,
    stockOf: shop => menu.stockOf(db, shop),
    setSoldOut: menu.setSoldOut,
    setLeft: menu.setLeft,
  })
}
