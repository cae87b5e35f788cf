import type { staffStoreCalls } from '@comanda/contract/store'
import type { staffMenuCalls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { consoleHouse, MANAGER, NEW_YORK, WAITER } from '../modules/staff/console-test-house.ts'

type Promotions = ResponseOf<typeof staffStoreCalls.promotions>
type Prices = ResponseOf<typeof staffMenuCalls.memberPrices>

const desk = consoleHouse()
const shop = { shopId: NEW_YORK }
const look = () => desk.at<Promotions>(MANAGER, 'promotions', shop)
const save = (input: object) => desk.refused(MANAGER, 'savePromotions', { ...shop, ...input })
const prices = () => desk.at<Prices>(MANAGER, 'memberPrices', shop)
const savePrices = (input: object) => desk.refused(MANAGER, 'saveMemberPrices', { ...shop, ...input })

/** What a pickup of three edamame costs now. */
async function costOf(): Promise<{ totalPaidAmount: number; executeList: { discountId: string }[] }> {
  const token = await desk.house().guest()
  const menu = await desk.menu()
  const item = menu.items.find(one => one.foodId === 'edamame')
  const group = menu.menuGroups.find(one => one.groupType === 0 && one.foodIds.includes('edamame'))
  const from = menu.menus.find(one => one.menuGroupIds.includes(group?.menuGroupId ?? ''))
  const plate = {
    foodId: 'edamame',
    menuGroupId: group?.menuGroupId,
    menuId: from?.menuId,
    unitId: item?.units[0]?.unitId,
    quantity: 3,
    modifiers: [],
    subItems: [],
    sideDishItems: [],
    remark: '',
  }
  const where = { ...shop, businessType: 1300 }
  await desk.house().ask('/api/order/cart/modify', { ...where, modifyType: 0, cartItems: [plate] }, { token })
  const { body } = await desk.house().ask('/api/order/cart/query', where, { token })
  return (body.data as { calculation: Awaited<ReturnType<typeof costOf>> }).calculation
}

/** What is shown may be a second old in each process. */
async function comesToBe(input: () => Promise<unknown>, wanted: unknown): Promise<void> {
  await expect.poll(input, { timeout: 5000, interval: 100 }).toEqual(wanted)
}

const always = { threshold: 0, windows: [], bizTypes: [1300], foodIds: [], promotionType: 1101 }

describe('PROMOTIONS', () => {
  test('one that is begun comes off the next cart at once, in its hours alone · PRICE-2', async () => {
    const { mark, promotions } = await look()
    const mine = {
      ...always,
      discountId: 'edamame-day',
      name: { en_US: 'Edamame day' },
      effect: { kind: 'percent', rate: 500_000 },
      foodIds: ['edamame'],
      priority: 900,
    }
    const before = await costOf()
    const next = [...promotions, mine]
    expect(await save({ mark, promotions: next })).toMatchObject({ code: '000' })
    await comesToBe(async () => (await costOf()).executeList.map(one => one.discountId), ['edamame-day'])
    expect((await costOf()).totalPaidAmount).toBeLessThan(before.totalPaidAmount)
    const now = await look()
    const never = { ...mine, windows: [{ weekdays: [(new Date().getUTCDay() + 3) % 7], from: 600, to: 601 }] }
    await save({ mark: now.mark, promotions: [...promotions, never] })
    await comesToBe(async () => (await costOf()).totalPaidAmount, before.totalPaidAmount)
    await save({ mark: (await look()).mark, promotions })
  })

  test('what cannot be is refused with its field', async () => {
    const { mark, promotions } = await look()
    const wrong = async (change: object) => {
      const one = { ...always, discountId: 'x', name: { en_US: 'X' }, effect: { kind: 'freeDelivery' }, ...change }
      const { code, field } = await save({ mark, promotions: [...promotions, one] })
      return [code, field]
    }
    const at = `promotions[${promotions.length}]`
    expect(await wrong({})).toEqual(['CON-04-0034', `${at}.bizTypes`])
    const percent = { effect: { kind: 'percent', rate: 10_000 } }
    expect(await wrong({ ...percent, bizTypes: [] })).toEqual(['CON-04-0033', `${at}.bizTypes`])
    expect(await wrong({ ...percent, foodIds: ['gone'] })).toEqual(['CON-04-0029', `${at}.foodIds[0]`])
    expect(await wrong({ ...percent, excludes: ['gone'] })).toEqual(['CON-04-0032', `${at}.excludes[0]`])
    expect(await wrong({ ...percent, discountId: promotions[0]?.discountId })).toEqual([
      'CON-04-0031',
      `${at}.discountId`,
    ])
    expect(await wrong({ effect: { kind: 'gift', foodId: 'gone', quantity: 1 } })).toEqual([
      'CON-04-0035',
      `${at}.effect.foodId`,
    ])
    expect(await wrong({ effect: { kind: 'percent', rate: 0 } })).toEqual(['COM-00-0400', `${at}.effect.rate`])
  })

  test('a gift finds its own place on the menu', async () => {
    const { mark, promotions } = await look()
    const gift = {
      ...always,
      discountId: 'edamame-gift',
      name: { en_US: 'Edamame from $40' },
      effect: { kind: 'gift', foodId: 'edamame', quantity: 1 },
      threshold: 4000,
    }
    const { data } = await save({ mark, promotions: [...promotions, gift] })
    const saved = (data as Promotions).promotions.at(-1)?.effect
    expect(saved).toMatchObject({ kind: 'gift', foodId: 'edamame', menuId: expect.stringMatching(/.+/) })
    await save({ mark: (await look()).mark, promotions })
  })

  test('are for managers, and never saved over another’s unseen', async () => {
    const { mark, promotions } = await look()
    expect(await desk.refused(WAITER, 'promotions', shop)).toMatchObject({ code: 'CON-01-0004' })
    expect(await desk.refused(WAITER, 'savePromotions', { ...shop, mark, promotions: [] })).toMatchObject({
      code: 'CON-01-0004',
    })
    expect(await save({ mark: 'old', promotions: promotions.slice(1) })).toMatchObject({ code: 'CON-01-0005' })
    expect(await save({ mark: 'old', promotions })).toMatchObject({ code: '000' })
  })
})

test('a member price is shown on the menu at once, and is below what everybody pays · LOGIN-10', async () => {
  const { mark, memberPrices, units } = await prices()
  const unit = units.find(one => one.foodId === 'edamame')
  if (!unit) throw new Error('There is edamame')
  const others = memberPrices.filter(one => one.foodId !== 'edamame')
  const input = (vipPrice: number) => ({
    mark,
    memberPrices: [...others, { foodId: unit.foodId, unitId: unit.unitId, vipPrice }],
  })
  expect(await savePrices(input(unit.price))).toMatchObject({ code: 'CON-04-0036' })
  expect(await savePrices(input(unit.price - 100))).toMatchObject({ code: '000' })
  const shown = async () => (await desk.menu()).items.find(one => one.foodId === 'edamame')?.units[0]?.prices
  await comesToBe(shown, [{ value: unit.price - 100, type: 'member' }])
  expect(await savePrices({ mark: (await prices()).mark, memberPrices: others })).toMatchObject({ code: '000' })
  await comesToBe(shown, undefined)
})
