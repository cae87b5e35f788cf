import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'
import { draftActor } from './draft-actor.ts'

const app = testApp()
const shop = { shopId: SHOP }
const { manager, draft, editDraft, priceOnPhone } = draftActor(app)

describe('Draft and publication of a menu', () => {
  test('A draft is not seen by guests until it is published, then within a second (MENU-1)', async () => {
    await editDraft(menu => ({
      ...menu,
      items: menu.items.map(item => (item.foodId === 'soup' ? { ...item, price: 990 as typeof item.price } : item)),
    }))
    const { mark, changed, document } = await draft()
    expect(changed).toBe(true)
    expect(document.items.find(item => item.foodId === 'soup')?.price).toBe(990)
    expect(await priceOnPhone('soup')).toBe(1250)
    const { differences } = await manager.must(contract.menu.menuDifferences, shop)
    expect(differences).toEqual([
      {
        what: 'dish',
        id: 'soup',
        name: { en_US: 'Dish soup' },
        kind: 'changed',
        changes: [{ aspect: 'price', before: 1250, after: 990 }],
      },
    ])
    const published = await manager.must(contract.menu.publishMenu, { ...shop, mark, note: 'cheaper soup' })
    app.clock.advance(1100)
    expect(await priceOnPhone('soup')).toBe(990)
    expect(await priceOnPhone('soup')).toBe(990)
    expect((await draft()).changed).toBe(false)
    const { versions } = await manager.must(contract.menu.menuVersions, shop)
    expect(versions[0]).toMatchObject({
      version: published.version,
      note: 'cheaper soup',
      cause: 'published',
      dishes: 5,
    })
  })

  test('Of twenty who publish one draft at once, all get the same single version (MENU-1)', async () => {
    await editDraft(menu => ({ ...menu, menuGroups: menu.menuGroups.map(one => ({ ...one, minOnlineQuantity: 1 })) }))
    const { mark, version } = await draft()
    const answers = await twenty(() => manager.must(contract.menu.publishMenu, { ...shop, mark }))
    expect(new Set(answers.map(answer => answer.version))).toEqual(new Set([version + 1]))
  })

  test('A draft that changed since it was seen is not published (API-3)', async () => {
    const { mark } = await draft()
    await editDraft(menu => ({ ...menu, menuGroups: menu.menuGroups.map(one => ({ ...one, minOnlineQuantity: 2 })) }))
    expect(refusedAs(await manager.call(contract.menu.publishMenu, { ...shop, mark }))).toBe('changedMeanwhile')
  })

  test('A menu with a fault is not published, and its field is named (MENU-2)', async () => {
    const before = await draft()
    await editDraft(menu => ({
      ...menu,
      items: menu.items.map((item, at) => (at === 1 ? { ...item, taxIds: ['x'] } : item)),
    }))
    const { mark } = await draft()
    expect(await manager.call(contract.menu.publishMenu, { ...shop, mark })).toMatchObject({
      refused: 'taxUnknown',
      field: 'items[1].taxIds[0]',
    })
    await editDraft(() => before.document)
  })

  test('An older version becomes the draft again, and is published like any other (MENU-1)', async () => {
    const { versions } = await manager.must(contract.menu.menuVersions, shop)
    const first = versions.at(-1)?.version ?? 0
    const { mark } = await draft()
    expect((await manager.must(contract.menu.menuDifferences, { ...shop, version: first })).differences).not.toEqual([])
    const restored = await manager.must(contract.menu.restoreMenuVersion, { ...shop, mark, version: first })
    expect(await priceOnPhone('soup')).toBe(990)
    await manager.must(contract.menu.publishMenu, { ...shop, mark: restored.mark })
    app.clock.advance(1100)
    expect(await priceOnPhone('soup')).toBe(1250)
  })

  test('A publication for later is made at its time in the store’s zone, once, and not if it was cancelled (MENU-1)', async () => {
    app.jobs.hold(true)
    await editDraft(menu => ({
      ...menu,
      items: menu.items.map(item => (item.foodId === 'pie' ? { ...item, price: 700 as typeof item.price } : item)),
    }))
    const { mark } = await draft()
    const at = { date: '2026-11-22', minutes: 600 }
    const one = await manager.must(contract.menu.scheduleMenu, { ...shop, mark, ...at })
    expect(one.publishAt).toBe('2026-11-22T10:00:00.000Z')
    const other = await manager.must(contract.menu.scheduleMenu, { ...shop, mark, ...at })
    await manager.must(contract.menu.cancelMenuSchedule, { ...shop, scheduleId: other.scheduleId })
    expect((await draft()).scheduled.map(it => it.scheduleId)).toEqual([one.scheduleId])
    expect(await priceOnPhone('pie')).toBe(1250)
    expect(
      refusedAs(await manager.call(contract.menu.scheduleMenu, { ...shop, mark, date: '2026-11-20', minutes: 0 })),
    ).toBe('publishTimePast')
    app.clock.set(Date.parse('2026-11-22T10:00:01Z'))
    app.jobs.hold(false)
    await app.settle()
    expect(await priceOnPhone('pie')).toBe(700)
    expect((await draft()).scheduled).toEqual([])
  })

  test('A part that is saved alone changes the draft too, so that publishing does not undo it (MENU-4)', async () => {
    await editDraft(menu => ({ ...menu, menuGroups: menu.menuGroups.map(one => ({ ...one, minOnlineQuantity: 3 })) }))
    const { mark, menus } = await manager.must(contract.menu.menuWindows, shop)
    const windows = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]
    const saved = menus.map(({ menuId, on }) => ({ menuId, on, windows, bizTypes: [] }))
    await manager.must(contract.menu.saveMenuWindows, { ...shop, mark, menus: saved })
    expect((await draft()).document.menus.map(menu => menu.windows)).toEqual([windows])
  })
})

