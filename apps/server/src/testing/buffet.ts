import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import type { TableInfo } from '@comanda/domain/store'
import { type Actor, dataOf } from './actor.ts'
import { dinerAt, diningRoom } from './dining.ts'
import type { Cart } from './guest.ts'
import type { TestApp } from './test-app.ts'

const hasStall = (table: TableInfo) => table.buffetStallIds.length > 0
const match = demoBrand().shops.find(shop => shop.tables.some(it => it.playerMode && hasStall(it) && it.seats === 8))
if (!match) throw new Error('the demo brand has no buffet')

/** The store of the demo brand that has a buffet, in Singapore. */
export const buffetShop = match
const { shopId } = match.config
export const STALL = 'dumpling-stall'
export const buffetRule = match.menu.buffetRules.find(it => it.buffetStallId === STALL)
/** The price per diner, in minor units: adult and child. */
export const PLACE_PRICES = buffetRule?.places.map(it => it.price) ?? []
/** Noon in Singapore. */
export const BUFFET_NOON = '2026-11-18T04:00:00Z'

/** A plate of the stall, in its menu category. */
const plate = (foodId: string) => {
  const group = match.menu.menuGroups.find(it => it.groupType === 0 && it.foodIds.includes(foodId))
  const unitId = match.menu.items.find(it => it.foodId === foodId)?.units[0]?.unitId ?? ''
  return { foodId, menuId: 'all-day', menuGroupId: group?.menuGroupId ?? '', unitId }
}
export const PRAWN = plate('prawn-dumplings')
export const JADE = plate('vegetable-dumplings')

/** The buffet table of the store that `is` so. */
export const buffetTable = (is: (table: TableInfo) => boolean): string =>
  match.tables.find(it => hasStall(it) && is(it))?.tableId ?? ''

export const linesOf = ({ calculation }: Cart) =>
  calculation.items.map(({ foodId, quantity, amount }) => `${foodId} ${quantity} ${amount}`)

/** Steps of guests at one buffet table of `testApp({ brand: 'demo' })`. */
export function buffetAt(app: TestApp, tableId: string) {
  const room = diningRoom(app, tableId, shopId)
  const at = (guest: Actor) => dinerAt(guest, shopId, tableId)
  const { place } = at(app.anyone())
  return {
    place,
    manager: room.manager,
    /** The staff settle the bills of the table. */
    settleBills: () => room.settleAll(tableId),
    /** The table as it is before its guests come. */
    clear: () => room.clear([tableId]),
    open: (guest: Actor, adults: number, children = 0) =>
      guest.call(contract.buffet.open, { ...place, adults, children }),
    openByStaff: (adults: number) =>
      room.manager.call(contract.buffet.openForTable, { shopId, tableId, adults, children: 0 }),
    init: async (guest: Actor) => dataOf(await at(guest).join()),
    add: (guest: Actor, dish: typeof PRAWN, quantity = 1, own: object = { buffetStallId: STALL }) =>
      at(guest).choose([{ ...dish, quantity, ...own }]),
    clearCart: (guest: Actor) => guest.must(contract.cart.clear, place),
    look: (guest: Actor) => at(guest).query(),
    query: (guest: Actor) => at(guest).cart(),
    submit: (guest: Actor, cart: Cart) => at(guest).submit(cart),
  }
}
