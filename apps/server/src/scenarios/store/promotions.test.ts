import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const manager = app.staff('manager')
const shop = { shopId: SHOP }

type Promotions = RequestInputOf<typeof contract.store.savePromotions>['promotions']

const look = () => manager.must(contract.store.promotions, shop)
const save = (mark: string, promotions: readonly object[]) =>
  manager.call(contract.store.savePromotions, { ...shop, mark, promotions: promotions as Promotions })

/** The price of three edamame for a new pickup guest. */
const costNow = async () => (await app.guest().fillCart([{ foodId: 'edamame', quantity: 3 }])).calculation

/** Displayed data may be a second old in each process. */
const eventually = (read: () => Promise<unknown>, wanted: unknown) => {
  const later = () => {
    app.clock.advance(1100)
    return read()
  }
  return expect.poll(later, { timeout: 5000, interval: 100 }).toEqual(wanted)
}

const always = { threshold: 0, windows: [], bizTypes: [1300], foodIds: [], promotionType: 1101 }

describe('Promotions', () => {
  test('A new promotion reduces the next cart, within its hours only (PRICE-2)', async () => {
    const { mark, promotions } = await look()
    const mine = {
      ...always,
      discountId: 'edamame-day',
      name: { en_US: 'Edamame day' },
      effect: { kind: 'percent', rate: 500_000 },
      foodIds: ['edamame'],
      priority: 900,
    }
    const before = await costNow()
    expect(refusedAs(await save(mark, [...promotions, mine]))).toBe('done')
    await eventually(async () => (await costNow()).executeList.map(one => one.discountId), ['edamame-day'])
    expect((await costNow()).totalPaidAmount).toBeLessThan(before.totalPaidAmount)
    const otherDay = { weekdays: [(new Date(app.clock()).getUTCDay() + 3) % 7], from: 600, to: 601 }
    await save((await look()).mark, [...promotions, { ...mine, windows: [otherDay] }])
    await eventually(async () => (await costNow()).totalPaidAmount, before.totalPaidAmount)
    await save((await look()).mark, promotions)
  })

  test('The list counts the orders that used a promotion and what it took off, rejected ones excepted (PRICE-2)', async () => {
    const { mark, promotions } = await look()
    const effect = { kind: 'percent', rate: 500_000 }
    const mine = { ...always, discountId: 'counted', name: { en_US: 'Counted' }, effect, foodIds: ['edamame'] }
    expect(refusedAs(await save(mark, [...promotions, { ...mine, priority: 900 }]))).toBe('done')
    const ordered = async () => {
      const guest = app.guest()
      const cart = await guest.fillCart([{ foodId: 'edamame', quantity: 3 }])
      const order = await guest.submit(cart, { paymentMethod: 'out-line' })
      if (!('orderId' in order)) throw new Error(refusedAs(order))
      const [used] = cart.calculation.executeList.filter(one => one.discountId === 'counted')
      return { orderId: order.orderId, discount: used?.discountAmount ?? 0 }
    }
    const [served, refused] = [await ordered(), await ordered()]
    await manager.reject(refused.orderId)
    await manager.accept(served.orderId)
    await manager.must(contract.order.ready, { orderId: served.orderId })
    await manager.must(contract.order.complete, { orderId: served.orderId })
    expect(served.discount).toBeGreaterThan(0)
    await app.modules.report.figures.sweep()
    const now = await look()
    expect(now.results.find(one => one.discountId === 'counted')).toEqual({
      discountId: 'counted',
      uses: 1,
      discounted: served.discount,
    })
    await save(now.mark, promotions)
  })

  test('Several faulty promotions are refused at once: each field with its own text (STORE-2)', async () => {
    const { mark, promotions } = await look()
    const at = promotions.length
    const one = { ...always, name: { en_US: 'X' }, effect: { kind: 'percent', rate: 10_000 } }
    const answer = await save(mark, [
      ...promotions,
      { ...one, discountId: 'x', bizTypes: [], startDate: '2026-12-02', endDate: '2026-12-01' },
      { ...one, discountId: 'y', foodIds: ['gone'] },
      { ...one, discountId: 'z', effect: { kind: 'gift', foodId: 'gone', quantity: 1 } },
    ])
    if (!('refused' in answer)) expect.fail('it is refused')
    const { field, message, further = [] } = answer
    const faults = [{ field, message }, ...further]
    expect(faults.map(fault => fault.field)).toEqual([
      `promotions[${at + 2}].effect.foodId`,
      `promotions[${at}].bizTypes`,
      `promotions[${at}].endDate`,
      `promotions[${at + 1}].foodIds[0]`,
    ])
    expect(faults.map(fault => fault.message)).toContain('The last day is before the first.')
    expect(faults.every(fault => /[.!]$/.test(fault.message))).toBe(true)
  })

  test('An invalid promotion is refused with its field', async () => {
    const { mark, promotions } = await look()
    const wrong = async (change: object) => {
      const one = { ...always, discountId: 'x', name: { en_US: 'X' }, effect: { kind: 'freeDelivery' }, ...change }
      const answer = await save(mark, [...promotions, one])
      return [refusedAs(answer), 'field' in answer ? answer.field : undefined]
    }
    const at = `promotions[${promotions.length}]`
    expect(await wrong({})).toEqual(['deliveryNeeded', `${at}.bizTypes`])
    const percent = { effect: { kind: 'percent', rate: 10_000 } }
    expect(await wrong({ ...percent, bizTypes: [] })).toEqual(['promotionWays', `${at}.bizTypes`])
    expect(await wrong({ ...percent, foodIds: ['gone'] })).toEqual(['dishUnknown', `${at}.foodIds[0]`])
    expect(await wrong({ ...percent, excludes: ['gone'] })).toEqual(['promotionUnknown', `${at}.excludes[0]`])
    const discountId = promotions[0]?.discountId
    expect(await wrong({ ...percent, discountId })).toEqual(['promotionTwice', `${at}.discountId`])
    const gift = { effect: { kind: 'gift', foodId: 'gone', quantity: 1 } }
    expect(await wrong(gift)).toEqual(['giftUnfit', `${at}.effect.foodId`])
    expect(await wrong({ effect: { kind: 'percent', rate: 0 } })).toEqual(['invalidInput', `${at}.effect.rate`])
  })

  test('A free dish is saved with its place on the menu', async () => {
    const { mark, promotions } = await look()
    const gift = {
      ...always,
      discountId: 'edamame-gift',
      name: { en_US: 'Edamame from $40' },
      effect: { kind: 'gift', foodId: 'edamame', quantity: 1 },
      threshold: 4000,
    }
    const saved = await save(mark, [...promotions, gift])
    const effect = 'promotions' in saved ? saved.promotions.at(-1)?.effect : saved
    expect(effect).toMatchObject({ kind: 'gift', foodId: 'edamame', menuId: expect.stringMatching(/.+/) })
    await save((await look()).mark, promotions)
  })

  test('Promotions are for managers, and are not saved over somebody else’s change', async () => {
    const { mark, promotions } = await look()
    const waiter = app.staff()
    const changing = { ...shop, mark, promotions: [] }
    expect(await waiter.call(contract.store.promotions, shop)).toMatchObject({ refused: 'rightMissing' })
    expect(await waiter.call(contract.store.savePromotions, changing)).toMatchObject({ refused: 'rightMissing' })
    expect(await save('old', promotions.slice(1))).toMatchObject({ refused: 'changedMeanwhile' })
    expect(refusedAs(await save('old', promotions))).toBe('done')
  })
})

