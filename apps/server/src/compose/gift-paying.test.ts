import { randomUUID } from 'node:crypto'
import { cart as cartCalls } from '@comanda/contract/cart'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { giftcard as giftCalls } from '@comanda/contract/giftcard'
import { order as orderCalls } from '@comanda/contract/order'
import { payment as payCalls } from '@comanda/contract/payment'
import { demoBrand } from '@comanda/demo'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AllHandlers, compose } from '../compose.ts'
import { balanceOf } from '../ledger/index.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { type InstantJobs, instantJobs } from '../testing/instant-jobs.ts'
import { again, testCustomer, testDatabase } from '../testing/index.ts'

const database = testDatabase({ max: 20 })
// The demo brand's cards are made on the day of its first start: lunch in New York on a day after.
const clock = settableClock(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`)
const brand = demoBrand()
const { corporationId } = brand.corporation
const maya = testCustomer(5001, true, corporationId)
const plain = brand.shops.find(it => it.config.shopId === 101)?.tables.find(it => !it.playerMode && it.payMode === 0)
const place = { shopId: 101, businessType: 1100 as const, tableId: plain?.tableId ?? '' }
const DISH = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }

let handlers: AllHandlers
let jobs: InstantJobs
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  await seedDemo(database())
  jobs = instantJobs()
  const running = { ...jobs, start: async () => {}, stop: async () => {} }
  handlers = compose({ config: config.config, db: database(), jobs: running, log: silentLog, clock }).handlers
})

const kept = <T>(answer: unknown): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer))
  return answer as T
}

/** An order of so many dishes at a table that pays before, waiting for its money. */
async function ordered(quantity: number): Promise<string> {
  const input = cartCalls.modify.request.parse({ ...place, modifyType: 0, cartItems: [{ ...DISH, quantity }] })
  const cart = kept<ResponseOf<typeof cartCalls.modify>>(await handlers.cart.modify(again(maya), input))
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

const line = (payerId: string, amount: number) => ({
  paymentMethod: '17_giftCard',
  paymentType: 17,
  payerId,
  amount,
  tipAmount: 0,
  ccAmount: 0,
})
const pay = (orderId: string, payments: object[]) =>
  handlers.payment.createPayment(again(maya), payCalls.createPayment.request.parse({ orderId, payments }))
const wallet = async () => {
  const input = giftCalls.myGiftCard.request.parse({})
  return kept<ResponseOf<typeof giftCalls.myGiftCard>>(await handlers.giftcard.myGiftCard(maya, input)).cards
}
const left = async () => (await wallet()).reduce((sum, card) => sum + card.balance, 0)

describe('an order paid by gift cards alone', () => {
  it('takes from each what it was to pay, and gives each its part back when the order is called off · M9', async () => {
    const orderId = await ordered(6)
    const methods = kept<ResponseOf<typeof payCalls.queryPaymentMethodList>>(
      await handlers.payment.queryPaymentMethodList(maya, payCalls.queryPaymentMethodList.request.parse({ orderId })),
    )
    const due = methods.dueAmount
    const [one, two] = await wallet()
    const before = await left()
    if (!one || !two || one.balance >= due || before < due) throw new Error(`no two cards for ${due}`)
    const result = kept<ResponseOf<typeof payCalls.createPayment>>(
      await pay(orderId, [line(one.cardId, one.balance), line(two.cardId, due - one.balance)]),
    )
    expect(result.payState).toBe('paid')
    expect([await left(), await balanceOf(database(), corporationId, `order:${orderId}`)]).toEqual([before - due, due])
    kept(await handlers.order.cancel(again(maya), orderCalls.cancel.request.parse({ orderId })))
    await jobs.idle()
    expect([await left(), await balanceOf(database(), corporationId, `order:${orderId}`)]).toEqual([before, 0])
  })

  it('more than stands on a card is told before anything moves · M4', async () => {
    const orderId = await ordered(6)
    const [one, two] = await wallet()
    const before = await left()
    const answers = [
      await pay(orderId, [line(one?.cardId ?? '', 100_000)]),
      await pay(orderId, [line(one?.cardId ?? '', (one?.balance ?? 0) + 1), line(two?.cardId ?? '', 1)]),
      await pay(orderId, [line(randomUUID(), 1000)]),
    ]
    expect(answers.every(isRefusal)).toBe(true)
    expect(await left()).toBe(before)
  })
})
