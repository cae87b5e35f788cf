import { contract } from '@comanda/contract'
import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type ChosenMethod, settlePayment } from '@comanda/domain/payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataOf, SHOP, testApp } from '../../testing/index.ts'

/** Lunch in New York, on the day after the cards and coupons of the demo brand are made. */
const app = testApp({ brand: 'demo', clock: '2026-11-19T17:00:00Z' })
/** The member of the demo brand with points, a card, gift cards and coupons. */
const maya = app.guest({ of: { owner: 'c:5001' } })
const manager = app.staff('manager')
const place = { businessType: 1100, tableId: '23vWg5fDWhLNGlX2' } as const

const coupons = async () => (await maya.must(contract.coupon.availableCouponList, {})).coupons

/** An unpaid order of so many dishes, with the coupon where one is used. */
async function ordered(quantity: number, couponCode: string | undefined): Promise<string> {
  const filled = await maya.fillCart([{ foodId: 'edamame', quantity }], place)
  const used = couponCode && (await maya.must(contract.cart.useCoupon, { shopId: SHOP, ...place, couponCode }))
  const order = await maya.submit(used || filled, { orderType: 1100, tableId: place.tableId })
  return dataOf(order).orderId
}

interface Loop {
  dishes: number
  withCoupon: boolean
  /** Percent of the amount due, as far as each can pay it. */
  points: number
  card: number
  gift: number
  /** Amounts given back before the order is cancelled. */
  pieces: number[]
}

/** The lines of an order paid in these shares, the rest by card. */
async function linesFor(orderId: string, { points, card, gift }: Loop) {
  const { dueAmount, means, withCoupons } = await maya.must(contract.payment.queryPaymentMethodList, { orderId })
  const shares = { '16_msPoint': points, '16_msBalance': card, '17_giftCard': gift }
  const chosen = (method: keyof typeof shares, share: number): ChosenMethod[] =>
    means
      .filter(one => one.paymentMethod === method && share > 0)
      .map(({ paymentMethod, payerId }) => ({
        paymentMethod,
        payerId,
        most: money(Math.floor((dueAmount * share) / 100)),
      }))
  const some = Object.entries(shares).flatMap(([method, share]) => chosen(method as keyof typeof shares, share))
  const input = { due: money(dueAmount), tip: money(0), offers: means, withCoupons, takesTip: () => false }
  const first = settlePayment({ ...input, chosen: some })
  if (first.restDue === 0) return first.lines
  const others = some.filter(one => one.paymentMethod !== '16_msBalance')
  return settlePayment({ ...input, chosen: [...others, ...chosen('16_msBalance', 100)] }).lines
}

/** All that the member has: balances in the ledger, and usable coupons. */
async function wealth() {
  const balances = await app.sql<{ account: string; balance: string }>(
    `select b.account, b.balance from ledger_balance b where b.corporation_id = $1 and (b.account = 'points:5001'
      or b.account like 'card:0193a000-0000-7000-8000-000000005001:%' or b.account in
      (select 'giftcard:' || card_id from gift_card where corporation_id = $1 and owner = 'c:5001')) order by b.account`,
    [app.corporationId],
  )
  const codes = (await coupons()).map(({ couponCode }) => couponCode)
  return { balances: balances.map(row => `${row.account} ${row.balance}`), coupons: codes.toSorted() }
}

const giveBack = (orderId: string, amount: number) =>
  manager.call(contract.payment.refundOrder, { shopId: SHOP, orderId, wish: { amount: money(amount) }, reason: 'loop' })

test('An order with a coupon, paid by points, card and gift cards, refunded in parts and cancelled leaves everything as it was (M10, S6, CARD-6)', async () => {
  const loop: fc.Arbitrary<Loop> = fc.record({
    // No more: from $20 on the card asks for its password.
    dishes: fc.integer({ min: 1, max: 3 }),
    withCoupon: fc.boolean(),
    points: fc.constantFrom(0, 37, 71),
    card: fc.constantFrom(0, 50, 100),
    gift: fc.constantFrom(0, 40, 100),
    pieces: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 3 }),
  })
  let refunds = 0
  // Points, both parts of the card, two gift cards at least.
  expect((await wealth()).balances.length).toBeGreaterThanOrEqual(5)
  await fc.assert(
    fc.asyncProperty(loop, async one => {
      const before = await wealth()
      const tenth = (await coupons()).find(({ template }) => template.couponTemplateId === 'tenth-off')
      const orderId = await ordered(one.dishes, one.withCoupon ? tenth?.couponCode : undefined)
      const payments = await linesFor(orderId, one)
      dataOf(await maya.payBy(orderId, payments))
      expect((await coupons()).length).toBe(before.coupons.length - (one.withCoupon ? 1 : 0))
      for (const piece of one.pieces) refunds += isRefusal(await giveBack(orderId, piece)) ? 0 : 1
      await app.jobs.idle()
      await maya.must(contract.order.cancel, { orderId })
      await app.jobs.idle()
      expect(await wealth()).toEqual(before)
    }),
    { numRuns: 16, endOnFailure: true },
  )
  expect(refunds).toBeGreaterThan(0)
  expect(await app.audit()).toEqual([])
}, 60_000)