test('A member price is shown on the menu at once, and is below the normal price (LOGIN-10)', async () => {
  const { mark, memberPrices, units } = await manager.must(contract.menu.memberPrices, shop)
  const unit = units.find(one => one.foodId === 'edamame')
  if (!unit) throw new Error('the store has no edamame')
  const others = memberPrices.filter(one => one.foodId !== 'edamame')
  const { foodId, unitId, price } = unit
  const savePrices = (at: string, prices: typeof memberPrices) =>
    manager.call(contract.menu.saveMemberPrices, { ...shop, mark: at, memberPrices: prices })
  const withPrice = (vipPrice: number) => savePrices(mark, [...others, { foodId, unitId, vipPrice }] as typeof others)
  expect(await withPrice(price)).toMatchObject({ refused: 'memberPriceHigh' })
  expect(refusedAs(await withPrice(price - 100))).toBe('done')
  const shown = async () => {
    const menu = await app.guest().must(contract.menu.queryAllMenus, { ...shop, businessType: 1300 })
    if (!('document' in menu)) throw new Error('no menu')
    return menu.document.items.find(one => one.foodId === 'edamame')?.units[0]?.prices
  }
  await eventually(shown, [{ value: price - 100, type: 'member' }])
  const now = await manager.must(contract.menu.memberPrices, shop)
  expect(refusedAs(await savePrices(now.mark, others))).toBe('done')
  await eventually(shown, undefined)
})
