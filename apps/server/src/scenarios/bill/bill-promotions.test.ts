import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  diningRoom,
  plainDish,
  TABLES,
  SHOP,
  type Bill,
  type Diner,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.sharedLater)
const { manager } = room
const { sharedLater: TABLE, apartLater: ALONE } = TABLES

const clear = () => room.clear([TABLE, ALONE])
beforeEach(clear)

const HALF_A_DONUT = 197
const edamame = (quantity: number) => plainDish('edamame', 'sides', quantity)
/** "The second at half price." */
const donut = (quantity = 1) => plainDish('donut', 'sweets', quantity)

const choose = async (phone: Diner, ...dishes: ReturnType<typeof donut>[]) => dataOf(await phone.choose(dishes))
const send = async (phone: Diner, ...dishes: ReturnType<typeof donut>[]) =>
  dataOf(await phone.submit(await choose(phone, ...dishes)))
const off = ({ totals }: Pick<Bill, 'totals'>): number =>
  0 - totals.filter(({ kind }) => kind === 'discount').reduce((all, { amount }) => all + amount, 0)
/** The sum of the listed dishes on the bill, and the one in its totals. */
const listed = ({ rounds }: Bill) => rounds.flatMap(it => it.lines).reduce((all, it) => all + it.amount, 0)
const dishes = ({ totals }: Bill) => totals.filter(it => it.kind === 'items').reduce((all, it) => all + it.amount, 0)
const sumOf = (bill: Bill) => bill.rounds.reduce((all, it) => all + it.totalPaidAmount, 0)

