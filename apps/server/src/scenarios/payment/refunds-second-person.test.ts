import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { SHOP, testApp, ownMethodsKitchen, paidBySeveral, refundPart, sam, requestId } from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

describe('A second person', () => {
  const decide = (orderId: string, refundId: string, id: string, yes = true) =>
    app.db.inTx(tx =>
      app.modules.payment.decidePartialRefund(tx, {
        corporationId: 1,
        kind: 'order',
        payableId: orderId,
        refundId,
        yes,
        by: { id, name: 'Kim' },
      }),
    )

  test('Waits for another person’s approval, is reserved meanwhile, and is given once', async () => {
    const { orderId } = await paidBySeveral(app)
    const answer = await refundPart(app, orderId, 1000, { waits: true })
    const refundId = 'refund' in answer ? answer.refund.refund_id : ''
    await app.settle()
    expect(app.heldByProvider()).toBe(250)
    expect(await refundPart(app, orderId, 300)).toMatchObject({ refused: 'nothingLeft', left: 250 })
    expect(await decide(orderId, refundId, sam.id)).toEqual({ refused: 'ownRefund' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(orderId, refundId, 's:2')))
    expect(answers.every(one => 'refund' in one)).toBe(true)
    await app.settle()
    expect(app.heldByProvider()).toBe(50)
  })

  test('Declined: nothing is refunded, and it can be requested again', async () => {
    const { orderId } = await paidBySeveral(app)
    const answer = await refundPart(app, orderId, 1000, { waits: true })
    const refundId = 'refund' in answer ? answer.refund.refund_id : ''
    expect(await decide(orderId, refundId, 's:2', false)).toMatchObject({ refund: { state: 'declined' } })
    expect(await decide(orderId, refundId, 's:2')).toEqual({ refused: 'decided' })
    expect(await refundPart(app, orderId, 1250)).toMatchObject({ refund: { state: 'given' } })
  })
})

const ask = (orderId: string, amount: number) => ({
  shopId: SHOP,
  orderId,
  wish: { amount: money(amount) },
  reason: 'cold',
})

