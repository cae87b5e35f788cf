import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardData, testApp, ownMethodsKitchen, type TestMember } from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const input = (ann: TestMember, payableId: string, cardId: string) => ({
  corporationId: 1,
  kind: 'order' as const,
  payableId,
  customerId: ann.customerId,
  cardId,
  language: 'en_US',
  requestId: randomUUID(),
})
const pay = (...asked: Parameters<typeof input>) =>
  app.db.inTx(tx => app.modules.payment.payByCard(tx, input(...asked)))
const due = (...asked: Parameters<typeof input>) =>
  app.db.inTx(tx => app.modules.payment.dueByCard(tx, input(...asked)))

describe('An order paid by the card after its top-up (PAY-7)', () => {
  test('Pays all of it, once, for twenty requests', async () => {
    const ann = await app.member({ card: 3000 })
    const { orderId } = await ann.order()
    expect(await due(ann, orderId, ann.cardId)).toMatchObject({ due: 1250 })
    const paid = await Promise.all(Array.from({ length: 20 }, () => pay(ann, orderId, ann.cardId)))
    expect(paid.filter(Boolean)).toHaveLength(1)
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect((await app.onCard(ann))[0]).toBe(1750)
  })

  test('Too little, another’s order, another’s card, a cancelled order: nothing happens', async () => {
    const [ann, eve] = [await app.member({ card: 1000 }), await app.member({ card: 5000 })]
    const { orderId } = await ann.order()
    expect(await pay(ann, orderId, ann.cardId)).toBe(false)
    expect(await pay(eve, orderId, eve.cardId)).toBe(false)
    expect(await pay(ann, orderId, eve.cardId)).toBe(false)
    await ann.call(contract.order.cancel, { orderId })
    expect(await due(ann, orderId, ann.cardId)).toBeUndefined()
    expect((await app.onCard(ann))[0]).toBe(1000)
    expect((await app.onCard(eve))[0]).toBe(5000)
  })

  test('A try that waits at the bank gives way; if it succeeds later, all its money is refunded (M7)', async () => {
    const ann = await app.member({ card: 3000 })
    const { orderId } = await ann.order()
    expect(await ann.pay(orderId, { card: cardData('4212345678910006') })).toMatchObject({ paymentState: 'action' })
    expect(await pay(ann, orderId, ann.cardId)).toBe(true)
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect((await app.onCard(ann))[0]).toBe(1750)
  })
})
