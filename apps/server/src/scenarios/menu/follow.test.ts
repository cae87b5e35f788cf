import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { harbourKitchen, refusedAs, SHOP, testApp } from '../../testing/index.ts'

const FOLLOWER = 102
const brand = harbourKitchen()
const [first] = brand.shops
if (!first) throw new Error('the kitchen has a store')
const second = { ...first, config: { ...first.config, shopId: FOLLOWER, taxes: [] }, tables: [] }
const app = testApp({ brand: { ...brand, shops: [first, second] } })
const chief = app.staff('brand', { shopIds: [SHOP, FOLLOWER] })
const draftOf = (shopId: number) => chief.must(contract.menu.queryMenuDraft, { shopId })

const setPrice = async (shopId: number, foodId: string, price: number) => {
  const { document, marks } = await draftOf(shopId)
  const dish = document.items.find(item => item.foodId === foodId)
  if (!dish) throw new Error(`there is no ${foodId}`)
  const changed = { ...dish, price: price as typeof dish.price }
  await chief.must(contract.menu.saveDish, { shopId, mark: marks[`dish/${foodId}`] ?? '', dish: changed })
  await chief.must(contract.menu.publishMenu, { shopId, mark: (await draftOf(shopId)).mark })
  await app.settle()
}

const priceAt = async (shopId: number, foodId: string) => {
  app.clock.advance(1100)
  const answer = await app.guest().must(contract.menu.queryAllMenus, { shopId, businessType: 1300 })
  return answer.part === 'menu' ? answer.document.items.find(item => item.foodId === foodId)?.price : undefined
}

test('A store that follows another one gets what it publishes, with a price of its own where it set one (MENU-1)', async () => {
  await chief.must(contract.menu.followBrandMenu, { shopId: FOLLOWER, leaderId: SHOP })
  await app.settle()
  await setPrice(SHOP, 'soup', 777)
  expect([await priceAt(SHOP, 'soup'), await priceAt(FOLLOWER, 'soup')]).toEqual([777, 777])
  await setPrice(FOLLOWER, 'soup', 555)
  await setPrice(SHOP, 'soup', 666)
  await setPrice(SHOP, 'pie', 999)
  expect([await priceAt(SHOP, 'soup'), await priceAt(FOLLOWER, 'soup')]).toEqual([666, 555])
  expect(await priceAt(FOLLOWER, 'pie')).toBe(999)
  expect((await draftOf(SHOP)).stores).toMatchObject([{ shopId: FOLLOWER, follows: true }])
  expect((await draftOf(FOLLOWER)).changed).toBe(false)
})

test('A followed store does not follow, and a menu of its own stays as it is (MENU-1)', async () => {
  const back = { shopId: SHOP, leaderId: FOLLOWER }
  expect(refusedAs(await chief.call(contract.menu.followBrandMenu, back))).toBe('menuFollowChain')
  await chief.must(contract.menu.followBrandMenu, { shopId: FOLLOWER, leaderId: 0 })
  await setPrice(SHOP, 'cake', 444)
  expect(await priceAt(FOLLOWER, 'cake')).toBe(1250)
})
