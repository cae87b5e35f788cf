import { coupon as couponCalls } from '@comanda/contract/coupon'
import { cart as cartCalls } from '@comanda/contract/cart'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { order as orderCalls } from '@comanda/contract/order'
import { demoBrand } from '@comanda/demo'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AllHandlers, compose } from '../compose.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedTables } from '../modules/table/seed.ts'
import { seedDemo } from '../seed.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { again, testCustomer, testDatabase } from '../testing/index.ts'

const database = testDatabase({ max: 20 })
// Coupons of the demo brand begin on the day of its first start: lunch in New York on a day after.
const clock = settableClock(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) + 'T17:00:00Z')
const brand = demoBrand()
const { corporationId } = brand.corporation
const maya = testCustomer(5001, true, corporationId)
const tom = testCustomer(5002, false, corporationId)

/** As many tables where everybody has a cart of their own and may pay with the staff. */
const TABLES = 26
const tableAt = (at: number): string => `coupon-table-${at}`
const SHARED = 'coupon-table-shared'
const plain = brand.shops.find(it => it.config.shopId === 101)?.tables.find(it => !it.playerMode && it.payMode === 0)
const DISH = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }

let handlers: AllHandlers
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  const db = database()
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  await seedDemo(db)
  if (!plain) throw new Error('the demo brand has no plain table')
  const more = Array.from({ length: TABLES }, (_, at) => ({ ...plain, tableId: tableAt(at), tableName: `C${at}` }))
  const tables = [...more, { ...plain, tableId: SHARED, tableName: 'S', playerMode: true }]
  await db.inTx(tx => seedTables(tx, { corporationId, shopId: 101 }, tables))
  handlers = compose({ config: config.config, db, jobs, log: silentLog, clock }).handlers
})

