import { createMenu } from '../modules/menu/index.ts'
import type { ShopAt } from '../ports/store.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { colorsOfPictures } from './pictures/picture-colors.ts'
import { PICTURE_HOST, secretOf } from './registry/runtime.ts'

export const composeMenu: Compose<'menu'> = ({ config, db, clock, jobs, pictures }, modules) => {
  const { store } = modules
  // A menu is imported and published with the settings as they are stored, with a tax that was just added.
  const settingsOf = async ({ corporationId, shopId }: ShopAt) =>
    (await store.shopNow(db, corporationId, shopId))?.config
  return createMenu({
    db,
    clock,
    jobs,
    secret: secretOf(config),
    pictureHost: PICTURE_HOST,
    pictureColors: colorsOfPictures(pictures, modules),
    settingsOf,
    changed: store.changed,
    shopsOf: store.shopsOf,
    addTaxes: store.addTaxes,
    menuChanged: ({ corporationId, shopId }) => modules.push.publish(corporationId, `menu:${shopId}`, clock()),
    published: (tx, { corporationId, shopId }, version) =>
      modules.integration.record(tx, { corporationId, type: 'menu.published', data: { shopId, version } }),
    taxesOf: async shop => (await settingsOf(shop))?.taxes ?? [],
    timeZoneOf: async shop => (await settingsOf(shop))?.timeZone,
    tablesOf: ({ corporationId, shopId }) => modules.table.tablesOf(corporationId, shopId),
  })
}

/** The dishes of all menus of a brand, each once. */
export async function dishesOf({ store, menu }: Modules, corporationId: number) {
  const shops = await store.shopsOf(corporationId)
  const menus = await Promise.all(shops.map(({ shopId }) => menu.menus.shown({ corporationId, shopId })))
  const items = menus.flatMap(one => one?.index.document.items ?? [])
  return [...new Map(items.map(item => [item.foodId, { foodId: item.foodId, name: item.displayName }])).values()]
}
