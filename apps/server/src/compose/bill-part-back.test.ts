import { randomUUID } from 'node:crypto'
import { type Money, money } from '@comanda/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHOP } from '../modules/order/order-test-house.ts'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import type { PaidPayable, PayablePort } from '../ports/payment.ts'
import { returnOfPart } from './bill-payable.ts'
import { type FakeMeans, fakeMeans } from './fake-means.ts'
import { line, someone } from './means-test-house.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase()
const POUND = { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 }

interface Part {
  owner: string
  amount: Money
  paid: PaidPayable[]
  refunded: number
}

/** The parts of a table's bill, as far as paying sees them. */
const parts = new Map<string, Part>()
const bill: PayablePort = {
  hold: async (_tx, { payableId }) => parts.has(payableId),
  async payable(_tx, { payableId, owner }) {
    const part = parts.get(payableId)
    if (!part || (owner !== undefined && part.owner !== owner)) return undefined
    const isPaid = part.paid.length > 0
    return {
      kind: 'bill',
      payableId,
      displayNo: 'T1',
      shopId: SHOP,
      bizType: 1300,
      state: isPaid ? 'paid' : 'open',
      standing: isPaid ? 'settled' : 'open',
      payState: isPaid ? 'paid' : 'unpaid',
      total: part.amount,
      currency: POUND,
      paymentMethod: '',
      after: '/orderConfirm',
    }
  },
  async paid(_tx, paid) {
    const part = parts.get(paid.payableId)
    if (!part) return 'unknown'
    if (part.paid.length > 0) return 'repeat'
    part.paid.push(paid)
    return 'paid'
  },
  async refunded(_tx, { payableId }) {
    const part = parts.get(payableId)
    if (part) part.refunded += 1
  },
}

let house: PayingHouse
let fake: FakeMeans
beforeAll(async () => {
  fake = fakeMeans(database(), 'GBP')
  house = await payingHouse(database(), {
    shop: { paymentMethods: { 1300: ['12_bankCard', '16_msBalance'] } },
    payables: { bill },
    means: fake.means,
    checkSecurity: async () => 'notNeeded',
  })
})
afterAll(() => house.close())

async function paidPart(caller: Guest, amount: number, payments: ReturnType<typeof line>[]): Promise<string> {
  const partId = randomUUID()
  parts.set(partId, { owner: caller.session.owner, amount: money(amount), paid: [], refunded: 0 })
  const card = payments.some(it => it.paymentMethod === '12_bankCard') && { card: cardData() }
  const input = { orderId: partId, businessType: 2001 as const, payments, storeCard: false, ...card }
  const answer = await house.payment.handlers.createPayment(
    { ...caller, deviceId: caller.session.owner },
    input as never,
  )
  expect(answer).toMatchObject({ paymentState: 'paid' })
  await house.settle()
  return partId
}

async function back(partId: string, amount: number, causeKey: string): Promise<boolean> {
  const input = { corporationId: 1, shopId: SHOP, partId, causeKey, amount: money(amount), reason: 'roundFell' }
  const done = await database().inTx(tx => returnOfPart(house)(tx, input))
  await house.settle()
  return done
}

describe('A DISH OF A BILL PAID IN PARTS GOES BACK · M8, M9', () => {
  test('half to each means of the part that paid it, once; the other guest’s part stays', async () => {
    const [ana, ben] = [someone(), someone()]
    const own = await fake.give('16_msBalance', ben.session.customerId, 500)
    const first = await paidPart(ana, 700, [line('12_bankCard', 700)])
    const second = await paidPart(ben, 1000, [line('16_msBalance', 500, { payerId: own }), line('12_bankCard', 500)])
    expect(await fake.left('16_msBalance', own)).toBe(0)
    const causeKey = `round-fell:${randomUUID()}:${second}`
    expect(await back(second, 300, causeKey)).toBe(true)
    await back(second, 300, causeKey)
    expect(await fake.left('16_msBalance', own)).toBe(150)
    expect(parts.get(second)?.refunded).toBe(0)
    expect(house.inBook(first)).toEqual(['captured'])
    expect(await back(second, 800, `round-fell:${randomUUID()}:${second}`)).toBe(false)
    expect(await fake.left('16_msBalance', own)).toBe(150)
  })
})