type Cart = ResponseOf<typeof cartCalls.query>
const kept = <T>(answer: T): Exclude<T, { refused: string } | Buffer> => {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer)}`)
  return answer as never
}
const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'ordered')

const placeAt = (tableId: string) => ({ shopId: 101, businessType: 1100 as const, tableId })
const add = async (caller: Guest, tableId: string, quantity = 1): Promise<Cart> =>
  kept(
    await handlers.cart.modify(
      again(caller),
      cartCalls.modify.request.parse({
        ...placeAt(tableId),
        modifyType: 0,
        cartItems: [{ ...DISH, quantity }],
      }),
    ),
  ) as Cart
const attach = (caller: Guest, tableId: string, couponCode: string, itemKeys: string[] = []) =>
  handlers.cart.useCoupon(
    again(caller),
    cartCalls.useCoupon.request.parse({ ...placeAt(tableId), couponCode, itemKeys }),
  )
const attached = async (tableId: string, couponCode: string) => kept(await attach(maya, tableId, couponCode)) as Cart
const submit = (caller: Guest, cart: Cart) =>
  handlers.order.submit(
    again(caller),
    orderCalls.submit.request.parse({
      shopId: 101,
      cartId: cart.cartId,
      cartVersion: cart.cartVersion,
      orderType: 1100,
      tableId: cart.tableId,
      expectedTotal: cart.calculation.totalPaidAmount,
      paymentMethod: 'out-line',
    }),
  )
const listOf = async (caller: Guest, own: object = {}) =>
  (
    kept(
      await handlers.coupon.availableCouponList(caller, couponCalls.availableCouponList.request.parse(own)),
    ) as ResponseOf<typeof couponCalls.availableCouponList>
  ).coupons
const codeFor = async (couponTemplateId: string, caller = maya): Promise<string> =>
  (await listOf(caller)).find(it => it.template.couponTemplateId === couponTemplateId)?.couponCode ?? ''

describe('coupons of the demo brand', () => {
  it('a member sees the own ones with what keeps each from being used here; others see none · CARD-6, A1', async () => {
    const mine = await listOf(maya, { shopId: 101, businessType: 1100 })
    const faults = new Map(mine.map(it => [it.template.couponTemplateId, it.fault]))
    expect(faults.get('tenth-off')).toBeUndefined()
    expect(faults.get('quarter-off-alone')).toBe('otherOrderType')
    expect(faults.get('six-off-singapore')).toBe('otherShop')
    expect((await listOf(maya, { state: 'expired' })).map(it => it.template.couponTemplateId)).toEqual([
      'five-off-dollars',
    ])
    expect(await listOf(tom)).toEqual([])
  })

  it('a wrong code, another’s, one that is over and one of another store are told alike · S9', async () => {
    await add(maya, tableAt(0))
    await add(tom, tableAt(0))
    const [expired] = await listOf(maya, { state: 'expired' })
    const answers = await Promise.all([
      attach(maya, tableAt(0), 'NO-SUCH-CODE'),
      attach(tom, tableAt(0), await codeFor('tenth-off')),
      attach(maya, tableAt(0), expired?.couponCode ?? ''),
      attach(maya, tableAt(0), await codeFor('six-off-singapore')),
      attach(maya, tableAt(0), await codeFor('quarter-off-alone')),
    ])
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['couponNotUsable']))
    expect(new Set(answers.map(it => JSON.stringify(it)))).toHaveLength(1)
  })

  it('is worked out anew with each change of the cart, and its version rises · CART-14', async () => {
    const first = await add(maya, tableAt(1), 2)
    const code = await codeFor('tenth-off')
    const cart = await attached(tableAt(1), code)
    expect(cart.cartVersion).toBe(first.cartVersion + 1)
    expect(cart.calculation.couponList).toMatchObject([{ couponCode: code }])
    const [before] = cart.calculation.couponList
    const [after] = (await add(maya, tableAt(1), 2)).calculation.couponList
    expect(after?.discountAmount).toBe(2 * (before?.discountAmount ?? 0))
    const off = kept(
      await handlers.cart.cancelUseCoupon(
        again(maya),
        cartCalls.cancelUseCoupon.request.parse({ ...placeAt(tableAt(1)), couponCode: code }),
      ),
    ) as Cart
    expect([off.calculation.couponList, off.coupons]).toEqual([[], undefined])
  })

  it('keys of lines that are not in the cart take nothing off · S6', async () => {
    await add(maya, tableAt(2))
    const cart = kept(await attach(maya, tableAt(2), await codeFor('tenth-off'), ['stranger', 'stranger'])) as Cart
    expect(cart.calculation.couponList).toMatchObject([{ problem: 'noDish', discountAmount: 0 }])
    const ordered = kept(await submit(maya, cart))
    expect(ordered).toMatchObject({ state: 'placed' })
    expect(await codeFor('tenth-off')).not.toBe('')
  })
})

describe('one coupon and many orders at once', () => {
  it('is used once, and comes back once however often the order is called off · S6', async () => {
    const code = await codeFor('tenth-off')
    const seats = Array.from({ length: 20 }, (_, at) => tableAt(5 + at))
    const carts: Cart[] = []
    for (const tableId of seats) {
      await add(maya, tableId)
      carts.push(await attached(tableId, code))
    }
    const answers = await Promise.all(carts.map(cart => submit(maya, cart)))
    const ordered = answers.filter(it => codeOf(it) === 'ordered') as { orderId: string }[]
    expect(ordered).toHaveLength(1)
    for (const answer of answers) expect(['ordered', 'couponGone', 'priceChanged']).toContain(codeOf(answer))
    expect((await listOf(maya, { state: 'used' })).map(it => it.couponCode)).toEqual([code])

    const { orderId } = ordered[0] ?? { orderId: '' }
    const input = orderCalls.cancel.request.parse({ orderId })
    await Promise.all(Array.from({ length: 20 }, () => handlers.order.cancel(again(maya), input)))
    expect(await codeFor('tenth-off')).toBe(code)
    const { rows } = await database().query<{ kind: string; count: number }>(
      {
        name: 'coupon_uses',
        text: 'select kind, count(*)::int as count from coupon_use where coupon_code = $1 group by kind order by kind',
      },
      [code],
    )
    expect(rows).toEqual([
      { kind: 'returned', count: 1 },
      { kind: 'taken', count: 1 },
    ])
  })

  it('that ends between the total and the order takes nothing off: the guest is told first · O5', async () => {
    const code = await codeFor('tenth-off')
    await add(maya, tableAt(3))
    const cart = await attached(tableAt(3), code)
    const setEnd = (day: string) => {
      const text = 'update coupon set end_date = $2 where corporation_id = $1 and coupon_code = $3'
      return database().runOne({ name: 'coupon_end', text }, [corporationId, day, code])
    }
    await setEnd(new Date(clock() - 86_400_000).toISOString().slice(0, 10))
    expect(['couponGone', 'priceChanged']).toContain(codeOf(await submit(maya, cart)))
    await setEnd('2099-12-31')
    expect(await codeFor('tenth-off')).toBe(code)
  })

  it('attaching and taking off in a storm leaves the coupon whole and the version rising · S6, C1', async () => {
    const tableId = tableAt(1)
    const code = await codeFor('coffee-on-us')
    await add(maya, tableId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? attach(maya, tableId, code)
          : handlers.cart.cancelUseCoupon(
              again(maya),
              cartCalls.cancelUseCoupon.request.parse({ ...placeAt(tableId), couponCode: code }),
            ),
      ),
    )
    for (const answer of answers) expect((kept(answer) as Cart).calculation.couponList.length).toBeLessThanOrEqual(1)
    expect(await codeFor('coffee-on-us')).toBe(code)
  })
})

describe('a gift of the demo brand', () => {
  const pickup = { shopId: 101, businessType: 1300 as const }
  const leftOf = async (foodId: string) => {
    const text = 'select left_count as n from menu_stock where shop_id = 101 and stock_key = $1'
    return Number((await database().query<{ n: number }>({ name: 'gift_left', text }, [foodId])).rows[0]?.n)
  }

  it('is on the order, takes stock, costs nothing, and is not put in the cart when ordered again · S1, O7', async () => {
    const items = [{ ...DISH, quantity: 12 }]
    const asked = cartCalls.modify.request.parse({ ...pickup, modifyType: 0, cartItems: items })
    const cart = kept(await handlers.cart.modify(again(tom), asked)) as Cart
    const gift = cart.calculation.items.find(it => it.giftOf === 'us-pudding')
    expect(gift).toMatchObject({ foodId: 'custard-pudding', amount: 0, quantity: 1 })
    const before = await leftOf('custard-pudding')
    const ordered = kept(
      await handlers.order.submit(
        again(tom),
        orderCalls.submit.request.parse({
          shopId: 101,
          cartId: cart.cartId,
          cartVersion: cart.cartVersion,
          orderType: 1300,
          dinnerTime: 'asap',
          contact: { phoneNumber: '2125550100', countryCode: '1', isoCode: 'US', firstName: 'Tom', lastName: '' },
          expectedTotal: cart.calculation.totalPaidAmount,
          paymentMethod: 'out-line',
        }),
      ),
    ) as { orderId: string; lines: unknown[] }
    expect(ordered.lines).toMatchObject([{ foodId: 'edamame' }, { foodId: 'custard-pudding', giftOf: 'us-pudding' }])
    expect(await leftOf('custard-pudding')).toBe(before - 1)
    kept(await handlers.order.reorder(again(tom), { orderId: ordered.orderId }))
    const anew = kept(await handlers.cart.query(tom, cartCalls.query.request.parse(pickup))) as Cart
    expect(anew.calculation.items.map(it => it.foodId)).toEqual(['edamame', 'custard-pudding'])
    expect(anew.calculation.items.filter(it => it.giftOf === undefined)).toHaveLength(1)
  })

  it('that runs out between the total and the order is told, and the order goes without it when the guest says so · S1', async () => {
    const items = [{ ...DISH, quantity: 12 }]
    const eve = testCustomer(5003, false, corporationId)
    const asked = cartCalls.modify.request.parse({ ...pickup, modifyType: 0, cartItems: items })
    const cart = kept(await handlers.cart.modify(again(eve), asked)) as Cart
    const setLeft = (left: number) => {
      const text = `update menu_stock set left_count = $1 where shop_id = 101 and stock_key = 'custard-pudding'`
      return database().inTx(tx => tx.query({ name: 'gift_set', text }, [left]))
    }
    const before = await leftOf('custard-pudding')
    await setLeft(0)
    const order = (gifts: string[]) =>
      handlers.order.submit(
        again(eve),
        orderCalls.submit.request.parse({
          shopId: 101,
          cartId: cart.cartId,
          cartVersion: cart.cartVersion,
          orderType: 1300,
          dinnerTime: 'asap',
          contact: { phoneNumber: '2125550100', countryCode: '1', isoCode: 'US', firstName: 'Eve', lastName: '' },
          expectedTotal: cart.calculation.totalPaidAmount,
          paymentMethod: 'out-line',
          gifts,
        }),
      )
    const told = await order(['us-pudding'])
    expect(told).toMatchObject({ refused: 'giftGone', data: { gifts: ['us-pudding'] } })
    expect(kept(await order([]))).toMatchObject({ lines: [{ foodId: 'edamame' }] })
    await setLeft(before)
  })
})

describe('who leaves a shared table', () => {
  it('takes the coupons they attached along · CART-14, CART-11', async () => {
    for (const caller of [maya, tom]) {
      await handlers.cart.init(again(caller), cartCalls.init.request.parse({ ...placeAt(SHARED), nick: 'N' }))
    }
    await add(maya, SHARED, 3)
    const before = await attached(SHARED, await codeFor('coffee-on-us'))
    expect(before.calculation.couponList).toHaveLength(1)
    await handlers.cart.setPerson(again(maya), cartCalls.setPerson.request.parse({ ...placeAt(SHARED), leave: true }))
    const after = kept(await handlers.cart.query(tom, cartCalls.query.request.parse(placeAt(SHARED)))) as Cart
    expect(after.calculation.couponList).toEqual([])
    expect(after.calculation.items.filter(it => it.giftOf === undefined).map(it => it.quantity)).toEqual([3])
  })
})
