import { contract } from '@comanda/contract'
import { SHOP } from '../harbour-kitchen.ts'
import { edit, once, type Recipe, type Scene } from './audited-change.ts'

const at = { shopId: SHOP }
/** A store with a buffet. */
const buffet = { shopId: 105 }
const { decoration, menu, table } = contract

const draftOf = ({ owner }: Scene) => owner.must(menu.queryMenuDraft, at)

/** The entry of the draft that is first in its list, with its revision. */
async function firstEntry(scene: Scene, list: 'items' | 'menuGroups' | 'menus' | 'modifierGroups', key: string) {
  const { document, marks } = await draftOf(scene)
  const [value] = document[list] as unknown as Record<string, unknown>[]
  const id = { items: 'foodId', menuGroups: 'menuGroupId', menus: 'menuId', modifierGroups: 'modifierGroupId' }[list]
  return { value: value as object, mark: marks[`${key}/${String(value?.[id])}`] ?? '' }
}

const without = (value: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

/** Plans a publication of the menu; its job does not run before its day. */
const plan = { ...at, note: 'Audited', date: '2026-12-24', minutes: 600 }

/** The last section of the draft, with a dish it lists. */
async function lastGroup(scene: Scene) {
  const { document, marks } = await draftOf(scene)
  const group = document.menuGroups.filter(({ groupType }) => groupType === 0).at(-1)
  const id = group?.menuGroupId ?? ''
  return { id, mark: marks[`group/${id}`] ?? '', group }
}

/** Changes of menus and pages, by call. */
export const menuChanges: Readonly<Record<string, Recipe>> = {
  'menu.setLeft': once(async () => ({
    input: { ...at, foodId: 'shoyu-ramen', left: 7 },
    before: {},
    after: { left: 7 },
  })),
  'menu.setSoldOut': once(async () => ({
    input: { ...at, foodId: 'shoyu-ramen', soldOut: true },
    before: { left: 7 },
    after: { left: 0 },
  })),
  'menu.saveMenuWindows': edit(async ({ owner }) => {
    const { mark, menus } = await owner.must(menu.menuWindows, at)
    const value = menus.map(({ menuId, on, windows, bizTypes }) => ({ menuId, on, windows, bizTypes }))
    return { value, input: changed => ({ ...at, mark, menus: changed }) }
  }),
  'menu.saveMemberPrices': edit(async ({ owner }) => {
    const { mark, memberPrices } = await owner.must(menu.memberPrices, at)
    return { value: memberPrices, input: changed => ({ ...at, mark, memberPrices: changed }) }
  }),
  'menu.saveStalls': edit(async ({ owner }) => {
    const { mark, stalls } = await owner.must(menu.stalls, buffet)
    return { value: stalls, input: changed => ({ ...buffet, mark, stalls: changed }) }
  }),
  'menu.saveDish': edit(async scene => {
    const { value, mark } = await firstEntry(scene, 'items', 'dish')
    return { value, input: dish => ({ ...at, mark, dish }) }
  }),
  'menu.saveDishes': edit(async scene => {
    const { value, mark } = await firstEntry(scene, 'items', 'dish')
    return { value, input: dish => ({ ...at, dishes: [{ mark, dish }] }) }
  }),
  'menu.saveMenuGroup': edit(async scene => {
    const { value, mark } = await firstEntry(scene, 'menuGroups', 'group')
    return { value: without(value, 'foodIds'), input: group => ({ ...at, mark, group }) }
  }),
  'menu.saveMenuHead': edit(async scene => {
    const { value, mark } = await firstEntry(scene, 'menus', 'menu')
    return { value: without(value, 'menuGroupIds'), input: head => ({ ...at, mark, menu: head }) }
  }),
  'menu.saveModifierGroup': edit(async scene => {
    const { value, mark } = await firstEntry(scene, 'modifierGroups', 'modifiers')
    return { value, input: group => ({ ...at, mark, group }) }
  }),
  'menu.moveInMenu': once(async scene => {
    const { document } = await draftOf(scene)
    const { revisionOf } = await import('../../platform/revision.ts')
    const { id, group } = await lastGroup(scene)
    const [foodId = ''] = group?.foodIds ?? []
    const mark = revisionOf(document.menuGroups.find(one => one.menuGroupId === id)?.foodIds ?? [])
    return {
      input: { ...at, what: 'dish', id: foodId, from: id, to: id, fromMark: mark, toMark: mark },
      what: 'menuDraft',
      before: {},
      after: {},
    }
  }),
  'menu.removeFromMenu': once(async scene => {
    const { id, mark } = await lastGroup(scene)
    return { input: { ...at, what: 'group', id, mark }, before: { menuGroupId: id } }
  }),
  'menu.scheduleMenu': once(async scene => {
    const { mark } = await draftOf(scene)
    scene.app.jobs.hold(true)
    return { input: { ...plan, mark }, after: { note: 'Audited' } }
  }),
  'menu.cancelMenuSchedule': once(async scene => {
    const [first] = (await draftOf(scene)).scheduled
    return { input: { ...at, scheduleId: first?.scheduleId ?? '' }, before: { note: 'Audited' } }
  }),
  'menu.publishMenu': once(async scene => {
    const { mark, version } = await draftOf(scene)
    return { input: { ...at, mark, note: 'Audited' }, before: { version }, after: { version: version + 1 } }
  }),
  'menu.restoreMenuVersion': once(async scene => {
    const { mark, version } = await draftOf(scene)
    return { input: { ...at, mark, version: version - 1 }, before: {}, after: { version: version - 1 } }
  }),
  'menu.importMenu': async ({ owner, app }, call) => {
    const file = { ...at, mode: 'add' as const, mark: '' }
    const { mark } = await owner.must(menu.queryMenuDraft, at)
    const bytes = Buffer.from('Section,Dish,Price\nAudited,Audited pie,9.50\n')
    await app.settle()
    await owner.must(call, { ...file, mark } as never, { file: bytes })
    return { what: 'menuDraft', before: {}, after: {} }
  },
  'menu.followBrandMenu': once(async ({ owner }) => {
    const fresh = { ...at, shopName: { en_US: 'Follows' }, countryCode: 'US', timeZone: 'America/New_York' }
    const { shopId } = await owner.must(contract.store.createShop, fresh)
    return { input: { shopId, leaderId: SHOP }, before: { leaderId: 0 }, after: { leaderId: SHOP } }
  }),
  'decoration.saveDecorationPage': edit(async ({ owner }) => {
    const { pages } = await owner.must(decoration.decorationDraft, at)
    const [first] = pages
    return { value: first?.page ?? {}, input: page => ({ ...at, mark: first?.mark, page }) }
  }),
  'decoration.publishDecoration': once(async ({ owner }) => {
    const { mark, version } = await owner.must(decoration.decorationDraft, at)
    return { input: { ...at, mark, note: 'Audited' }, before: { version }, after: { version: version + 1 } }
  }),
  'decoration.scheduleDecoration': once(async ({ owner }) => {
    const { mark } = await owner.must(decoration.decorationDraft, at)
    return { input: { ...plan, mark }, after: { note: 'Audited' } }
  }),
  'decoration.cancelDecorationSchedule': once(async ({ owner }) => {
    const [first] = (await owner.must(decoration.decorationDraft, at)).scheduled
    return { input: { ...at, scheduleId: first?.scheduleId ?? '' }, before: { note: 'Audited' } }
  }),
  'decoration.rollBackDecoration': once(async ({ owner }) => {
    const { mark, version } = await owner.must(decoration.decorationDraft, at)
    return { input: { ...at, mark, version: version - 1 }, before: { version }, after: { version: version + 1 } }
  }),
  'decoration.removeDecorationPage': once(async ({ owner }) => {
    const page = {
      decorationPageId: 'audited',
      pageType: 'custom' as const,
      title: { en_US: 'Audited' },
      components: [],
    }
    const { mark } = await owner.must(decoration.saveDecorationPage, { ...at, mark: '', page })
    return { input: { ...at, mark, decorationPageId: 'audited' }, before: { title: { en_US: 'Audited' } } }
  }),
  'table.saveTable': edit(async ({ owner }) => {
    const [first] = (await owner.must(table.tableSetup, at)).tables
    const { tableId, mark, ...value } = first ?? { tableId: '', mark: '' }
    return { value, input: changed => ({ ...at, tableId, mark, table: changed }) }
  }),
  'table.saveAreaModes': once(async ({ owner }) => {
    const last = (await owner.must(table.tableSetup, at)).tables.at(-1)
    const {
      operationMode = 1,
      payMode = 1,
      playerMode = false,
      dinnerServiceType = 1,
      posOrderNeedPay = false,
    } = last ?? {}
    const modes = { operationMode, payMode, playerMode, dinnerServiceType, buffetStallIds: last?.buffetStallIds ?? [] }
    const input = {
      tables: [{ tableId: last?.tableId, mark: last?.mark }],
      modes: { ...modes, posOrderNeedPay: !posOrderNeedPay },
    }
    return { input: { ...at, ...input }, before: { posOrderNeedPay }, after: { posOrderNeedPay: !posOrderNeedPay } }
  }),
  'table.removeTable': once(async ({ owner }) => {
    const last = (await owner.must(table.tableSetup, at)).tables.at(-1)
    return { input: { ...at, tableId: last?.tableId ?? '' }, before: { tableName: last?.tableName } }
  }),
}
