import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { PaymentLine } from '@comanda/domain/payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardData, line, SHOP, type TestMember, testApp, dollarKitchen, PRICE, byGift } from '../../testing/index.ts'

const TIP = {
  tipType: 0 as const,
  smallestUnitAmounts: [10, 15],
  defaultIndex: 0,
  tipRules: 'subtotal' as const,
  beforeDiscount: true,
  tipPaymentUids: ['12_bankCard'],
  useCustomPayment: true,
  bizTypes: [1300 as const],
}
const app = testApp({ brand: dollarKitchen({ shop: { tip: TIP } }), clock: '2026-11-22T12:00:00Z' })

interface Loop {
  own: 'points' | 'card'
  /** Percent of the amount due that is paid this way, if possible. */
  ownShare: number
  giftShare: number
  tip: number
  /** The refunds, one after another; the last one takes the rest. */
  pieces: number[]
  /** The rest is refunded with the end of the order, not by a separate refund. */
  ended: boolean
  /** The card is filled before, and all that is unused is taken back before or after the order's refund. */
  recharge: 'none' | 'before' | 'after'
}

const loop: fc.Arbitrary<Loop> = fc.record({
  own: fc.constantFrom('points', 'card'),
  ownShare: fc.constantFrom(0, 37, 71, 100),
  giftShare: fc.constantFrom(0, 50, 100),
  tip: fc.constantFrom(0, 199),
  pieces: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
  ended: fc.boolean(),
  recharge: fc.constantFrom('none', 'before', 'after'),
})

const owedBy = async (ann: TestMember) => {
  const text = 'select owed from point_debt where corporation_id = 1 and customer_id = $1'
  return (await app.sql<{ owed: number }>(text, [ann.customerId]))[0]?.owed ?? 0
}

/** All value of a member: points less owed ones, the card's parts, the gift card, and chargebacks as negative amounts. */
async function wealth(ann: TestMember): Promise<Record<'points' | 'paid' | 'given' | 'gift' | 'bank', number>> {
  const [points, , gift] = await app.holdings(ann)
  const [paid, given] = await app.onCard(ann)
  return { points: points - (await owedBy(ann)), paid, given, gift, bank: 0 - app.heldByProvider() }
}

const worth = ({ points, ...rest }: Awaited<ReturnType<typeof wealth>>): number =>
  Object.values(rest).reduce((sum, one) => sum + one, points)

/** The part paid by points or the card. */
async function ownLine(ann: TestMember, { own, ownShare }: Loop): Promise<PaymentLine[]> {
  const input = {
    corporationId: 1,
    customerId: ann.customerId,
    shop: app.shop.config,
    payableId: '',
    language: 'en_US',
    due: money(PRICE),
    at: app.clock(),
  }
  const share = (usable: number) => Math.floor((usable * ownShare) / 100)
  if (own === 'points') {
    const [offer] = await app.modules.points.paymentMethod.offers(app.db, input)
    if (!offer) return []
    const { minimumPointAmount, pointsTiersAmount } = offer.points
    const amount = share(offer.usable) - (share(offer.usable) % pointsTiersAmount)
    return amount >= minimumPointAmount ? [line('16_msPoint', amount, { payerId: offer.payerId })] : []
  }
  const [offer] = await app.modules.card.paymentMethod.offers(app.db, input)
  const amount = share(offer?.usable ?? 0)
  return offer && amount > 0 ? [line('16_msBalance', amount, { payerId: offer.payerId })] : []
}

async function linesFor(ann: TestMember, one: Loop): Promise<PaymentLine[]> {
  const own = await ownLine(ann, one)
  const due = PRICE - own.reduce((all, it) => all + it.amount, 0)
  const ofGift = Math.min(Math.floor((due * one.giftShare) / 100), (await app.holdings(ann))[2])
  const giftLine = ofGift > 0 ? [byGift(ann, ofGift)] : []
  const rest = due > ofGift ? [line('12_bankCard', due - ofGift, { tipAmount: money(one.tip) })] : []
  return [...own, ...giftLine, ...rest]
}

async function pay(ann: TestMember, orderId: string, payments: PaymentLine[], businessType?: 2005): Promise<void> {
  const answer = await ann.call(contract.payment.createPayment, {
    orderId,
    ...(businessType && { businessType }),
    payments,
    ...(payments.some(one => one.paymentMethod === '12_bankCard') && { card: cardData() }),
  })
  expect(answer).toMatchObject({ paymentState: 'paid' })
  await app.settle()
}

async function recharged(ann: TestMember): Promise<string> {
  const input = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const submitted = await ann.call(contract.storedvalue.submit, input)
  if (!('rechargeId' in submitted)) throw new Error(JSON.stringify(submitted))
  await pay(ann, submitted.rechargeId, [line('12_bankCard', 5000)], 2005)
  return submitted.rechargeId
}

/** Gives back so much, or all that can go back. */
async function giveBack(kind: 'order' | 'recharge', payableId: string, amount?: number): Promise<void> {
  const wish = { corporationId: 1, kind, payableId, shopId: SHOP, reason: 'loop', waits: () => false }
  const by = { kind: 'staff' as const, id: 's:1', name: 'Sam' }
  const input = (wanted: number) =>
    app.db.inTx(tx =>
      app.modules.payment.requestPartialRefund(tx, { ...wish, by, causeKey: randomUUID(), amount: money(wanted) }),
    )
  const answer = await input(amount ?? 1_000_000)
  if ('left' in answer && answer.left > 0) await input(answer.left)
  await app.settle()
}

test('Orders, payments in any mix, refunds, recharges and their refunds never create value, and at the end all is as before (M10)', async () => {
  const ann = await app.member({ card: 900, bonus: 400, points: 700, gift: 800 })
  await fc.assert(
    fc.asyncProperty(loop, async one => {
      const before = await wealth(ann)
      const rises = async () => {
        const now = await wealth(ann)
        expect(worth(now)).toBeLessThanOrEqual(worth(before) + bonus)
        return now
      }
      let bonus = 0
      const rechargeId = one.recharge === 'none' ? undefined : await recharged(ann)
      bonus = worth(await wealth(ann)) - worth(before)
      const { orderId } = await ann.order()
      await pay(ann, orderId, await linesFor(ann, one))
      if (rechargeId && one.recharge === 'before') await giveBack('recharge', rechargeId)
      for (const piece of one.pieces) {
        await giveBack('order', orderId, piece)
        await rises()
      }
      if (one.ended) await ann.call(contract.order.cancel, { orderId })
      else await giveBack('order', orderId)
      await app.settle()
      if (rechargeId) await giveBack('recharge', rechargeId)
      expect(await wealth(ann)).toEqual(before)
    }),
    { numRuns: 24, endOnFailure: true },
  )
  expect(await app.audit()).toEqual([])
}, 60_000)
