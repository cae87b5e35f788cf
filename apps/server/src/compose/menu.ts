import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMenu } from '../modules/menu/index.ts'
import type { ShopAt } from '../ports/store.ts'
import type { Compose, Modules } from './modules.ts'
import { PICTURE_HOST, secretOf } from './runtime.ts'

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
    pictureColors: async (corporationId, paths) =>
      new Map([...(await drawnColors(pictures, paths)), ...(await modules.upload.colorsOf(corporationId, paths))]),
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

/** Colours of the demo's pictures, written with them. */
async function drawnColors(folder: string | undefined, paths: readonly string[]): Promise<Map<string, string>> {
  const sets = new Map<string, Record<string, string>>()
  const colors = new Map<string, string>()
  for (const path of paths) {
    const [, set, name] = /^([\w-]+)\/([\w-]+)$/.exec(path) ?? []
    if (folder === undefined || set === undefined || name === undefined) continue
    if (!sets.has(set)) sets.set(set, await readColors(join(folder, set)))
    const color = sets.get(set)?.[name]
    if (color !== undefined) colors.set(path, color)
  }
  return colors
}

const readColors = async (folder: string): Promise<Record<string, string>> =>
  readFile(join(folder, 'colors.json'), 'utf8').then(
    text => JSON.parse(text) as Record<string, string>,
    () => ({}),
  )

/** The dishes of all menus of a brand, each once. */
export async function dishesOf({ store, menu }: Modules, corporationId: number) {
  const shops = await store.shopsOf(corporationId)
  const menus = await Promise.all(shops.map(({ shopId }) => menu.menus.shown({ corporationId, shopId })))
  const items = menus.flatMap(one => one?.index.document.items ?? [])
  return [...new Map(items.map(item => [item.foodId, { foodId: item.foodId, name: item.displayName }])).values()]
}
