import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { billKitchen, partyGuest, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 500]), clock: '2026-11-21T12:00:00Z' })
const sam = app.staff('manager')
const { tableBill, reduce, addTableRound, startTableOrder } = contract.bill

type Bill = ResponseOf<typeof tableBill>['bills'][number]

let tableNo = 0
const billNow = async (): Promise<Bill> => {
  const [bill] = (await sam.must(tableBill, { shopId: SHOP, tableId: sharedTableId(tableNo) })).bills
  if (!bill) throw new Error('no bill')
  return bill
}

async function partyOf(...prices: number[]): Promise<Bill> {
  tableNo += 1
  const ana = await partyGuest(app, sharedTableId(tableNo), 'Ana')
  await ana.round(...prices)
  return billNow()
}

const dishesOf = ({ rounds }: Bill, price: number) =>
  rounds.flatMap(({ orderId, lines }) =>
    lines.filter(({ amount }) => amount === price).map(({ itemKey }) => ({ orderId, itemKey })),
  )
const off = ({ billId, totalAmount }: Bill, items: ReturnType<typeof dishesOf>): RequestInputOf<typeof reduce> => ({
  shopId: SHOP,
  billId,
  off: { kind: 'void', items },
  reason: 'mistake',
  expectedTotal: totalAmount,
})

const left = async (foodId: string) =>
  (await sam.must(contract.menu.stock, { shopId: SHOP })).items.find(item => item.foodId === foodId)?.left
const roundOf = (bill: Bill) => bill.rounds[0]?.orderId ?? ''
const ticketOf = async (orderId: string) =>
  (await sam.must(contract.kitchen.kitchen, { shopId: SHOP })).tickets.find(ticket => ticket.orderId === orderId)

beforeAll(async () => {
  await sam.must(contract.menu.setLeft, { shopId: SHOP, foodId: 'd300', left: 50 })
  await sam.must(contract.menu.setLeft, { shopId: SHOP, foodId: 'd500', left: 50 })
})

describe('The stock of voided dishes (PAY-16, S1)', () => {
  test('A dish that the kitchen has not started returns its stock once, also when its order is cancelled later (PAY-16, S2)', async () => {
    const bill = await partyOf(300, 500)
    const [three, five] = [await left('d300'), await left('d500')]
    await sam.must(reduce, off(bill, dishesOf(bill, 500)))
    expect([await left('d300'), await left('d500')]).toEqual([three, (five ?? 0) + 1])
    await sam.must(contract.order.cancelByStore, { orderId: roundOf(bill), reason: 'mistake' })
    expect([await left('d300'), await left('d500')]).toEqual([(three ?? 0) + 1, (five ?? 0) + 1])
    expect(await app.audit()).toEqual([])
  })

  test('A dish of an order in preparation does not return its stock, nor does a free dish (PAY-16)', async () => {
    const bill = await partyOf(300, 500)
    const [three, five] = [await left('d300'), await left('d500')]
    const ticket = await ticketOf(roundOf(bill))
    const lineKeys = ticket?.lines.slice(0, 1).map(({ lineKey }) => lineKey) ?? []
    await sam.must(contract.kitchen.bump, { orderId: roundOf(bill), lineKeys, done: true })
    const voided = await sam.must(reduce, off(bill, dishesOf(bill, 500)))
    const items = dishesOf(bill, 300)
    await sam.must(reduce, { ...off(voided, items), off: { kind: 'free', items } })
    expect([await left('d300'), await left('d500')]).toEqual([three, five])
    expect(await app.audit()).toEqual([])
  })

  test('A dish of a course that waits returns its stock, also of an order in preparation; a fired one does not (PAY-16, COUNTER-3)', async () => {
    tableNo += 1
    const at = { shopId: SHOP, tableId: sharedTableId(tableNo) }
    await sam.must(startTableOrder, at)
    const cartItems = [1, 2, 3].map(course => ({ foodId: course === 1 ? 'd300' : 'd500', quantity: course, course }))
    const { orderId } = await sam.must(addTableRound, { ...at, cartItems })
    await sam.must(contract.kitchen.fireCourse, { orderId, course: 2 })
    const ticket = await ticketOf(orderId)
    const lineKeys = ticket?.lines.filter(({ course }) => course === 1).map(({ lineKey }) => lineKey) ?? []
    await sam.must(contract.kitchen.bump, { orderId, lineKeys, done: true })
    const five = (await left('d500')) ?? 0
    const bill = await billNow()
    const fired = await sam.must(reduce, off(bill, dishesOf(bill, 1000)))
    expect(await left('d500')).toBe(five)
    await sam.must(reduce, off(fired, dishesOf(bill, 1500)))
    expect(await left('d500')).toBe(five + 3)
    expect(await app.audit()).toEqual([])
  })

  test('Twenty people who void the same dish at once return its stock once (PAY-16, S1)', async () => {
    const bill = await partyOf(300, 500)
    const five = (await left('d500')) ?? 0
    const answers = await twenty(() => sam.call(reduce, off(bill, dishesOf(bill, 500))))
    expect(answers.filter(answer => 'billId' in answer)).toHaveLength(1)
    expect(await left('d500')).toBe(five + 1)
    expect(await app.audit()).toEqual([])
  })
})
