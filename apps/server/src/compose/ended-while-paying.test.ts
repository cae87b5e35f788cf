import { console as calls } from '@comanda/contract/console'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { isRefusal } from '@comanda/contract/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SHOP } from '../modules/order/order-test-house.ts'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testStaff } from '../testing/test-caller.ts'
import { allThree, line, type MeansHouse, meansHouse, type Purse, someone } from './means-test-house.ts'
import { cardData } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
const FULL = [150, 500, 200]
let house: MeansHouse

beforeAll(async () => {
  house = await meansHouse(database())
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const cancel = (caller: Guest, orderId: string) =>
  house.order.handlers.cancel({ ...caller, requestId: randomUUID() }, { orderId, reason: '' })
const outside = () => house.standin.provider.book.report().held['GBP'] ?? 0
const nameOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')

async function waiting(): Promise<{ ann: Guest; own: Purse; orderId: string }> {
  const ann = someone()
  return { ann, own: await house.purse(ann), orderId: await house.order1(ann) }
}

async function paid() {
  const found = await waiting()
  expect(await house.payBy(found.ann, found.orderId, allThree(found.own))).toMatchObject({ paymentState: 'paid' })
  await house.settle()
  return found
}

/** Where an order ended, nothing of it is kept, and each means has all it had. M8, M9 */
async function allIsBack({ own, orderId }: { own: Purse; orderId: string }) {
  expect(await house.leftOf(own)).toEqual(FULL)
  expect(await house.kept(orderId)).toBe(0)
}

describe('AN ORDER THAT CANNOT BE PAID takes nothing · M8, A1', () => {
  test('one that was called off', async () => {
    const it = await waiting()
    await cancel(it.ann, it.orderId)
    expect(await house.payBy(it.ann, it.orderId, allThree(it.own))).toMatchObject({ refused: 'notPayable' })
    await allIsBack(it)
    expect(house.inBook(it.orderId)).toEqual([])
  })

  test('another’s, which looks like one that never was', async () => {
    const { orderId } = await waiting()
    const eve = someone()
    const own = await house.purse(eve)
    const answers = [orderId, randomUUID()].map(id => house.payBy(eve, id, allThree(own)))
    const [foreign, never] = await Promise.all(answers)
    expect(foreign).toMatchObject({ refused: 'notFound' })
    expect(foreign).toEqual(never)
    expect(await house.leftOf(own)).toEqual(FULL)
  })
})

describe('CALLED OFF WHILE IT IS PAID · O4, M8', () => {
  test.each([
    ['by own means alone', (own: Purse) => [line('16_msBalance', 500, { payerId: own.card })], 500],
    ['by every means', allThree, 1250],
  ])('%s: ten payments and ten cancels at once leave no money with it', async (_, linesOf, due) => {
    const it = await waiting()
    const lines = due === 1250 ? linesOf(it.own) : [...linesOf(it.own), line('12_bankCard', 750)]
    await Promise.all(
      Array.from({ length: 20 }, (__, at) =>
        at % 2 === 0 ? house.payBy(it.ann, it.orderId, lines) : cancel(it.ann, it.orderId),
      ),
    )
    await house.settle()
    expect(await house.standing(it.ann, it.orderId)).toMatch(/^cancelled\/(unpaid|refunded)$/)
    await allIsBack(it)
    expect(outside()).toBe(0)
  })

  test('cancelled by its guest, rejected by the store and refunded by two of the staff at once: all goes back, once', async () => {
    const it = await paid()
    const refund = () => {
      const input = { shopId: SHOP, orderId: it.orderId, wish: { amount: money(600) }, reason: 'cold' }
      return atGates(calls, house.payment.staffHandlers).refundOrder(testStaff([SHOP]), input)
    }
    const reject = () =>
      database().inTx(tx => house.order.board.reject(tx, testStaff([SHOP]), { orderId: it.orderId, reason: 'busy' }))
    await Promise.all([cancel(it.ann, it.orderId), refund(), reject(), refund(), cancel(it.ann, it.orderId), reject()])
    await house.settle()
    expect(await house.standing(it.ann, it.orderId)).toMatch(/^(cancelled|rejected)\/refunded$/)
    await allIsBack(it)
    expect(outside()).toBe(0)
  })
})

describe('REFUNDED WHILE IT IS PAID · M9', () => {
  test('at the bank’s page there is nothing to give back yet; what is paid then is kept whole', async () => {
    const it = await waiting()
    const begun = await house.payBy(it.ann, it.orderId, allThree(it.own), cardData('4212345678910006'))
    const { paymentId = '', action } = begun as { paymentId?: string; action?: { authorisationToken?: string } }
    const input = { shopId: SHOP, orderId: it.orderId, wish: { amount: money(100) }, reason: 'cold' }
    const refused = await atGates(calls, house.payment.staffHandlers).refundOrder(testStaff([SHOP]), input)
    expect(['moreThanLeft', 'nothingLeft']).toContain(nameOf(refused))
    for (const payment of house.standin.provider.book.payments.values()) payment.authenticated = 'passed'
    const details = { threeDSResult: Buffer.from(JSON.stringify({ transStatus: 'Y', ...action })).toString('base64') }
    await house.payment.handlers.paymentThreeDS(it.ann, { orderId: it.orderId, paymentId, details })
    await house.settle()
    expect(await house.standing(it.ann, it.orderId)).toBe('placed/paid')
    expect([await house.leftOf(it.own), outside(), await house.kept(it.orderId)]).toEqual([[0, 0, 0], 250, 950])
  })

  test('twenty of the staff who each give back 10.00 of 12.50 at once: one does, the others are told what is left', async () => {
    const { own, orderId } = await paid()
    const input = { shopId: SHOP, orderId, wish: { amount: money(1000) }, reason: 'cold' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        atGates(calls, house.payment.staffHandlers).refundOrder(testStaff([SHOP]), input),
      ),
    )
    expect(answers.map(nameOf).toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'moreThanLeft')])
    await house.settle()
    const [, card, gift] = await house.leftOf(own)
    expect([card, gift, 250 - outside()]).toEqual([400, 160, 200])
  })
})
