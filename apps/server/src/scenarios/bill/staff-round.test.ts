import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  refusedAs,
  dataOf,
  requestId,
  testApp,
  diningRoom,
  EDAMAME,
  TABLES,
  SHOP,
  type Bill,
  type RequestOptions,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.sharedLater)
const { manager } = room
const { sharedLater: TABLE, apartLater: ALONE, orderOnly: ORDER_ONLY, apart: PAYS_FIRST } = TABLES

beforeEach(() => room.clear([TABLE, ALONE, ORDER_ONLY]))

const TWO = { ...EDAMAME, quantity: 2 }
const order = (more: object = {}, options?: RequestOptions) =>
  manager.call(contract.bill.addTableRound, { shopId: SHOP, tableId: TABLE, cartItems: [TWO], ...more }, options)
const left = async () =>
  (await manager.must(contract.menu.stock, { shopId: SHOP })).items.find(({ foodId }) => foodId === 'edamame')

describe('Orders of staff for a table (ORDER-3)', () => {
  test('Is a round like a guest’s: same price, same bill, sent to the phones and the kitchen at once', async () => {
    const ana = await room.sits('Ana')
    await ana.round('', 2)
    const before = await ana.bill()
    const { orderId } = dataOf(await order({ remark: 'no salt' }))
    const after = await ana.bill()
    expect(after.billVersion).toBeGreaterThan(before.billVersion)
    expect(after.rounds).toHaveLength(2)
    const [own, theirs] = after.rounds
    expect(theirs?.totalPaidAmount).toBe(own?.totalPaidAmount)
    expect(theirs).toMatchObject({ orderId, mine: false })
    expect(theirs?.by).toBeUndefined()
    expect(after.restAmount).toBe(2 * before.restAmount)
    const one = await manager.must(contract.order.orderDetail, { orderId })
    expect(one).toMatchObject({ state: 'accepted', remark: 'no salt' })
    expect(one.promisedAt).toBeDefined()
  })

  test('Starts the order of a table without orders, and its guests join it', async () => {
    expect(refusedAs(await order())).toBe('done')
    const ana = await room.sits('Ana')
    expect((await ana.bill()).rounds).toHaveLength(1)
  })

  test('Is added to the bill of one named guest', async () => {
    const ben = room.phone(ALONE)
    await ben.round()
    const { billId } = await ben.bill()
    expect(refusedAs(await order({ tableId: ALONE, billId }))).toBe('done')
    expect((await ben.bill()).rounds).toHaveLength(2)
    expect(refusedAs(await order({ tableId: TABLE, billId }))).toBe('noOpenBill')
  })

  test('The same request twice is one round', async () => {
    const ana = await room.sits('Ana')
    const once = { requestId: requestId() }
    const answers = await Promise.all([1, 2, 3].map(() => order({}, once)))
    expect(new Set(answers.map(answer => dataOf(answer).orderId)).size).toBe(1)
    expect((await ana.bill()).rounds).toHaveLength(1)
  })

  test('Takes stock like guests: 20 at once on the last 8 are 4 rounds of 2, and nothing remains', async () => {
    await manager.must(contract.menu.setLeft, { shopId: SHOP, foodId: 'edamame', left: 8 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => order()))
    expect(answers.filter(it => refusedAs(it) === 'done')).toHaveLength(4)
    const ana = await room.sits('Ana')
    expect((await ana.bill()).rounds).toHaveLength(4)
    expect(await left()).toMatchObject({ soldOut: true })
    await manager.must(contract.menu.setLeft, { shopId: SHOP, foodId: 'edamame', left: 500 })
    expect(await app.audit()).toEqual([])
  })

  test('Is refused where guests pay first, for unknown dishes, by other stores’ staff, and while a part is paid', async () => {
    expect(refusedAs(await order({ tableId: PAYS_FIRST }))).toBe('tablePaysFirst')
    expect(refusedAs(await order({ cartItems: [{ ...TWO, foodId: 'nothing' }] }))).not.toBe('done')
    expect(refusedAs(await order({ shopId: 9999 }))).not.toBe('done')
    expect(refusedAs(await order({ cartItems: [{ ...TWO, price: 1, unitAmount: 1 }] }))).toBe('done')
    const ana = await room.sits('Ana')
    const { billId, restAmount } = await ana.bill()
    expect(restAmount).toBeGreaterThan(500)
    expect(refusedAs(await ana.keep(billId, { by: 'rest' }, restAmount))).toBe('done')
    expect(refusedAs(await order())).toBe('billBeingPaid')
  })

  test('Works where the staff settle too (ORDER-2)', async () => {
    expect(refusedAs(await order({ tableId: ORDER_ONLY }))).toBe('done')
  })
})

describe('The kitchen sees each person’s dishes (CART-11)', () => {
  test('Each line of a shared cart names its person as the others know them', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    // The cached stock may be outdated briefly after another test has restocked.
    await vi.waitFor(() => ana.add('mild'))
    const { orderId } = await vi.waitFor(() => ben.round('hot'))
    await manager.accept(orderId)
    const data = await manager.must(contract.kitchen.kitchen, { shopId: SHOP })
    const lines = data.tickets.find(it => it.orderId === orderId)?.lines ?? []
    const names = lines.map(({ nick, remark }) => `${nick ?? ''}: ${remark}`)
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(['Ana: mild', 'Ben: hot'])
  })
})

test('A shared bill names the dishes in each guest’s language, and in the store’s for the staff (CART-11)', async () => {
  const [ana, mei, noor] = [
    await room.sits('Ana'),
    await room.sits('Mei', TABLE, { language: 'zh-CN' }),
    await room.sits('Noor', TABLE, { language: 'ar' }),
  ]
  await mei.round()
  await ana.round()
  const named = ({ rounds }: Pick<Bill, 'rounds'>) => rounds.flatMap(({ lines }) => lines.map(it => it.displayName))
  const all = [await ana.bill(), await mei.bill(), await noor.bill(), ...(await room.bills(TABLE))].map(named)
  expect(all).toEqual([
    ['Edamame', 'Edamame'],
    ['毛豆', '毛豆'],
    ['إدامامي', 'إدامامي'],
    ['Edamame', 'Edamame'],
  ])
})

test('Staff start no order at a store that is not open to guests (STORE-1, ORDER-3)', async () => {
  const start = async () =>
    refusedAs(await manager.call(contract.bill.startTableOrder, { shopId: SHOP, tableId: ORDER_ONLY }))
  await app.changeShop({ state: 'preparing' })
  app.clock.advance(1100)
  expect(await start()).toBe('storeNotOpen')
  await app.changeShop({ state: 'open' })
  app.clock.advance(1100)
  expect(await start()).toBe('done')
})