describe('Promotions of a table’s bill (ORDER-3, PRICE-2)', () => {
  test('Count the dishes of all rounds: the second donut is half price, from any guest', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await send(ana, donut())
    const one = await ana.bill()
    expect(off(one)).toBe(0)
    await send(ben, donut())
    const both = await ana.bill()
    expect(off(both)).toBeGreaterThan(0)
    expect(both.totalAmount).toBeLessThan(2 * one.totalAmount)
    expect(sumOf(both)).toBe(both.totalAmount)
    // The discount is in the totals only: listed dishes are not reduced by it too.
    expect(listed(both)).toBe(dishes(both))
    expect(listed(both)).toBe(2 * listed(one))
    expect(both.rounds.flatMap(it => it.lines).reduce((all, it) => all + it.shareAmount, 0)).toBe(both.totalAmount)
    expect(await ben.bill()).toMatchObject({ totalAmount: both.totalAmount, restAmount: both.totalAmount })
  })

  test('A free dish names its promotion (PRICE-2)', async () => {
    const ana = await room.sits('Ana')
    await send(ana, edamame(12))
    const lines = (await ana.bill()).rounds.flatMap(it => it.lines)
    expect(lines.map(({ amount, giftOf }) => [amount > 0, giftOf])).toEqual([
      [true, undefined],
      [false, 'us-pudding'],
    ])
  })

  test('Have the same result in one round and in any order of rounds', async () => {
    const totals: number[] = []
    const ways = [[[donut(2), edamame(3)]], [[donut()], [edamame(3)], [donut()]], [[edamame(3), donut()], [donut()]]]
    for (const rounds of ways) {
      await clear()
      const ana = await room.sits('Ana')
      for (const round of rounds) await send(ana, ...round)
      totals.push((await ana.bill()).totalAmount)
    }
    expect(new Set(totals).size).toBe(1)
  })

  test('A round is agreed by itself; the form shows the bill’s total with it, and the active promotions', async () => {
    const ana = await room.sits('Ana')
    await send(ana, donut())
    const before = (await ana.bill()).totalAmount
    const cart = await choose(ana, donut())
    const data = await ana.must(contract.order.calculate, { ...ana.place, cartId: cart.cartId, orderType: 1100 })
    expect(data.calculation.totalPaidAmount).toBe(cart.calculation.totalPaidAmount)
    expect(data.bill?.rounds).toBe(2)
    expect(data.bill?.discountAmount).toBeGreaterThan(0)
    expect(refusedAs(await ana.submit(cart))).toBe('done')
    const after = await ana.bill()
    expect(after.totalAmount).toBe(data.bill?.totalAmount)
    expect(after.totalAmount).toBeLessThanOrEqual(before + cart.calculation.totalPaidAmount)
  })

  test('A gift is added once, in the round that reaches its condition', async () => {
    const ana = await room.sits('Ana')
    await send(ana, edamame(6))
    const names = async () => (await ana.bill()).rounds.map(({ lines }) => lines.length)
    expect(await names()).toEqual([1])
    await send(ana, edamame(6))
    expect(await names()).toEqual([1, 2])
    await send(ana, edamame(6))
    expect(await names()).toEqual([1, 2, 1])
  })

  test('A paid part never becomes too large: a dish paid by name keeps its amount (PAY-9)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    const { orderId } = await send(ana, donut())
    await send(ana, edamame(1))
    const owed = (await ana.bill()).rounds[0]?.totalPaidAmount ?? 0
    await manager.must(contract.order.settle, { orderId })
    await send(ben, donut())
    const bill = await ben.bill()
    expect(off(bill)).toBeGreaterThan(0)
    expect(bill.paidAmount).toBe(owed)
    expect(bill.restAmount).toBe(bill.totalAmount - owed)
    const lines = bill.rounds.flatMap(it => it.lines)
    expect(bill.rounds[0]?.lines[0]?.shareAmount).toBe(owed)
    expect(lines.reduce((all, it) => all + it.shareAmount, 0)).toBe(bill.totalAmount)
  })

  test('A failed round leaves the others unchanged (M8)', async () => {
    const ana = await room.sits('Ana')
    const first = await send(ana, donut())
    const alone = (await ana.bill()).totalAmount
    await send(ana, donut())
    await manager.must(contract.order.reject, { orderId: first.orderId, reason: 'no more' })
    await app.settle()
    expect((await ana.bill()).totalAmount).toBe(alone)
  })

  test('Two joined tables are one bill for the promotions too', async () => {
    const [ana, ben] = [await room.sits('Ana'), room.phone(ALONE)]
    await send(ana, donut())
    await send(ben, donut())
    const { billId: old } = await ben.bill()
    const merged = await manager.must(contract.bill.mergeTables, { shopId: SHOP, tableId: ALONE, intoTableId: TABLE })
    expect(refusedAs(merged)).toBe('done')
    expect(off(merged)).toBeGreaterThan(0)
    const { billId, totalAmount } = merged
    expect(await ben.bill()).toMatchObject({ billId, totalAmount })
    // A phone that still shows the former bill is redirected to the current one; others are not.
    expect(await ben.must(contract.bill.calConfirm, { billId: old })).toMatchObject({ bill: { billId, totalAmount } })
    expect(dataOf(await room.phone().call(contract.bill.calConfirm, { billId: old }))).toEqual({})
  })

  test('20 rounds at once add up, and the books agree', async () => {
    const phones = await Promise.all(Array.from({ length: 6 }, (_, at) => room.sits(`P${at}`)))
    for (let turn = 0; turn < 4; turn += 1)
      await Promise.all(
        phones.map(async phone => {
          await phone.submit(await choose(phone, donut()))
        }),
      )
    const bill = await (phones[0] as Diner).bill()
    expect(sumOf(bill)).toBe(bill.totalAmount)
    const count = bill.rounds.flatMap(({ lines }) => lines).reduce((all, { quantity }) => all + quantity, 0)
    const optional = bill.optionalList.reduce((all, it) => all + (it.chosen ? it.discountAmount : 0), 0)
    expect(off(bill) - optional).toBe(HALF_A_DONUT * Math.floor(count / 2))
    expect(await app.audit()).toEqual([])
  })
})
