import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'
import { draftActor } from './draft-actor.ts'

const app = testApp({ processes: 2 })
const shop = { shopId: SHOP }
const { manager, draft, editDraft } = draftActor(app)

const setPrice = async (foodId: string, price: number) => {
  await editDraft(menu => ({
    ...menu,
    items: menu.items.map(item => (item.foodId === foodId ? { ...item, price: price as typeof item.price } : item)),
  }))
  await manager.must(contract.menu.publishMenu, { ...shop, mark: (await draft()).mark })
}

/** The price that a phone receives now, from each process. */
const shownPrice = async (foodId: string) => {
  const answer = await app.guest().must(contract.menu.queryAllMenus, { ...shop, businessType: 1300 })
  return answer.part === 'menu' ? answer.document.items.find(item => item.foodId === foodId)?.price : undefined
}

test('A saved dish reaches open phones of every process within two seconds, whatever they were shown before (MENU-1)', async () => {
  const ann = app.guest()
  const { ticket } = await ann.must(contract.push.ticket, { topics: [`menu:${SHOP}`] })
  const stream = await fetch(`${app.url}/api/push/stream?ticket=${ticket}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (const _process of [1, 2]) await shownPrice('soup')
  const started = Date.now()
  await setPrice('soup', 700)
  let received = ''
  while (!received.includes(`menu:${SHOP}`)) received += (await reader?.read())?.value ?? ''
  expect(Date.now() - started).toBeLessThan(2000)
  await expect
    .poll(async () => [await shownPrice('soup'), await shownPrice('soup')], { timeout: 1500 })
    .toEqual([700, 700])
  await reader?.cancel()
})

test('Open phones get a hint when a setting of their store is saved (STORE-2)', async () => {
  const ann = app.guest()
  const { ticket } = await ann.must(contract.push.ticket, { topics: [`menu:${SHOP}`] })
  const stream = await fetch(`${app.url}/api/push/stream?ticket=${ticket}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  app.clock.advance(1000)
  const { fees } = await manager.must(contract.store.settings, shop)
  await manager.must(contract.store.saveFees, { ...shop, ...fees, packaging: { amount: money(50), bizTypes: [1200] } })
  let received = ''
  while (!received.includes(`menu:${SHOP}`)) received += (await reader?.read())?.value ?? ''
  await reader?.cancel()
})

test('Carts containing a dish that was saved say what changed: its price, or that it is gone (CART-9, PRICE-1)', async () => {
  const ann = app.guest()
  const before = await ann.fillCart(['pie', 'cake'])
  expect(before.calculation.totalPaidAmount).toBe(2500)
  await setPrice('pie', 1400)
  app.clock.advance(1100)
  const { calculation } = await ann.must(contract.cart.query, { ...shop, businessType: 1300 })
  expect(calculation.items.map(({ foodId, seenAmount, unitAmount }) => [foodId, seenAmount, unitAmount])).toEqual([
    ['pie', 1250, 1400],
    ['cake', 1250, 1250],
  ])
  await editDraft(menu => ({
    ...menu,
    items: menu.items.filter(item => item.foodId !== 'cake'),
    menuGroups: menu.menuGroups.map(group => ({ ...group, foodIds: group.foodIds.filter(id => id !== 'cake') })),
  }))
  await manager.must(contract.menu.publishMenu, { ...shop, mark: (await draft()).mark })
  app.clock.advance(1100)
  const after = await ann.must(contract.cart.query, { ...shop, businessType: 1300 })
  expect(after.calculation.items.find(item => item.foodId === 'cake')?.problem).toBeDefined()
})
