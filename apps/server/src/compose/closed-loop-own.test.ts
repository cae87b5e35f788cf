import { randomUUID } from 'node:crypto'
import { cart as cartCalls } from '@comanda/contract/cart'
import { staffPaymentCalls as refundCalls, payment as payCalls } from '@comanda/contract/payment'
import { isRefusal, type RequestOf, type ResponseOf } from '@comanda/contract/core'
import { coupon as couponCalls } from '@comanda/contract/coupon'
import { order as orderCalls } from '@comanda/contract/order'
import { demoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import { type ChosenMethod, settlePayment } from '@comanda/domain/payment'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/report.ts'
import { compose } from '../compose.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { type InstantJobs, instantJobs } from '../testing/instant-jobs.ts'
import { type AllAtGates, allAtGates } from '../testing/at-gates.ts'
import { testCustomer, testDatabase, testStaff } from '../testing/index.ts'

const database = testDatabase({ max: 20 })
// The demo brand's cards and coupons are made on the day of its first start: lunch in New York on a day after.
const clock = settableClock(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`)
const brand = demoBrand()
const { corporationId } = brand.corporation
const maya = testCustomer(5001, true, corporationId)
const manager = testStaff([101], 'manager', corporationId)
const again = <One extends Guest | typeof manager>(caller: One): One => ({ ...caller, requestId: randomUUID() })
const plain = brand.shops.find(it => it.config.shopId === 101)?.tables.find(it => !it.playerMode && it.payMode === 0)
const place = { shopId: 101, businessType: 1100 as const, tableId: plain?.tableId ?? '' }
const DISH = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }

let handlers: AllAtGates
let jobs: InstantJobs
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  await seedDemo(database())
  jobs = instantJobs()
  const running = { ...jobs, start: async () => {}, stop: async () => {} }
  const runtime = { config: config.config, db: database(), jobs: running, log: silentLog, clock }
  handlers = allAtGates(compose(runtime).handlers)
})

const kept = <T>(answer: unknown): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer))
  return answer as T
}

const usable = async () => {
  const input = couponCalls.availableCouponList.request.parse({})
  return kept<ResponseOf<typeof couponCalls.availableCouponList>>(
    await handlers.coupon.availableCouponList(maya, input),
  ).coupons.map(it => it.couponCode)
}

/** A cart with so many dishes, with the coupon where one is used, as an order that waits for its money. */
async function ordered(quantity: number, couponCode: string | undefined): Promise<string> {
  const add = cartCalls.modify.request.parse({ ...place, modifyType: 0, cartItems: [{ ...DISH, quantity }] })
  let cart = kept<ResponseOf<typeof cartCalls.modify>>(await handlers.cart.modify(again(maya), add))
  const use = couponCode && cartCalls.useCoupon.request.parse({ ...place, couponCode })
  if (use) cart = kept(await handlers.cart.useCoupon(again(maya), use))
  const submit = orderCalls.submit.request.parse({
    shopId: 101,
    cartId: cart.cartId,
    cartVersion: cart.cartVersion,
    orderType: 1100,
    tableId: cart.tableId,
    expectedTotal: cart.calculation.totalPaidAmount,
    paymentMethod: '12_bankCard',
  })
  return kept<ResponseOf<typeof orderCalls.submit>>(await handlers.order.submit(again(maya), submit)).orderId
}

const methodsOf = async (orderId: string) =>
  kept<ResponseOf<typeof payCalls.queryPaymentMethodList>>(
    await handlers.payment.queryPaymentMethodList(maya, payCalls.queryPaymentMethodList.request.parse({ orderId })),
  )

interface Loop {
  dishes: number
  withCoupon: boolean
  /** Parts per hundred of what is due and can be paid so. */
  points: number
  card: number
  gift: number
  /** What goes back before the order is called off. */
  pieces: number[]
}

/** The lines of an order that the three pay in these shares, the card all that is left. */
async function linesFor(orderId: string, { points, card, gift }: Loop) {
  const { dueAmount, means, withCoupons } = await methodsOf(orderId)
  const shares = { '16_msPoint': points, '16_msBalance': card, '17_giftCard': gift }
  const wish = (method: keyof typeof shares, share: number): ChosenMethod[] =>
    means
      .filter(one => one.paymentMethod === method && share > 0)
      .map(({ paymentMethod, payerId }) => ({
        paymentMethod,
        payerId,
        most: money(Math.floor((dueAmount * share) / 100)),
      }))
  const some = Object.entries(shares).flatMap(([method, share]) => wish(method as keyof typeof shares, share))
  const input = { due: money(dueAmount), tip: money(0), offers: means, withCoupons, takesTip: () => false }
  const first = settlePayment({ ...input, chosen: some })
  if (first.restDue === 0) return first.lines
  const rest = some.filter(one => one.paymentMethod !== '16_msBalance')
  return settlePayment({ ...input, chosen: [...rest, ...wish('16_msBalance', 100)] }).lines
}

/** All a member has: every means as it stands in the ledger, and the coupons that can be used. */
async function wealth() {
  const { rows } = await database().query<{ account: string; balance: string }>(
    {
      name: 'test_wealth',
      text: `select b.account, b.balance from ledger_balance b where b.corporation_id = $1 and (b.account = 'points:5001'
        or b.account like 'card:0193a000-0000-7000-8000-000000005001:%' or b.account in
        (select 'giftcard:' || card_id from gift_card where corporation_id = $1 and owner = 'c:5001')) order by b.account`,
    },
    [corporationId],
  )
  return { values: rows.map(row => `${row.account} ${row.balance}`), coupons: (await usable()).toSorted() }
}

const giveBack = (orderId: string, amount: number) => {
  const input: RequestOf<typeof refundCalls.refundOrder> = refundCalls.refundOrder.request.parse({
    shopId: 101,
    orderId,
    wish: { amount },
    reason: 'loop',
  })
  return handlers.payment.refundOrder(again(manager), input)
}

test('order with a coupon, pay by points, card and gift cards, refund in parts, call it off: all is as it was, over and over · M10, S6, CARD-6', async () => {
  const loop: fc.Arbitrary<Loop> = fc.record({
    // No more: from $20 on the card asks for its password.
    dishes: fc.integer({ min: 1, max: 3 }),
    withCoupon: fc.boolean(),
    points: fc.constantFrom(0, 37, 71),
    card: fc.constantFrom(0, 50, 100),
    gift: fc.constantFrom(0, 40, 100),
    pieces: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 3 }),
  })
  let given = 0
  // Points, both parts of the card, two gift cards at the least.
  expect((await wealth()).values.length).toBeGreaterThanOrEqual(5)
  await fc.assert(
    fc.asyncProperty(loop, async one => {
      const before = await wealth()
      const list = await handlers.coupon.availableCouponList(maya, couponCalls.availableCouponList.request.parse({}))
      const { coupons } = kept<ResponseOf<typeof couponCalls.availableCouponList>>(list)
      const tenth = coupons.find(it => it.template.couponTemplateId === 'tenth-off')
      const orderId = await ordered(one.dishes, one.withCoupon ? tenth?.couponCode : undefined)
      const payments = await linesFor(orderId, one)
      const pay = payCalls.createPayment.request.parse({ orderId, payments })
      kept(await handlers.payment.createPayment(again(maya), pay))
      expect((await usable()).length).toBe(before.coupons.length - (one.withCoupon ? 1 : 0))
      for (const piece of one.pieces) given += isRefusal(await giveBack(orderId, piece)) ? 0 : 1
      await jobs.idle()
      kept(await handlers.order.cancel(again(maya), orderCalls.cancel.request.parse({ orderId })))
      await jobs.idle()
      expect(await wealth()).toEqual(before)
    }),
    { numRuns: 16, endOnFailure: true },
  )
  expect(given).toBeGreaterThan(0)
  expect((await audit(database())).findings).toEqual([])
}, 60_000)
