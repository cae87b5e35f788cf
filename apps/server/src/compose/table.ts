import { renameBookedTable } from '../modules/store/index.ts'
import { createTable } from '../modules/table/index.ts'
import { createSeal } from '../platform/seal.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { secretOf } from './registry/runtime.ts'

type Deps = Parameters<typeof createTable>[0]

/** Whether a party at a table ordered something, has an open bill, or opened a buffet. C6 */
async function hasActivity({ bill, buffet, cart, order }: Modules, ...[db, party]: Parameters<Deps['hasActivity']>) {
  const { sessionId, ...at } = party
  const of = { corporationId: at.corporationId, sessionId }
  if ((await bill.billedAt(db, at)) || (await buffet.isOpen(db, of))) return true
  const cartIds = await cart.cartIdsOf(db, of.corporationId, sessionId)
  return (await order.sittingOrders(db, { ...of, cartIds })).count > 0
}

/** The people of a party with a cart line, an order, a part of the bill or a share of the buffet. S4 */
async function occupantsAt({ bill, buffet, cart, order }: Modules, ...[db, party]: Parameters<Deps['occupantsAt']>) {
  const cartIds = await cart.cartIdsOf(db, party.corporationId, party.sessionId)
  const chosen = await cart.choosers(db, party)
  const ordered = await order.orderers(db, { ...party, cartIds })
  const owners = [...chosen.owners, ...ordered.owners, ...(await bill.partOwners(db, party))]
  const personIds = [...chosen.personIds, ...ordered.personIds, ...(await buffet.sharers(db, party))]
  return { owners: new Set(owners), personIds: new Set(personIds) }
}

export const composeTable: Compose<'table'> = ({ config, db, clock }, modules) => {
  const { limits, push, store } = modules
  return createTable({
    db,
    clock,
    secret: secretOf(config),
    pins: createSeal(secretOf(config), 'table PINs'),
    take: limits.tryUse,
    hasRoom: limits.hasRoom,
    giveBack: limits.release,
    publish: push.publish,
    changed: store.changed,
    ownOrdersAt: ({ corporationId, session: { owner } }, shopId, tableId) =>
      modules.order.ownOrdersAt(db, { corporationId, owner }, shopId, tableId),
    billAt: (caller, shopId, tableId) => modules.bill.openAt(caller, { shopId, tableId }),
    releaseBills: (tx, table) => modules.bill.release(tx, table),
    sharedBillAt: (on, table) => modules.bill.sharedBillAt(on, table),
    makeWay: at => modules.buffet.makeWay(at),
    hasActivity: (on, party) => hasActivity(modules, on, party),
    occupantsAt: (on, party) => occupantsAt(modules, on, party),
    ordersAtTables: (corporationId, shopId) => modules.order.ordersAtTables(db, corporationId, shopId, clock()),
    seatingsOf: (on, shop) => modules.booking.seatingsOf(on, shop),
    endSeating: (tx, table) => modules.booking.endSeating(tx, table),
    bookedAhead: table => modules.booking.bookedAhead(db, table, clock()),
    stallsOf: async shop => (await modules.menu.menuOf(shop))?.buffetRules ?? [],
    tableRenamed(tx, shop, name) {
      tx.afterCommit(() => store.settingsChanged(shop))
      return renameBookedTable(tx, shop, name, new Date(clock()))
    },
    async shopOf(corporationId, shopId) {
      const shop = await store.shopOf(corporationId, shopId)
      if (!shop) return undefined
      const { shopName, currency, askPeople = shop.dineInItemLimit.perPerson, tableEntry } = shop
      return { shopName, currency, askPeople, tableEntry }
    },
  })
}