describe('Prices of order types', () => {
  test('A dish costs its price of the order type on the phone, in the cart and in the order (MENU-2, PRICE-1)', async () => {
    await editDraft(menu => ({
      ...menu,
      items: menu.items.map(item =>
        item.foodId === 'cake' ? { ...item, prices: [{ value: 1500 as typeof item.price, type: 1300 }] } : item,
      ),
    }))
    await manager.must(contract.menu.publishMenu, { ...shop, mark: (await draft()).mark })
    app.clock.advance(1100)
    expect(await priceOnPhone('cake')).toBe(1500)
    expect(await priceOnPhone('cake', 1200)).toBe(1250)
    const ann = app.guest()
    const cart = await ann.fillCart([{ foodId: 'cake', quantity: 2 }])
    expect(cart.calculation.totalPaidAmount).toBe(3000)
    const { totals } = await app.guest().order({ dishes: ['cake', 'cake', 'cake'] })
    expect(totals.totalPaidAmount).toBe(4500)
  })
})

describe('Preview of a draft', () => {
  test('The guest app shows the draft with a token of the console, for half an hour, of that store only (MENU-1)', async () => {
    await editDraft(menu => ({
      ...menu,
      items: menu.items.map(item => (item.foodId === 'tart' ? { ...item, price: 111 as typeof item.price } : item)),
    }))
    const { token } = await manager.must(contract.menu.previewMenu, shop)
    const seen = async (preview: string) => {
      const ann = app.guest({ pageParams: { preview } })
      const answer = await ann.must(contract.menu.queryAllMenus, { ...shop, businessType: 1300 })
      return answer.part === 'menu' ? answer.document.items.find(item => item.foodId === 'tart')?.price : undefined
    }
    expect(await seen(token)).toBe(111)
    expect(await priceOnPhone('tart')).toBe(1250)
    expect(await seen(`x${token}`)).toBe(1250)
    app.clock.advance(31 * 60_000)
    expect(await seen(token)).toBe(1250)
  })

  test('A store that is being prepared is shown in the preview of its menu, and to no guest (MENU-1, STORE-1)', async () => {
    await app.changeShop({ state: 'preparing' })
    const { token } = await manager.must(contract.menu.previewMenu, shop)
    const seen = async (preview: string) => {
      const { getShop, queryShopInfo } = contract.store
      const guest = app.guest({ pageParams: { preview } })
      return [await guest.call(getShop, shop), await guest.call(queryShopInfo, shop)].map(refusedAs)
    }
    expect(await seen(token)).toEqual(['done', 'done'])
    expect(await seen(`x${token}`)).toEqual(['shopUnknown', 'shopUnknown'])
    await app.changeShop({ state: 'open' })
  })
})