describe('At the console', () => {
  test('Up to the store’s amount at once, above it with a second person, with the target of each part shown', async () => {
    const { orderId } = await paidBySeveral(app)
    const [sam, kim] = [app.staff(), app.staff()]
    const once = { requestId: requestId() }
    const small = await sam.call(contract.payment.refundOrder, ask(orderId, 250), once)
    expect(small).toMatchObject({ left: 1000, alone: 750, refunds: [{ state: 'given', own: true }] })
    expect(await sam.call(contract.payment.refundOrder, ask(orderId, 250), once)).toMatchObject({ left: 1000 })
    const { orderId: large } = await paidBySeveral(app)
    const answer = await sam.call(contract.payment.refundOrder, ask(large, 1001))
    expect(answer).toMatchObject({ left: 249, refunds: [{ state: 'waiting' }] })
    const refundId = 'refunds' in answer ? (answer.refunds[0]?.refundId ?? '') : ''
    const yes = { shopId: SHOP, orderId: large, refundId, yes: true }
    expect(await sam.call(contract.payment.decideRefund, yes)).toMatchObject({ refused: 'secondPersonNeeded' })
    expect(await kim.call(contract.payment.decideRefund, yes)).toMatchObject({
      left: 249,
      refunds: [{ state: 'given', own: false }],
    })
    expect(await kim.call(contract.payment.refundOrder, ask(large, 250))).toMatchObject({
      refused: 'moreThanLeft',
      data: { left: 249 },
    })
  })

  test('Partial refunds count together: the limit for one person applies to the whole order', async () => {
    const [sam, kim] = [app.staff(), app.staff()]
    const { orderId } = await paidBySeveral(app)
    const give = (staff: typeof sam, amount: number) => staff.call(contract.payment.refundOrder, ask(orderId, amount))
    await Promise.all(Array.from({ length: 4 }, () => give(sam, 300)))
    const seen = await sam.call(contract.payment.orderRefunds, { shopId: SHOP, orderId })
    const states = 'refunds' in seen ? seen.refunds.map(({ state }) => state) : []
    expect([states, 'alone' in seen && seen.alone]).toEqual([['given', 'given', 'given', 'waiting'], 100])
    expect(await kim.call(contract.payment.orderRefunds, { shopId: SHOP, orderId })).toMatchObject({
      alone: 1000,
      left: 50,
    })
    expect(await give(kim, 50)).toMatchObject({ alone: 950, left: 0 })
  })

  test('A guest’s request that exceeds what one person gave alone before needs a second approval', async () => {
    const [sam, kim] = [app.staff(), app.staff()]
    const { orderId } = await paidBySeveral(app)
    const guest = { kind: 'guest' as const, id: 'c:1', name: 'Ann' }
    const askedBack = async () => {
      const answer = await refundPart(app, orderId, 150, { waits: true, by: guest })
      return { shopId: SHOP, orderId, refundId: 'refund' in answer ? answer.refund.refund_id : '', yes: true }
    }
    const first = await askedBack()
    expect(await sam.call(contract.payment.decideRefund, first)).toMatchObject({
      alone: 850,
      refunds: [{ state: 'given' }],
    })
    await sam.call(contract.payment.refundOrder, ask(orderId, 800))
    const second = await askedBack()
    expect(await sam.call(contract.payment.decideRefund, second)).toMatchObject({
      alone: 50,
      refunds: [{}, {}, { state: 'waiting' }],
    })
    expect(await kim.call(contract.payment.decideRefund, second)).toMatchObject({
      refunds: [{}, {}, { state: 'given', firstYes: 'Test' }],
    })
  })

  test('Another store’s order is not found (A1)', async () => {
    const { orderId } = await paidBySeveral(app)
    const eve = app.staff('staff', { shopIds: [SHOP + 1] })
    expect(await eve.call(contract.payment.refundOrder, ask(orderId, 100))).toMatchObject({ refused: 'notYourShop' })
    const elsewhere = { ...ask(orderId, 100), shopId: SHOP + 1 }
    expect(await eve.call(contract.payment.refundOrder, elsewhere)).toMatchObject({ refused: 'notFound' })
    expect(await eve.call(contract.payment.orderRefunds, { shopId: SHOP + 1, orderId: randomUUID() })).toMatchObject({
      refused: 'notFound',
    })
  })

  test('Approved and declined refunds are in the staff’s records once: who, with whom, how much, why (L2)', async () => {
    const [sam, kim] = [app.staff('staff', { name: 'Sam' }), app.staff('staff', { name: 'Kim' })]
    const { orderId } = await paidBySeveral(app)
    const once = requestId()
    for (let twice = 0; twice < 2; twice += 1)
      await sam.call(contract.payment.refundOrder, ask(orderId, 250), { requestId: once })
    const waits = async (amount: number, yes: boolean) => {
      const seen = await sam.call(contract.payment.refundOrder, ask(orderId, amount))
      const refundId = ('refunds' in seen && seen.refunds.at(-1)?.refundId) || ''
      await kim.call(contract.payment.decideRefund, { shopId: SHOP, orderId, refundId, yes })
    }
    await waits(800, false)
    await waits(900, true)
    expect(await linesOf(orderId)).toEqual([
      { what: 'refund.given', by: 'Sam', second: null, left: 1250, amount: 250, cause: 'cold' },
      { what: 'refund.declined', by: 'Sam', second: 'Kim', left: null, amount: 800, cause: 'cold' },
      { what: 'refund.given', by: 'Sam', second: 'Kim', left: 1000, amount: 900, cause: 'cold' },
    ])
  })

  test('The activity log names a refund by the number of its order (L2)', async () => {
    const { orderId } = await paidBySeveral(app)
    await app.staff().must(contract.payment.refundOrder, ask(orderId, 250))
    const { orderNo } = await app.staff().must(contract.order.orderDetail, { orderId })
    const { lines } = await app
      .staff('brand')
      .must(contract.staff.auditLines, { shopId: SHOP, what: 'refund.given', pageSize: 1 })
    expect(lines).toMatchObject([{ subject: orderNo }])
  })
})

const LINES = {
  name: 'test_audit_lines',
  text: `select what, by_name as by, second_name as second, (before ->> 'left')::int as left, (after ->> 'amount')::int as amount, cause
    from audit_line where subject = $1 order by at, audit_line_id`,
}
const linesOf = async (subject: string) => (await app.db.query<object>(LINES, [subject])).rows
