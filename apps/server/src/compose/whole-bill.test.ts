import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../audit/report.ts'
import { testDatabase } from '../testing/index.ts'
import { ALONE, type Bill, type PayAfterHouse, payAfterHouse, TABLE } from './pay-after-test-house.ts'
import { type CartSaid, type Phone, SHOP } from './table-test-house.ts'

const database = testDatabase()
let house: PayAfterHouse
beforeAll(async () => {
  house = await payAfterHouse(database())
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.clear())

const dish = (foodId: string, menuGroupId: string, quantity: number) => ({
  foodId,
  menuGroupId,
  menuId: 'all-day',
  unitId: `${foodId}.one`,
  quantity,
  remark: '',
})
const HALF_A_DONUT = 197
const EDAMAME = (quantity: number) => dish('edamame', 'sides', quantity)
/** "The second at half price." */
const DONUT = (quantity = 1) => dish('donut', 'sweets', quantity)

const choose = async (phone: Phone, ...cartItems: object[]): Promise<CartSaid> => {
  const answer = await phone.ask('cart/modify', { modifyType: 0, cartItems })
  expect(answer.code).toBe('000')
  return answer.data
}
const send = async (
  phone: Phone,
  ...dishes: object[]
): Promise<{ orderId: string; totals: { totalPaidAmount: number } }> => {
  const answer = await phone.submit(await choose(phone, ...dishes))
  expect(answer.code).toBe('000')
  return answer.data as never
}
const off = ({ totals }: Bill): number =>
  0 - totals.filter(({ kind }) => kind === 'discount').reduce((all, { amount }) => all + amount, 0)
/** What the dishes on the bill come to, as they are listed, and as its totals say it. */
const listed = ({ rounds }: Bill) => rounds.flatMap(it => it.lines).reduce((all, it) => all + it.amount, 0)
const dishes = ({ totals }: Bill) => totals.filter(it => it.kind === 'items').reduce((all, it) => all + it.amount, 0)
const sumOf = (bill: Bill) => bill.rounds.reduce((all, it) => all + it.totalPaidAmount, 0)

describe('promotions of a table’s bill · ORDER-3, PRICE-2', () => {
  it('count what all rounds ordered: the second donut is half price, whoever orders it', async () => {
    const [ana, ben] = [await house.sits('Ana'), await house.sits('Ben')]
    await send(ana, DONUT())
    const one = await house.mustHave(ana)
    expect(off(one)).toBe(0)
    await send(ben, DONUT())
    const both = await house.mustHave(ana)
    expect(off(both)).toBeGreaterThan(0)
    expect(both.totalAmount).toBeLessThan(2 * one.totalAmount)
    expect(sumOf(both)).toBe(both.totalAmount)
    // The discount stands in the totals alone: listed dishes are not less it as well.
    expect(listed(both)).toBe(dishes(both))
    expect(listed(both)).toBe(2 * listed(one))
    expect(both.rounds.flatMap(it => it.lines).reduce((all, it) => all + it.shareAmount, 0)).toBe(both.totalAmount)
    expect(await house.mustHave(ben)).toMatchObject({ totalAmount: both.totalAmount, restAmount: both.totalAmount })
  })

  it('come to the same in one round, and in whatever order of rounds', async () => {
    const totals: number[] = []
    const ways = [[[DONUT(2), EDAMAME(3)]], [[DONUT()], [EDAMAME(3)], [DONUT()]], [[EDAMAME(3), DONUT()], [DONUT()]]]
    for (const rounds of ways) {
      await house.clear()
      const ana = await house.sits('Ana')
      for (const round of rounds) await send(ana, ...round)
      totals.push((await house.mustHave(ana)).totalAmount)
    }
    expect(new Set(totals).size).toBe(1)
  })

  it('a round is agreed to by itself; the form says what the bill comes to with it, and which offers run', async () => {
    const ana = await house.sits('Ana')
    await send(ana, DONUT())
    const before = (await house.mustHave(ana)).totalAmount
    const cart = await choose(ana, DONUT())
    const { data } = await ana.ask<{
      calculation: { totalPaidAmount: number }
      bill: { rounds: number; totalAmount: number; discountAmount: number }
    }>('or/calculate', { cartId: cart.cartId, orderType: 1100 })
    expect(data.calculation.totalPaidAmount).toBe(cart.calculation.totalPaidAmount)
    expect(data.bill.rounds).toBe(2)
    expect(data.bill.discountAmount).toBeGreaterThan(0)
    expect((await ana.submit(cart)).code).toBe('000')
    const after = await house.mustHave(ana)
    expect(after.totalAmount).toBe(data.bill.totalAmount)
    expect(after.totalAmount).toBeLessThanOrEqual(before + cart.calculation.totalPaidAmount)
  })

  it('a gift comes once, with the round that reaches it', async () => {
    const ana = await house.sits('Ana')
    await send(ana, EDAMAME(6))
    const names = async () => (await house.mustHave(ana)).rounds.map(({ lines }) => lines.length)
    expect(await names()).toEqual([1])
    await send(ana, EDAMAME(6))
    expect(await names()).toEqual([1, 2])
    await send(ana, EDAMAME(6))
    expect(await names()).toEqual([1, 2, 1])
  })

  it('what a part paid is never too much afterwards: a dish paid by name stays at what it came to · PAY-9', async () => {
    const [ana, ben] = [await house.sits('Ana'), await house.sits('Ben')]
    const { orderId } = await send(ana, DONUT())
    await send(ana, EDAMAME(1))
    const owed = (await house.mustHave(ana)).rounds[0]?.totalPaidAmount ?? 0
    expect((await house.staffAsk('settle', { orderId })).code).toBe('000')
    await send(ben, DONUT())
    const bill = await house.mustHave(ben)
    expect(off(bill)).toBeGreaterThan(0)
    expect(bill.paidAmount).toBe(owed)
    expect(bill.restAmount).toBe(bill.totalAmount - owed)
    const lines = bill.rounds.flatMap(it => it.lines)
    expect(bill.rounds[0]?.lines[0]?.shareAmount).toBe(owed)
    expect(lines.reduce((all, it) => all + it.shareAmount, 0)).toBe(bill.totalAmount)
  })

  it('a round that falls through leaves the others as they are without it · M8', async () => {
    const ana = await house.sits('Ana')
    const first = await send(ana, DONUT())
    const alone = (await house.mustHave(ana)).totalAmount
    await send(ana, DONUT())
    expect((await house.staffAsk('reject', { orderId: first.orderId, reason: 'no more' })).code).toBe('000')
    await expect.poll(async () => (await house.mustHave(ana)).totalAmount).toBe(alone)
  })

  it('two tables put together are one bill for the offers too', async () => {
    const [ana, ben] = [await house.sits('Ana'), await house.phone(ALONE)]
    await send(ana, DONUT())
    await send(ben, DONUT())
    const { billId: old } = await house.mustHave(ben, ALONE)
    const merged = await house.staffBill('mergeTables', { shopId: SHOP, tableId: ALONE, intoTableId: TABLE })
    expect(merged.code).toBe('000')
    expect(off(merged.data)).toBeGreaterThan(0)
    const { billId, totalAmount } = merged.data
    expect(await house.mustHave(ben, ALONE)).toMatchObject({ billId, totalAmount })
    // A phone that still looks at the bill it had is led to the one it is on now; nobody else is.
    expect((await ben.ask('or/calConfirm', { billId: old })).data).toMatchObject({ bill: { billId, totalAmount } })
    expect((await (await house.phone()).ask('or/calConfirm', { billId: old })).data).toEqual({})
  })

  it('20 rounds at once add up, and the books agree', async () => {
    const phones = await Promise.all(Array.from({ length: 6 }, (_, at) => house.sits(`P${at}`)))
    for (let turn = 0; turn < 4; turn += 1)
      await Promise.all(
        phones.map(async phone => {
          const { data } = await phone.ask('cart/modify', { modifyType: 0, cartItems: [DONUT()] })
          await phone.submit(data, randomUUID())
        }),
      )
    const bill = await house.mustHave(phones[0] as Phone)
    expect(sumOf(bill)).toBe(bill.totalAmount)
    const count = bill.rounds.flatMap(({ lines }) => lines).reduce((all, { quantity }) => all + quantity, 0)
    expect(off(bill)).toBe(HALF_A_DONUT * Math.floor(count / 2))
    expect((await audit(database())).findings).toEqual([])
  })
})
