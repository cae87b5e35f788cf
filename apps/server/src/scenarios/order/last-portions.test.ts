import { inLanguage } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { refusedAs, type TestGuest, testApp } from '../../testing/index.ts'

/** Noon of a Friday in New York. */
const NOON_IN_NEW_YORK = Date.parse('2026-11-20T17:00:00Z')
const app = testApp({ brand: 'demo', clock: NOON_IN_NEW_YORK })
const atVenue = { paymentMethod: 'out-line' } as const

const dishOf = (foodId: string) => {
  const item = app.shop.menu.items.find(it => it.foodId === foodId)
  if (!item) throw new Error(`the store has no ${foodId}`)
  return item
}

/** A combo with edamame as its side. */
function mealWithEdamame(guest: TestGuest) {
  const group = dishOf('burger-meal').comboGroups.find(it => it.details.some(({ foodId }) => foodId === 'edamame'))
  const detail = group?.details.find(({ foodId }) => foodId === 'edamame')
  if (!group || !detail) throw new Error('no side of edamame')
  const { comboGroupId } = group
  const others = (guest.choice('burger-meal').subItems ?? []).filter(it => it.comboGroupId !== comboGroupId)
  return {
    foodId: 'burger-meal',
    subItems: [...others, { comboGroupId, comboGroupItemId: detail.comboGroupItemId, quantity: 1 }],
  }
}

/** Ramen with edamame beside it. */
function ramenWithEdamame() {
  const sides = dishOf('shoyu-ramen').sideDishGroups.flatMap(group =>
    group.sideDishes.map(side => ({ ...side, sideDishGroupId: group.sideDishGroupId })),
  )
  const side = sides.find(({ foodId }) => foodId === 'edamame')
  if (!side) throw new Error('no edamame beside the ramen')
  const { sideDishGroupId, sideDishGroupItemId } = side
  return { foodId: 'shoyu-ramen', sideDishItems: [{ sideDishGroupId, sideDishGroupItemId, quantity: 1 }] }
}

test('Of 100 orders for the last 5 portions, alone, in combos and as sides, exactly 5 are accepted (S1, CART-6)', async () => {
  await app.setStock('edamame', 5)
  const carts = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const guest = app.guest()
      const dish = [{ foodId: 'edamame' }, mealWithEdamame(guest), ramenWithEdamame()][at % 3] ?? {}
      return { guest, cart: await guest.fillCart([dish]) }
    }),
  )
  expect(await app.stock('edamame')).toBe(5)
  const answers = (await Promise.all(carts.map(({ guest, cart }) => guest.submit(cart, atVenue)))).map(refusedAs)
  expect(answers.filter(answer => answer === 'done')).toHaveLength(5)
  expect(answers.filter(answer => answer === 'soldOut')).toHaveLength(95)
  expect(await app.stock('edamame')).toBe(0)
})

test('Carts reserve nothing: 100 carts with the last portion do not keep another guest from buying it (S3)', async () => {
  await app.setStock('edamame', 1)
  for (let at = 0; at < 100; at += 20)
    await Promise.all(Array.from({ length: 20 }, () => app.guest().fillCart(['edamame'])))
  await app.guest().order({ dishes: ['edamame'], ...atVenue })
  expect(await app.stock('edamame')).toBe(0)
})

test('A time slot takes as many orders as it holds, and the other guests keep their carts (S5)', async () => {
  await app.setStock('edamame', 1000)
  const { capacity = 0, intervalMinutes = 0 } = app.shop.config.slots[1300] ?? {}
  const dinnerTime = new Date(NOON_IN_NEW_YORK + 4 * intervalMinutes * 60_000).toISOString()
  const carts = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const guest = app.guest()
      return { guest, cart: await guest.fillCart(['edamame']) }
    }),
  )
  const submits = carts.map(({ guest, cart }) => guest.submit(cart, { ...atVenue, dinnerTime }))
  const answers = (await Promise.all(submits)).map(refusedAs)
  expect(answers.filter(answer => answer === 'done')).toHaveLength(capacity)
  expect(answers.filter(answer => answer === 'slotFull')).toHaveLength(100 - capacity)
  expect(await app.stock('edamame')).toBe(1000 - capacity)
  const cart = await carts[answers.indexOf('slotFull')]?.guest.cart()
  expect(cart?.calculation.items).toHaveLength(1)
})

test('The refusal for sold-out stock names exactly the lines that use it, also inside a combo (S1, CART-6)', async () => {
  await app.setStock('edamame', 1)
  const late = app.guest()
  await late.fillCart(['shoyu-ramen'])
  const cart = await late.fillCart([mealWithEdamame(late)])
  await app.guest().order({ dishes: ['edamame'], ...atVenue })
  const answer = await late.submit(cart, atVenue)
  expect(answer).toMatchObject({ refused: 'soldOut', data: { items: [{ foodId: 'burger-meal' }] } })
  const name = inLanguage(dishOf('burger-meal').displayName, 'en_US')
  expect(answer).toMatchObject({ message: expect.stringContaining(name) })
})

test('Several sold-out dishes are listed in the guest’s language with its own comma (S1, CART-7)', async () => {
  await app.setStock('edamame', 2)
  const late = app.guest({ language: 'zh-CN' })
  await late.fillCart(['edamame'])
  const cart = await late.fillCart([mealWithEdamame(late)])
  await app.setStock('edamame', 1)
  const names = ['edamame', 'burger-meal'].map(foodId => inLanguage(dishOf(foodId).displayName, 'zh_CN'))
  expect(await late.submit(cart, atVenue)).toMatchObject({
    refused: 'soldOut',
    message: expect.stringContaining(names.join('，')),
  })
})

test('A combo that uses several base portions is not sold from fewer (CART-6)', async () => {
  const { multiBase = 1, foodId } = dishOf('family-feast')
  expect(multiBase).toBeGreaterThan(1)
  await app.setStock(foodId, multiBase - 1)
  const ann = app.guest()
  expect(refusedAs(await ann.changeCart(0, [foodId]))).not.toBe('done')
  expect((await ann.cart()).calculation.items).toEqual([])
})
