import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { isRefusal } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  cardData,
  line,
  SHOP,
  type TestGuest,
  type TestMember,
  testApp,
  allThree,
  byCard,
  HOLDINGS,
  ownMethodsKitchen,
} from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

const FULL = [150, 500, 200]

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const cancel = (caller: TestGuest, orderId: string) => caller.call(contract.order.cancel, { orderId })
const nameOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')

async function waiting(): Promise<{ ann: TestMember; orderId: string }> {
  const ann = await app.member(HOLDINGS)
  return { ann, orderId: (await ann.order()).orderId }
}

async function paid() {
  const result = await waiting()
  expect(await result.ann.payBy(result.orderId, allThree(result.ann))).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return result
}

/** Where an order ended, nothing of it is kept, and each means has all it had. M8, M9 */
async function allIsBack({ ann, orderId }: { ann: TestMember; orderId: string }) {
  expect(await app.holdings(ann)).toEqual(FULL)
  expect(await app.received(orderId)).toBe(0)
}

describe('An order that cannot be paid changes nothing (M8, A1)', () => {
  test('A cancelled one', async () => {
    const it = await waiting()
    await cancel(it.ann, it.orderId)
    expect(await it.ann.payBy(it.orderId, allThree(it.ann))).toMatchObject({ refused: 'notPayable' })
    await allIsBack(it)
    expect(app.inCardBook(it.orderId)).toEqual([])
  })

  test('Another person’s, which looks like an unknown one', async () => {
    const { orderId } = await waiting()
    const eve = await app.member(HOLDINGS)
    const answers = [orderId, randomUUID()].map(id => eve.payBy(id, allThree(eve)))
    const [foreign, never] = await Promise.all(answers)
    expect(foreign).toMatchObject({ refused: 'notFound' })
    expect(foreign).toEqual(never)
    expect(await app.holdings(eve)).toEqual(FULL)
  })
})

describe('Cancelled while being paid (O4, M8)', () => {
  test.each([
    ['by own methods alone', (ann: TestMember) => [byCard(ann, 500)], 500],
    ['by all methods', allThree, 1250],
  ])('%s: ten payments and ten cancels at once leave no money with it', async (_, linesOf, due) => {
    const it = await waiting()
    const lines = due === 1250 ? linesOf(it.ann) : [...linesOf(it.ann), line('12_bankCard', 750)]
    await Promise.all(
      Array.from({ length: 20 }, (__, at) =>
        at % 2 === 0 ? it.ann.payBy(it.orderId, lines) : cancel(it.ann, it.orderId),
      ),
    )
    await app.settle()
    expect(await it.ann.standing(it.orderId)).toMatch(/^cancelled\/(unpaid|refunded)$/)
    await allIsBack(it)
    expect(app.heldByProvider()).toBe(0)
  })

  test('Cancelled by its guest, rejected by the store and refunded by two of the staff at once: all is refunded once', async () => {
    const it = await paid()
    const refund = () => {
      const input = { shopId: SHOP, orderId: it.orderId, wish: { amount: money(600) }, reason: 'cold' }
      return app.staff().call(contract.payment.refundOrder, input)
    }
    const reject = () => app.staff().call(contract.order.reject, { orderId: it.orderId, reason: 'busy' })
    await Promise.all([cancel(it.ann, it.orderId), refund(), reject(), refund(), cancel(it.ann, it.orderId), reject()])
    await app.settle()
    expect(await it.ann.standing(it.orderId)).toMatch(/^(cancelled|rejected)\/refunded$/)
    await allIsBack(it)
    expect(app.heldByProvider()).toBe(0)
  })
})

describe('Refunded while being paid (M9)', () => {
  test('At the bank’s page there is nothing to refund yet; a later payment is kept in full', async () => {
    const it = await waiting()
    const started = await it.ann.payBy(it.orderId, allThree(it.ann), cardData('4212345678910006'))
    const input = { shopId: SHOP, orderId: it.orderId, wish: { amount: money(100) }, reason: 'cold' }
    const refused = await app.staff().call(contract.payment.refundOrder, input)
    expect(['moreThanLeft', 'nothingLeft']).toContain(nameOf(refused))
    app.passChallenges()
    await it.ann.finishChallenge(it.orderId, started)
    await app.settle()
    expect(await it.ann.standing(it.orderId)).toBe('placed/paid')
    expect([await app.holdings(it.ann), app.heldByProvider(), await app.received(it.orderId)]).toEqual([
      [0, 0, 0],
      250,
      1250,
    ])
  })

  test('Twenty of the staff who each refund 10.00 of 12.50 at once: one succeeds, the others see the rest', async () => {
    const { ann, orderId } = await paid()
    const input = { shopId: SHOP, orderId, wish: { amount: money(1000) }, reason: 'cold' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.staff().call(contract.payment.refundOrder, input)),
    )
    expect(answers.map(nameOf).toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'moreThanLeft')])
    await app.settle()
    const [, card, gift] = await app.holdings(ann)
    expect([card, gift, 250 - app.heldByProvider()]).toEqual([400, 160, 200])
  })
})
