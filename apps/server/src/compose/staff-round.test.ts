import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { audit } from '../audit/report.ts'
import { testDatabase } from '../testing/index.ts'
import { ALONE, ORDER_ONLY, type PayAfterHouse, payAfterHouse, TABLE } from './pay-after-test-house.ts'
import { SHOP } from './table-test-house.ts'

const PAYS_FIRST = '23vWg5fDWhLNGlX2'
const database = testDatabase({ max: 20 })
let house: PayAfterHouse
beforeAll(async () => {
  house = await payAfterHouse(database())
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.clear())

const EDAMAME = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one', quantity: 2 }
const order = (more: object = {}) =>
  house.staffBill<{ orderId: string }>('addTableRound', { shopId: SHOP, tableId: TABLE, cartItems: [EDAMAME], ...more })
const left = async () => {
  const { data } = await house.staffAsk<{ items: { foodId: string; left?: number; soldOut: boolean }[] }>('stock', {
    shopId: SHOP,
  })
  return data.items.find(({ foodId }) => foodId === 'edamame')
}

describe('what staff order for a table · ORDER-3', () => {
  it('is a round like a guest’s: same price, on the same bill, told to the phones at once, in the kitchen', async () => {
    const ana = await house.sits('Ana')
    await house.round(ana, '', 2)
    const before = await house.mustHave(ana)
    const added = await order({ remark: 'no salt' })
    expect(added.code).toBe('000')
    const after = await house.mustHave(ana)
    expect(after.billVersion).toBeGreaterThan(before.billVersion)
    expect(after.rounds).toHaveLength(2)
    const [own, theirs] = after.rounds
    expect(theirs?.totalPaidAmount).toBe(own?.totalPaidAmount)
    expect(theirs).toMatchObject({ orderId: added.data.orderId, mine: false })
    expect(theirs?.by).toBeUndefined()
    expect(after.restAmount).toBe(2 * before.restAmount)
    const one = await house.staffAsk<{ state: string; remark: string }>('orderDetail', { orderId: added.data.orderId })
    expect(one.data).toMatchObject({ state: 'placed', remark: 'no salt' })
  })

  it('begins the order of a table nobody has ordered at, and its guests join it', async () => {
    expect((await order()).code).toBe('000')
    const ana = await house.sits('Ana')
    expect((await house.mustHave(ana)).rounds).toHaveLength(1)
  })

  it('goes onto the bill of one guest alone where it is named', async () => {
    const ben = await house.phone(ALONE)
    await house.round(ben)
    const { billId } = await house.mustHave(ben, ALONE)
    expect((await order({ tableId: ALONE, billId })).code).toBe('000')
    expect((await house.mustHave(ben, ALONE)).rounds).toHaveLength(2)
    expect((await order({ tableId: TABLE, billId })).code).toBe('OMS-21-1009')
  })

  it('the same request twice is one round', async () => {
    const ana = await house.sits('Ana')
    const requestId = randomUUID()
    const path = '/api/console/addTableRound'
    const headers = { token: await house.first.staff(), 'x-request-id': requestId }
    const input = { shopId: SHOP, tableId: TABLE, cartItems: [EDAMAME] }
    const answers = await Promise.all([1, 2, 3].map(() => house.first.ask(path, input, headers)))
    expect(new Set(answers.map(({ body }) => (body.data as { orderId?: string }).orderId)).size).toBe(1)
    expect((await house.mustHave(ana)).rounds).toHaveLength(1)
  })

  it('takes stock as guests do: 20 at once on the last 8 are 4 rounds of 2, and nothing is left over', async () => {
    await house.staffAsk('setLeft', { shopId: SHOP, foodId: 'edamame', left: 8 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => order()))
    expect(answers.filter(({ code }) => code === '000')).toHaveLength(4)
    const ana = await house.sits('Ana')
    expect((await house.mustHave(ana)).rounds).toHaveLength(4)
    expect(await left()).toMatchObject({ soldOut: true })
    await house.staffAsk('setLeft', { shopId: SHOP, foodId: 'edamame', left: 500 })
    expect((await audit(database())).findings).toEqual([])
  })

  it('is refused where guests pay first, for what is not on the menu, by the staff of another store, and while a part is paid', async () => {
    expect((await order({ tableId: PAYS_FIRST })).code).toBe('OMS-21-1007')
    expect((await order({ cartItems: [{ ...EDAMAME, foodId: 'nothing' }] })).code).not.toBe('000')
    expect((await order({ shopId: 9999 })).code).not.toBe('000')
    expect((await order({ cartItems: [{ ...EDAMAME, price: 1, unitAmount: 1 }] })).code).toBe('000')
    const ana = await house.sits('Ana')
    const { billId, restAmount } = await house.mustHave(ana)
    expect(restAmount).toBeGreaterThan(500)
    expect((await house.keep(ana, billId, { by: 'rest' }, restAmount)).code).toBe('000')
    expect((await order()).code).toBe('OMS-21-1006')
  })

  it('works where the staff settle too · ORDER-2', async () => {
    expect((await order({ tableId: ORDER_ONLY })).code).toBe('000')
  })
})

describe('the kitchen knows for whom it cooks · CART-11', () => {
  it('each line of a shared cart names who chose it, as the others at the table know them', async () => {
    const [ana, ben] = [await house.sits('Ana'), await house.sits('Ben')]
    // Carts may be held for a moment to the stock that another test has filled up again.
    await vi.waitFor(async () => expect((await ana.add('mild')).code).toBe('000'))
    const { orderId } = await vi.waitFor(() => house.round(ben, 'hot'))
    const promisedAt = new Date(Date.now() + 20 * 60_000).toISOString()
    expect((await house.staffAsk('accept', { orderId, promisedAt })).code).toBe('000')
    const { data } = await house.staffAsk<{
      tickets: { orderId: string; lines: { nick?: string; remark?: string }[] }[]
    }>('kitchen', { shopId: SHOP })
    const lines = data.tickets.find(it => it.orderId === orderId)?.lines ?? []
    const names = lines.map(({ nick, remark }) => `${nick ?? ''}: ${remark}`)
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(['Ana: mild', 'Ben: hot'])
  })
})
