import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { afterEach, expect, test } from 'vitest'
import { harbourKitchen, refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: harbourKitchen(), processes: 2 })
const staff = app.staff()
const { pause, resume } = contract.store
afterEach(() => staff.must(resume, { shopId: SHOP }))

const paused = (input: Omit<RequestInputOf<typeof pause>, 'shopId'>) => staff.must(pause, { shopId: SHOP, ...input })

/** The guest's view a second later: a process caches it that long. */
async function stateFor(businessType?: 1100 | 1200 | 1300, language = 'en_US') {
  app.clock.advance(1000)
  const input = { shopId: SHOP, ...(businessType !== undefined && { businessType }) }
  return (await app.anyone({ language }).must(contract.store.queryShopInfo, input)).state
}

const orders = async (orderType: 1100 | 1300) => {
  const guest = app.guest()
  const at = orderType === 1100 ? { tableId: 'T1' } : {}
  const cart = await guest.fillCart(['soup'], { businessType: orderType, ...at })
  return guest.submit(cart, { paymentMethod: 'out-line', orderType, ...at })
}

test('A pause of pickup leaves the tables open, and guests read why in their language (ORDER-6)', async () => {
  const { pausedUntil } = await paused({ minutes: 30, types: [1300], reason: 'kitchen' })
  expect(await stateFor(1300)).toMatchObject({
    paused: true,
    resumesAt: pausedUntil,
    pauseReason: 'Our kitchen is taking a short break.',
  })
  expect(await stateFor(1300, 'zh_CN')).toMatchObject({ pauseReason: '厨房短暂休整中。' })
  for (const open of [await stateFor(1100), await stateFor()]) {
    expect(open.paused).toBe(false)
    expect(open).not.toHaveProperty('pauseReason')
  }
  const refused = await orders(1300)
  expect(refusedAs(refused)).toBe('shopPaused')
  expect(refused).toMatchObject({ data: { resumesAt: pausedUntil, reason: 'Our kitchen is taking a short break.' } })
  expect(refusedAs(await orders(1100))).toBe('done')
})

test('The staff’s own words are shown as they are, and the board has types, reason and end (ORDER-6)', async () => {
  const { pausedUntil } = await paused({ minutes: 15, types: [1200], note: 'Street closed for the marathon.' })
  expect(await stateFor(1200, 'ar')).toMatchObject({ pauseReason: 'Street closed for the marathon.' })
  expect(await staff.must(contract.order.board, { shopId: SHOP })).toMatchObject({
    pausedUntil,
    pausedTypes: [1200],
    pauseReason: 'Street closed for the marathon.',
    orderTypes: [1100, 1200, 1300],
  })
})

test('A pause of every type pauses the store, and ends by itself with its reason (ORDER-6)', async () => {
  await paused({ minutes: 15, types: [1100, 1200, 1300], reason: 'busy' })
  expect(await stateFor()).toMatchObject({ paused: true, pauseReason: 'We’re very busy right now.' })
  app.clock.advance(15 * 60_000)
  const after = await stateFor(1300)
  expect(after.paused).toBe(false)
  expect(after).not.toHaveProperty('pauseReason')
})

test('Twenty pauses at once are one pause, and one resume ends it (ORDER-6)', async () => {
  await Promise.all(Array.from({ length: 20 }, () => paused({ minutes: 30, types: [1300], reason: 'staff' })))
  expect((await stateFor(1300)).paused).toBe(true)
  await staff.must(resume, { shopId: SHOP })
  expect((await stateFor(1300)).paused).toBe(false)
})
