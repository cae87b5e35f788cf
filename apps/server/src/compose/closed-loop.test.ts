import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { PaymentLine } from '@comanda/domain/payment'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/report.ts'
import { account } from '../ledger/index.ts'
import { testDatabase } from '../testing/index.ts'
import { fakeMeans } from './fake-means.ts'
import { line } from './means-test-house.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'
import { rechargePayable } from './recharge-payable.ts'
import { type Holder, type PurseHouse, purseHouse, SHOP } from './purse-test-house.ts'

const database = testDatabase({ max: 20 })
const METHODS = { 1300: ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard'] }
const PRICE = 1250
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
let purse: PurseHouse
let house: PayingHouse
let gifts: ReturnType<typeof fakeMeans>

beforeAll(async () => {
  purse = await purseHouse(database())
  gifts = fakeMeans(database(), 'USD')
  const payables = { recharge: rechargePayable(purse.storedValue.payments) }
  const { points, card } = purse
  const { '17_giftCard': gift } = gifts.means
  house = await payingHouse(database(), {
    payables,
    shop: {
      currency: purse.shop.currency,
      paymentMethods: METHODS,
      tip: TIP,
      ...(purse.shop.cardProgramId && { cardProgramId: purse.shop.cardProgramId }),
    },
    means: { '16_msPoint': points.means, '16_msBalance': card.means, ...(gift && { '17_giftCard': gift }) },
    partReturned: async (tx, { payableId, ...part }) =>
      void (await points.returnOrder(tx, { ...part, orderId: payableId })),
  })
  house.deps.orderEvents = [
    {
      settled: async (tx, { order }) => void (await points.settleOrder(tx, order)),
      returned: async (tx, order) => void (await points.returnOrder(tx, { ...order, causeKey: order.orderId })),
    },
  ]
})
afterAll(() => house.close())

interface Loop {
  own: 'points' | 'card'
  /** Parts per hundred of what is due and can be paid so. */
  ownShare: number
  giftShare: number
  tip: number
  /** What goes back, piece by piece; the last takes the rest. */
  pieces: number[]
  /** The rest goes back with the end of the order, not by a refund of its own. */
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

const OWED = { name: 'test_owed', text: 'select owed from point_debt where corporation_id = 1 and customer_id = $1' }
const owedBy = async (ann: Holder) =>
  (await database().query<{ owed: number }>(OWED, [ann.customerId])).rows[0]?.owed ?? 0

/** All a member has: points less what is owed, the card's parts, the gift card, and what the bank took of them below nothing. */
async function wealth(
  ann: Holder,
  gift: string,
): Promise<Record<'points' | 'paid' | 'given' | 'gift' | 'bank', number>> {
  const names = [account.points(ann.customerId), account.cardPaid(ann.cardId), account.cardGiven(ann.cardId)]
  const [points = 0, paid = 0, given = 0] = await purse.standing(...names)
  const bank = 0 - (house.standin.provider.book.report().held['USD'] ?? 0)
  return { points: points - (await owedBy(ann)), paid, given, gift: await gifts.left('17_giftCard', gift), bank }
}

const worth = ({ points, ...rest }: Awaited<ReturnType<typeof wealth>>): number =>
  Object.values(rest).reduce((sum, one) => sum + one, points)

/** What points or the card pay of it. */
async function ownLine(ann: Holder, { own, ownShare }: Loop): Promise<PaymentLine[]> {
  const input = { corporationId: 1, customerId: ann.customerId, shop: purse.shop, due: money(PRICE), at: purse.clock() }
  const share = (usable: number) => Math.floor((usable * ownShare) / 100)
  if (own === 'points') {
    const [offer] = await purse.points.means.offers(database(), input)
    if (!offer) return []
    const { minimumPointAmount, pointsTiersAmount } = offer.points
    const amount = share(offer.usable) - (share(offer.usable) % pointsTiersAmount)
    return amount >= minimumPointAmount ? [line('16_msPoint', amount, { payerId: offer.payerId })] : []
  }
  const [offer] = await purse.card.means.offers(database(), input)
  const amount = share(offer?.usable ?? 0)
  return offer && amount > 0 ? [line('16_msBalance', amount, { payerId: offer.payerId })] : []
}

async function linesFor(ann: Holder, gift: string, one: Loop): Promise<PaymentLine[]> {
  const own = await ownLine(ann, one)
  const due = PRICE - own.reduce((all, it) => all + it.amount, 0)
  const ofGift = Math.min(Math.floor((due * one.giftShare) / 100), await gifts.left('17_giftCard', gift))
  const byGift = ofGift > 0 ? [line('17_giftCard', ofGift, { payerId: gift })] : []
  const rest = due > ofGift ? [line('12_bankCard', due - ofGift, { tipAmount: money(one.tip) })] : []
  return [...own, ...byGift, ...rest]
}

async function pay(ann: Holder, orderId: string, payments: PaymentLine[], businessType?: 2005): Promise<void> {
  const card = payments.some(one => one.paymentMethod === '12_bankCard') ? { card: cardData() } : {}
  const answer = await house.payment.handlers.createPayment(
    { ...ann.who, requestId: randomUUID() },
    { orderId, ...(businessType && { businessType }), payments, ...card, storeCard: false },
  )
  expect(answer).toMatchObject({ paymentState: 'paid' })
  await house.settle()
}

async function recharged(ann: Holder): Promise<string> {
  const input = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const made = await purse.storedValue.handlers.submit({ ...ann.who, requestId: randomUUID() }, input)
  if (!('rechargeId' in made)) throw new Error(JSON.stringify(made))
  await pay(ann, made.rechargeId, [line('12_bankCard', 5000)], 2005)
  return made.rechargeId
}

/** Gives back so much, or all that can go back. */
async function giveBack(kind: 'order' | 'recharge', payableId: string, amount?: number): Promise<void> {
  const wish = { corporationId: 1, kind, payableId, shopId: SHOP, reason: 'loop', waits: () => false }
  const by = { kind: 'staff' as const, id: 's:1', name: 'Sam' }
  const input = (wanted: number) =>
    database().inTx(tx =>
      house.payment.askPartialRefund(tx, { ...wish, by, causeKey: randomUUID(), amount: money(wanted) }),
    )
  const answer = await input(amount ?? 1_000_000)
  if ('left' in answer && answer.left > 0) await input(answer.left)
  await house.settle()
}

test('order, pay by any mix, refund whole or in parts, top up and take back: nobody ever gains, and in the end all is as it was · M10', async () => {
  const ann = await purse.member({ paid: 900, given: 400, points: 700 })
  const gift = await gifts.give('17_giftCard', ann.customerId, 800)
  await fc.assert(
    fc.asyncProperty(loop, async one => {
      const before = await wealth(ann, gift)
      const rises = async () => {
        const now = await wealth(ann, gift)
        expect(worth(now)).toBeLessThanOrEqual(worth(before) + bonus)
        return now
      }
      let bonus = 0
      const rechargeId = one.recharge === 'none' ? undefined : await recharged(ann)
      bonus = worth(await wealth(ann, gift)) - worth(before)
      const orderId = await house.order1(ann.who)
      await pay(ann, orderId, await linesFor(ann, gift, one))
      if (rechargeId && one.recharge === 'before') await giveBack('recharge', rechargeId)
      for (const piece of one.pieces) {
        await giveBack('order', orderId, piece)
        await rises()
      }
      if (one.ended) await house.order.handlers.cancel({ ...ann.who, requestId: randomUUID() }, { orderId, reason: '' })
      else await giveBack('order', orderId)
      await house.settle()
      if (rechargeId) await giveBack('recharge', rechargeId)
      expect(await wealth(ann, gift)).toEqual(before)
    }),
    { numRuns: 24, endOnFailure: true },
  )
  expect((await audit(database())).findings).toEqual([])
}, 60_000)
