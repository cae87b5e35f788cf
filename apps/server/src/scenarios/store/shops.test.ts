import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const { store } = contract
const shop = { shopId: SHOP }
const owner = app.staff('brand')

const create = (name: string, more: { copyFrom?: number; countryCode?: string } = {}) =>
  owner.must(store.createShop, { ...shop, shopName: { en_US: name }, countryCode: 'GB', timeZone: 'UTC', ...more })
const listed = async () => {
  app.clock.advance(1100)
  return (await owner.must(store.shops, shop)).shops
}

describe('Stores of a brand', () => {
  test('Who creates a store works in it at once; people of other stores do not (STORE-4)', async () => {
    const { shopId } = await create('Second')
    expect((await owner.must(store.settings, { shopId })).currency.currencyCode).toBe('GBP')
    expect(await listed()).toContainEqual(expect.objectContaining({ shopId, state: 'preparing', ordersToday: 0 }))
    const manager = app.staff('manager')
    expect(refusedAs(await manager.call(store.settings, { shopId }))).not.toBe('done')
    expect(
      refusedAs(
        await manager.call(store.createShop, { ...shop, shopName: { en_US: 'X' }, countryCode: 'GB', timeZone: 'UTC' }),
      ),
    ).not.toBe('done')
  })

  test('A copied store has the settings, offers and menu of the other, and its own name and address (STORE-4)', async () => {
    const { shopId } = await create('Copy', { copyFrom: SHOP })
    const [from, to] = [await owner.must(store.settings, shop), await owner.must(store.settings, { shopId })]
    expect(to.ordering).toEqual(from.ordering)
    expect(to.taxes).toEqual(from.taxes)
    expect(to.zones.zones).toEqual([])
    expect(to.general.address.lines).toEqual([])
    const menu = await app.modules.menu.menuOf({ corporationId: app.corporationId, shopId })
    expect(menu?.items.length).toBe(app.shop.menu.items.length)
  })

  test('Chosen settings are copied to several stores, all or none, and audited (STORE-4)', async () => {
    const [first, second] = [await create('A'), await create('B')]
    const yen = await create('Tokyo', { countryCode: 'JP' })
    const { fees } = await owner.must(store.settings, shop)
    await owner.must(store.saveFees, { ...shop, ...fees, packaging: { amount: money(50), bizTypes: [1300] } })
    const copy = (toShopIds: number[], parts: ('fees' | 'hours')[] = ['fees']) =>
      owner.call(store.copySettings, { ...shop, toShopIds, parts })
    expect(refusedAs(await copy([first.shopId, yen.shopId]))).toBe('copyCurrency')
    expect((await owner.must(store.settings, first)).fees.packaging).toBeUndefined()
    expect(refusedAs(await copy([yen.shopId], ['hours']))).toBe('done')
    expect(await copy([first.shopId, second.shopId])).toEqual({ copied: 2 })
    expect((await owner.must(store.settings, second)).fees.packaging?.amount).toBe(50)
    expect(refusedAs(await copy([9999]))).toBe('shopUnknown')
  })

  test('A store with something open stays; closed, it takes nothing and is listed as closed (STORE-4)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order({ paymentMethod: 'out-line' })
    expect(refusedAs(await owner.call(store.closeShop, shop))).toBe('shopBusy')
    await app.staff('manager').reject(orderId)
    const answers = await twenty(() => owner.call(store.closeShop, shop))
    expect(new Set(answers.map(refusedAs))).toEqual(new Set(['done']))
    expect(await listed()).toContainEqual(expect.objectContaining({ shopId: SHOP, state: 'closed' }))
    expect(refusedAs(await app.guest().call(store.getShop, shop))).toBe('shopUnknown')
    expect((await ann.detail(orderId)).state).toBe('rejected')
  })

  test('The last store of a brand cannot be closed (STORE-4)', async () => {
    const others = (await listed()).filter(({ state }) => state !== 'closed').map(({ shopId }) => shopId)
    const answers: string[] = []
    for (const shopId of others) answers.push(refusedAs(await owner.call(store.closeShop, { shopId })))
    expect(answers.at(-1)).toBe('lastShop')
    expect(answers.slice(0, -1).every(answer => answer === 'done')).toBe(true)
  })
})
