import { console as calls } from '@comanda/contract/console'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { again, testStaff } from '../testing/test-caller.ts'
import { type MeansHouse, meansHouse } from './means-test-house.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { heldOutside, paidBySeveral, refundOf, sam } from './refunds-test-house.ts'

const database = testDatabase({ max: 20 })
let house: MeansHouse
let refund: ReturnType<typeof refundOf>

beforeAll(async () => {
  house = await meansHouse(database())
  refund = refundOf(database(), house)
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const paid = () => paidBySeveral(house)
const held = () => heldOutside(house)

describe('A SECOND PERSON', () => {
  const decide = (orderId: string, refundId: string, id: string, yes = true) =>
    database().inTx(tx =>
      house.payment.decidePartialRefund(tx, {
        corporationId: 1,
        kind: 'order',
        payableId: orderId,
        refundId,
        yes,
        by: { id, name: 'Kim' },
      }),
    )

  test('it waits for somebody else’s yes, is set aside meanwhile, and is given once', async () => {
    const { orderId } = await paid()
    const answer = await refund(orderId, 1000, { waits: true })
    const refundId = 'refund' in answer ? answer.refund.refund_id : ''
    await house.settle()
    expect(held()).toBe(250)
    expect(await refund(orderId, 300)).toMatchObject({ refused: 'nothingLeft', left: 250 })
    expect(await decide(orderId, refundId, sam.id)).toEqual({ refused: 'ownRefund' })
    const said = await Promise.all(Array.from({ length: 20 }, () => decide(orderId, refundId, 's:2')))
    expect(said.every(one => 'refund' in one)).toBe(true)
    await house.settle()
    expect(held()).toBe(50)
  })

  test('declined: nothing goes back, and it can be asked anew', async () => {
    const { orderId } = await paid()
    const answer = await refund(orderId, 1000, { waits: true })
    const refundId = 'refund' in answer ? answer.refund.refund_id : ''
    expect(await decide(orderId, refundId, 's:2', false)).toMatchObject({ refund: { state: 'declined' } })
    expect(await decide(orderId, refundId, 's:2')).toEqual({ refused: 'decided' })
    expect(await refund(orderId, 1250)).toMatchObject({ refund: { state: 'given' } })
  })
})

const ask = (orderId: string, amount: number) => ({
  shopId: SHOP,
  orderId,
  wish: { amount: money(amount) },
  reason: 'cold',
})

describe('AT THE CONSOLE', () => {
  test('up to the store’s amount at once, above it with a second person; it is said what went where', async () => {
    const { orderId } = await paid()
    const { refundOrder, decideRefund } = atGates(calls, house.payment.staffHandlers)
    const [sam, kim] = [testStaff([SHOP]), testStaff([SHOP])]
    const small = await refundOrder(sam, ask(orderId, 250))
    expect(small).toMatchObject({ left: 1000, alone: 750, refunds: [{ state: 'given', own: true }] })
    expect(await refundOrder(sam, ask(orderId, 250))).toMatchObject({ left: 1000 })
    const { orderId: large } = await paid()
    const asked = await refundOrder({ ...sam, requestId: randomUUID() }, ask(large, 1001))
    expect(asked).toMatchObject({ left: 249, refunds: [{ state: 'waiting' }] })
    const refundId = 'refunds' in asked ? (asked.refunds[0]?.refundId ?? '') : ''
    const yes = { shopId: SHOP, orderId: large, refundId, yes: true }
    expect(await decideRefund(again(sam), yes)).toMatchObject({ refused: 'secondPersonNeeded' })
    expect(await decideRefund(again(kim), yes)).toMatchObject({ left: 249, refunds: [{ state: 'given', own: false }] })
    expect(await refundOrder(again(kim), ask(large, 250))).toMatchObject({
      refused: 'moreThanLeft',
      data: { left: 249 },
    })
  })

  test('in pieces it is as much as at once: what one gave alone of an order counts together', async () => {
    const { refundOrder, orderRefunds } = atGates(calls, house.payment.staffHandlers)
    const [sam, kim] = [testStaff([SHOP]), testStaff([SHOP])]
    const { orderId } = await paid()
    const give = (staff: typeof sam, amount: number) =>
      refundOrder({ ...staff, requestId: randomUUID() }, ask(orderId, amount))
    await Promise.all(Array.from({ length: 4 }, () => give(sam, 300)))
    const seen = await orderRefunds(sam, { shopId: SHOP, orderId })
    const states = 'refunds' in seen ? seen.refunds.map(({ state }) => state) : []
    expect([states, 'alone' in seen && seen.alone]).toEqual([['given', 'given', 'given', 'waiting'], 100])
    expect(await orderRefunds(kim, { shopId: SHOP, orderId })).toMatchObject({ alone: 1000, left: 50 })
    expect(await give(kim, 50)).toMatchObject({ alone: 950, left: 0 })
  })

  test('a guest’s request that makes much of what one gave alone before needs a second yes', async () => {
    const { refundOrder, decideRefund } = atGates(calls, house.payment.staffHandlers)
    const [sam, kim] = [testStaff([SHOP]), testStaff([SHOP])]
    const { orderId } = await paid()
    const guest = { kind: 'guest' as const, id: 'c:1', name: 'Ann' }
    const askedBack = async () => {
      const answer = await refund(orderId, 150, { waits: true, by: guest })
      return { shopId: SHOP, orderId, refundId: 'refund' in answer ? answer.refund.refund_id : '', yes: true }
    }
    const first = await askedBack()
    expect(await decideRefund(again(sam), first)).toMatchObject({ alone: 850, refunds: [{ state: 'given' }] })
    await refundOrder({ ...sam, requestId: randomUUID() }, ask(orderId, 800))
    const second = await askedBack()
    expect(await decideRefund(again(sam), second)).toMatchObject({ alone: 50, refunds: [{}, {}, { state: 'waiting' }] })
    expect(await decideRefund(again(kim), second)).toMatchObject({
      refunds: [{}, {}, { state: 'given', firstYes: 'Test' }],
    })
  })

  test('another store’s order is not there · A1', async () => {
    const { orderId } = await paid()
    const { orderRefunds, refundOrder } = atGates(calls, house.payment.staffHandlers)
    const eve = testStaff([SHOP + 1])
    expect(await refundOrder(eve, ask(orderId, 100))).toMatchObject({ refused: 'notYourShop' })
    const elsewhere = { ...ask(orderId, 100), shopId: SHOP + 1 }
    expect(await refundOrder(eve, elsewhere)).toMatchObject({ refused: 'notFound' })
    expect(await orderRefunds(eve, { shopId: SHOP + 1, orderId: randomUUID() })).toMatchObject({ refused: 'notFound' })
  })

  test('what is given back and what is declined stands in the books of the staff, once: who, with whom, how much, why · L2', async () => {
    const { refundOrder, decideRefund } = atGates(calls, house.payment.staffHandlers)
    const [sam, kim] = [named('Sam'), named('Kim')]
    const { orderId } = await paid()
    const once = { ...sam, requestId: randomUUID() }
    await refundOrder(once, ask(orderId, 250))
    await refundOrder(once, ask(orderId, 250))
    const waits = async (amount: number, yes: boolean) => {
      const seen = await refundOrder({ ...sam, requestId: randomUUID() }, ask(orderId, amount))
      const refundId = ('refunds' in seen && seen.refunds.at(-1)?.refundId) || ''
      await decideRefund(again(kim), { shopId: SHOP, orderId, refundId, yes })
    }
    await waits(800, false)
    await waits(900, true)
    expect(await linesOf(orderId)).toEqual([
      { what: 'refund.given', by: 'Sam', second: null, left: 1250, amount: 250, cause: 'cold' },
      { what: 'refund.declined', by: 'Sam', second: 'Kim', left: null, amount: 800, cause: 'cold' },
      { what: 'refund.given', by: 'Sam', second: 'Kim', left: 1000, amount: 900, cause: 'cold' },
    ])
  })
})

const named = (name: string) => {
  const caller = testStaff([SHOP])
  return { ...caller, session: { ...caller.session, staff: { ...caller.session.staff, name } } }
}

const LINES = {
  name: 'test_audit_lines',
  text: `select what, by_name as by, second_name as second, (before ->> 'left')::int as left, (after ->> 'amount')::int as amount, cause
    from audit_line where subject = $1 order by at, audit_line_id`,
}
const linesOf = async (subject: string) => (await database().query<object>(LINES, [subject])).rows
