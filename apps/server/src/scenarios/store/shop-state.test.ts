import { contract } from '@comanda/contract'
import { newShopConfig } from '@comanda/domain/store'
import { describe, expect, test } from 'vitest'
import { SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()

const created = (name: string) => {
  const { languages, currency } = app.shop.config
  const input = { shopId: 0, brandId: 1, shopName: { en_US: name }, countryCode: 'GB', timeZone: 'UTC', taxes: [] }
  const config = newShopConfig({ ...input, languages, currency, bizTypes: [1300] })
  return app.db.inTx(tx => app.modules.store.createShop(tx, app.corporationId, config, new Date(app.clock())))
}
const listed = async () => {
  app.clock.advance(1100)
  const { shops } = await app.guest().must(contract.store.queryShopList, { pageSize: 50 })
  return shops.map(({ shopId }) => shopId)
}

describe('State of a store', () => {
  test('Stores created at once get numbers of their own, and an empty menu (STORE-1)', async () => {
    const shops = await twenty(at => created(`Store ${at}`))
    expect(new Set(shops.map(({ shopId }) => shopId)).size).toBe(20)
    expect(Math.min(...shops.map(({ shopId }) => shopId))).toBe(SHOP + 1)
    const [first] = shops
    const menu = await app.modules.menu.menuOf({ corporationId: app.corporationId, shopId: first?.shopId ?? 0 })
    expect(menu?.items).toEqual([])
  })

  test('Guests neither see a store that is being prepared nor order from it (STORE-1)', async () => {
    const { shopId } = await created('Later')
    expect(await listed()).toEqual([SHOP])
    const guest = app.guest()
    expect(await guest.call(contract.store.getShop, { shopId })).toMatchObject({ refused: 'shopUnknown' })
    const cart = await guest.call(contract.cart.query, { shopId, businessType: 1300 })
    expect(cart).toMatchObject({ refused: 'notFound' })
  })

  test('A closed store keeps its orders for guest and staff, and takes no new ones (STORE-1)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order({ dishes: ['soup'] })
    await app.changeShop({ state: 'closed' })
    app.clock.advance(1100)
    expect(await listed()).toEqual([])
    expect(await ann.detail(orderId)).toMatchObject({ orderId })
    const bob = app.guest()
    expect(await bob.call(contract.cart.query, { shopId: SHOP, businessType: 1300 })).toMatchObject({
      refused: 'notFound',
    })
    const { state: _, ...open } = app.shop.config
    await app.changeShop({ ...open, state: 'open' })
  })
})
