import { contract } from '@comanda/contract'
import { type DemoBrand, demoBrand } from '@comanda/demo'
import { describe, expect, test } from 'vitest'
import { type Cart, dataOf, refusedAs, SHOP, type TestGuest, testApp, twenty } from '../../testing/index.ts'

const TABLES = Array.from({ length: 26 }, (_, at) => `coupon-table-${at}`)
const SHARED = 'coupon-table-shared'
const CODE = 'C0FFEE0NTHEH0VSE'
const DAY = 86_400_000

/** The demo brand with more tables where each guest has a cart and pays with each order, and a shared one. */
function brandWithTables(): DemoBrand {
  const brand = demoBrand()
  const [first, ...others] = brand.shops
  const plain = first?.tables.find(it => !it.playerMode && it.payMode === 0)
  if (!first || !plain) throw new Error('the demo brand has no such table')
  const more = TABLES.map((tableId, at) => ({ ...plain, tableId, tableName: `Coupon ${at}` }))
  const tables = [...first.tables, ...more, { ...plain, tableId: SHARED, tableName: 'Coupons', playerMode: true }]
  return { ...brand, shops: [{ ...first, tables }, ...others] }
}

/** Lunch in New York. */
const app = testApp({ brand: brandWithTables(), clock: '2026-11-19T17:00:00Z' })
/** The member of the demo brand with coupons, and a customer without. */
const maya = app.guest({ of: { owner: 'c:5001' } })
const tom = app.guest({ of: { owner: 'c:5002' } })
const atVenue = { paymentMethod: 'out-line' } as const

const placeAt = (tableId: string) => ({ shopId: SHOP, businessType: 1100 as const, tableId })
const tableAt = (at: number) => TABLES[at] ?? ''
const add = (guest: TestGuest, tableId: string, quantity = 1) =>
  guest.fillCart([{ foodId: 'edamame', quantity }], placeAt(tableId))
const attach = (guest: TestGuest, tableId: string, couponCode: string, itemKeys: string[] = []) =>
  guest.call(contract.cart.useCoupon, { ...placeAt(tableId), couponCode, itemKeys })
const attached = async (tableId: string, couponCode: string, itemKeys?: string[]) =>
  dataOf(await attach(maya, tableId, couponCode, itemKeys)) as Cart
const detach = (tableId: string, couponCode: string) =>
  maya.must(contract.cart.cancelUseCoupon, { ...placeAt(tableId), couponCode })
const submit = (guest: TestGuest, cart: Cart) =>
  guest.submit(cart, { ...atVenue, orderType: 1100, tableId: cart.tableId })
const listOf = async (guest: TestGuest, input: { state?: 'used' | 'expired'; businessType?: 1100 } = {}) =>
  (await guest.must(contract.coupon.availableCouponList, { ...(input.businessType && { shopId: SHOP }), ...input }))
    .coupons
const codeFor = async (couponTemplateId: string): Promise<string> =>
  (await listOf(maya)).find(it => it.template.couponTemplateId === couponTemplateId)?.couponCode ?? ''

/** The discounts of the used coupons of a kind, in the brand's list. */
async function discountedBy(couponTemplateId: string): Promise<number[]> {
  const { templates } = await app.staff('brand').must(contract.coupon.couponSetup, { shopId: SHOP })
  const row = templates.find(it => it.template.couponTemplateId === couponTemplateId)
  return row?.discounted.map(({ amount }) => amount) ?? []
}

describe('Coupons of a member', () => {
  test('A member sees their coupons with what keeps each from being used here, and others see none (CARD-6, A1)', async () => {
    const mine = await listOf(maya, { businessType: 1100 })
    const faults = new Map(mine.map(it => [it.template.couponTemplateId, it.fault]))
    expect(faults.get('tenth-off')).toBeUndefined()
    expect(faults.get('quarter-off-alone')).toBe('otherOrderType')
    expect(faults.get('six-off-singapore')).toBe('otherShop')
    expect((await listOf(maya, { state: 'expired' })).map(it => it.template.couponTemplateId)).toEqual([
      'five-off-dollars',
    ])
    expect(await listOf(tom)).toEqual([])
  })

  test('A wrong code, another’s, an expired one and one of another store are refused alike (S9)', async () => {
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
    expect(new Set(answers.map(refusedAs))).toEqual(new Set(['couponNotUsable']))
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toHaveLength(1)
  })

  test('The discount is recalculated with each change of the cart, and the version rises (CART-14)', async () => {
    const first = await add(maya, tableAt(1), 2)
    const code = await codeFor('tenth-off')
    const cart = await attached(tableAt(1), code)
    expect(cart.cartVersion).toBe(first.cartVersion + 1)
    expect(cart.calculation.couponList).toMatchObject([{ couponCode: code }])
    const [before] = cart.calculation.couponList
    const [after] = (await add(maya, tableAt(1), 2)).calculation.couponList
    expect(after?.discountAmount).toBe(2 * (before?.discountAmount ?? 0))
    const without = await detach(tableAt(1), code)
    expect([without.calculation.couponList, without.coupons]).toEqual([[], undefined])
  })

  test('Keys of lines that are not in the cart give no discount and use no coupon (S6)', async () => {
    await add(maya, tableAt(2))
    const cart = await attached(tableAt(2), await codeFor('tenth-off'), ['stranger', 'stranger'])
    expect(cart.calculation.couponList).toMatchObject([{ problem: 'noDish', discountAmount: 0 }])
    expect(await submit(maya, cart)).toMatchObject({ state: 'placed' })
    expect(await codeFor('tenth-off')).not.toBe('')
  })
})

describe('One coupon and many orders at once', () => {
  test('A coupon is used once, and returned once when its order is cancelled 20 times at once (S6)', async () => {
    const code = await codeFor('tenth-off')
    const carts: Cart[] = []
    for (let at = 5; at < 25; at += 1) {
      await add(maya, tableAt(at))
      carts.push(await attached(tableAt(at), code))
    }
    const answers = await Promise.all(carts.map(cart => submit(maya, cart)))
    const ordered = answers.flatMap(answer => ('orderId' in answer ? [answer.orderId] : []))
    expect(ordered).toHaveLength(1)
    for (const answer of answers) expect(['done', 'couponGone', 'priceChanged']).toContain(refusedAs(answer))
    expect((await listOf(maya, { state: 'used' })).map(it => it.couponCode)).toEqual([code])
    const taken = Math.max(...carts.map(cart => cart.calculation.couponList[0]?.discountAmount ?? 0))
    expect(await discountedBy('tenth-off')).toEqual([taken])
    await twenty(() => maya.call(contract.order.cancel, { orderId: ordered[0] ?? '' }))
    expect(await codeFor('tenth-off')).toBe(code)
    expect(await discountedBy('tenth-off')).toEqual([])
    const uses =
      'select kind, count(*)::int as count from coupon_use where coupon_code = $1 group by kind order by kind'
    expect(await app.sql(uses, [code])).toEqual([
      { kind: 'returned', count: 1 },
      { kind: 'taken', count: 1 },
    ])
  })

  test('A request to use a coupon that is repeated after the order answers as before, and another one is refused (C4)', async () => {
    const code = await codeFor('tenth-off')
    await add(maya, tableAt(4))
    const wish = { ...placeAt(tableAt(4)), couponCode: code, itemKeys: [] }
    const requestId = crypto.randomUUID()
    const cart = dataOf(await maya.call(contract.cart.useCoupon, wish, { requestId })) as Cart
    const { orderId } = dataOf(await submit(maya, cart)) as { orderId: string }
    const repeated = await twenty(() => maya.call(contract.cart.useCoupon, wish, { requestId }))
    expect(new Set(repeated.map(refusedAs))).toEqual(new Set(['done']))
    expect(refusedAs(await attach(maya, tableAt(4), code))).toBe('couponNotUsable')
    await maya.must(contract.order.cancel, { orderId })
    expect(await codeFor('tenth-off')).toBe(code)
  })

  test('A coupon that expires between total and order is refused before anything is ordered (O5)', async () => {
    const code = await codeFor('tenth-off')
    await add(maya, tableAt(3))
    const cart = await attached(tableAt(3), code)
    const setEnd = (day: string) => app.sql('update coupon set end_date = $1 where coupon_code = $2', [day, code])
    await setEnd(new Date(app.clock() - DAY).toISOString().slice(0, 10))
    expect(['couponGone', 'priceChanged']).toContain(refusedAs(await submit(maya, cart)))
    await setEnd('2099-12-31')
    expect(await codeFor('tenth-off')).toBe(code)
  })

  test('Attaching and detaching 20 times at once leaves the coupon usable and attached once at most (S6, C1)', async () => {
    const code = await codeFor('coffee-on-us')
    await add(maya, tableAt(1))
    const carts = await twenty(at => (at % 2 === 0 ? attached(tableAt(1), code) : detach(tableAt(1), code)))
    for (const cart of carts) expect(cart.calculation.couponList.length).toBeLessThanOrEqual(1)
    expect(await codeFor('coffee-on-us')).toBe(code)
  })
})

describe('Free dishes of a promotion', () => {
  const twelve = (guest: TestGuest) => guest.fillCart([{ foodId: 'edamame', quantity: 12 }])

  test('A free dish is ordered, takes stock, costs nothing, and is not added when the order is repeated (S1, O7)', async () => {
    const cart = await twelve(tom)
    const gift = cart.calculation.items.find(it => it.giftOf === 'us-pudding')
    expect(gift).toMatchObject({ foodId: 'custard-pudding', amount: 0, quantity: 1 })
    const before = (await app.stock('custard-pudding')) ?? 0
    const order = dataOf(await tom.submit(cart, atVenue))
    expect(order).toMatchObject({ lines: [{ foodId: 'edamame' }, { foodId: 'custard-pudding', giftOf: 'us-pudding' }] })
    expect(await app.stock('custard-pudding')).toBe(before - 1)
    await tom.must(contract.order.reorder, { orderId: (order as { orderId: string }).orderId })
    const { items } = (await tom.cart()).calculation
    expect(items.map(it => it.foodId)).toEqual(['edamame', 'custard-pudding'])
    expect(items.filter(it => it.giftOf === undefined)).toHaveLength(1)
  })

  test('If a free dish sells out before the order, the guest is asked and can order without it (S1)', async () => {
    const eve = app.guest({ of: { owner: 'c:5003' } })
    const cart = await twelve(eve)
    const before = (await app.stock('custard-pudding')) ?? 0
    await app.setStock('custard-pudding', 0)
    const order = (gifts: string[]) => eve.submit(cart, { ...atVenue, gifts })
    expect(await order(['us-pudding'])).toMatchObject({ refused: 'giftGone', data: { gifts: ['us-pudding'] } })
    expect(await order([])).toMatchObject({ lines: [{ foodId: 'edamame' }] })
    await app.setStock('custard-pudding', before)
  })
})

test('A guest who leaves a shared table takes the coupons they attached along (CART-14, CART-11)', async () => {
  const place = placeAt(SHARED)
  for (const guest of [maya, tom]) await guest.must(contract.cart.init, { ...place, nick: 'N' })
  await add(maya, SHARED, 3)
  expect((await attached(SHARED, await codeFor('coffee-on-us'))).calculation.couponList).toHaveLength(1)
  await maya.must(contract.cart.setPerson, { ...place, leave: true })
  const { couponList, items } = (await tom.cart(place)).calculation
  expect(couponList).toEqual([])
  expect(items.filter(it => it.giftOf === undefined).map(it => it.quantity)).toEqual([3])
})

describe('Coupon codes', () => {
  const redeem = (guest: TestGuest, couponCode: string) => guest.call(contract.coupon.redeem, { couponCode })

  test('Of 20 customers who enter one code at once one gets a coupon, and repeats give no second one (CARD-6, S9)', async () => {
    const people = Array.from({ length: 20 }, () => app.customer())
    const answers = await Promise.all(people.map(guest => redeem(guest, CODE)))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    const winner = people[answers.findIndex(answer => refusedAs(answer) === 'done')]
    if (!winner) throw new Error('nobody has the coupon')
    const first = dataOf(await redeem(winner, CODE))
    expect(await redeem(winner, CODE)).toEqual(first)
    expect((await listOf(winner)).map(it => it.template.couponTemplateId)).toEqual(['coffee-on-us'])
  })

  test('Wrong, malformed and used codes are refused alike (S9)', async () => {
    const odd = [CODE, CODE.toLowerCase(), '%', '*', "' OR 1=1--", '\u0000', '🎟', 'x'.repeat(10_240), '']
    const answers = await Promise.all(odd.map(code => redeem(app.customer(), code)))
    expect(new Set(answers.map(refusedAs))).toEqual(new Set(['couponCodeWrong']))
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toHaveLength(1)
  })

  test('A kind of coupon names the stores where it can be used (CARD-6)', async () => {
    const shopsOf = async (couponTemplateId: string, position = {}) =>
      (await tom.must(contract.coupon.templateDetail, { couponTemplateId, ...position })).shops.map(it => it.shopId)
    expect(await shopsOf('six-off-singapore')).toEqual([105])
    expect(await shopsOf('five-off-dollars')).toEqual([101])
    expect((await shopsOf('tenth-off', { latitude: 51.5, longitude: -0.1 }))[0]).toBe(102)
  })

  test('Usable coupons are listed however many have expired (CARD-6)', async () => {
    const ann = app.customer()
    const insert = `insert into coupon (corporation_id, coupon_code, coupon_template_id, terms_version, owner, begin_date,
      end_date, order_id, given_at, changed_at)`
    const owned = [app.corporationId, ann.owner]
    await app.sql(
      `${insert} select $1, 'OLD' || n, 'tenth-off', 1, $2, date '2020-01-01', date '2020-01-01' + n, null, now(), now()
        from generate_series(1, 600) as n`,
      owned,
    )
    await app.sql(
      `${insert} values ($1, 'LIVE', 'tenth-off', 1, $2, '2026-11-17', '2026-12-19', null, now(), now())`,
      owned,
    )
    expect((await listOf(ann)).map(it => it.couponCode)).toEqual(['LIVE'])
  })
})

test('Coupons of one campaign that are taken back leave those of others, however new (CARD-8)', async () => {
  const eve = app.customer()
  await eve.opened()
  const { corporationId } = app
  const input = { corporationId, owner: eve.owner, couponTemplateId: 'tenth-off', count: 1 }
  const mine = async () => (await listOf(eve)).length
  await app.db.inTx(tx => app.modules.coupon.giveCoupons(tx, { ...input, source: 'spring' }))
  app.clock.advance(1000)
  await app.db.inTx(tx => app.modules.coupon.giveCoupons(tx, { ...input, source: 'autumn' }))
  expect(await mine()).toBe(2)
  const takeBack = (source: string) => app.db.inTx(tx => app.modules.coupon.takeCouponsBack(tx, { ...input, source }))
  expect(await takeBack('spring')).toBe(1)
  expect(await takeBack('spring')).toBe(0)
  expect(await mine()).toBe(1)
  expect(await takeBack('autumn')).toBe(1)
  expect(await mine()).toBe(0)
})

test('A coupon that is given ends after the days of its template, else after 90 (CARD-6)', async () => {
  const eve = app.customer()
  await eve.opened()
  const input = { corporationId: app.corporationId, owner: eve.owner, count: 1 }
  await app.sql(
    `update coupon_template set terms = terms || '{"validDays": 14}' where coupon_template_id = 'tenth-off'`,
  )
  for (const couponTemplateId of ['tenth-off', 'coffee-on-us'])
    await app.db.inTx(tx => app.modules.coupon.giveCoupons(tx, { ...input, couponTemplateId }))
  const dayIn = (days: number) => new Date(app.clock() + days * DAY).toISOString().slice(0, 10)
  const ends = new Map((await listOf(eve)).map(({ template, endDate }) => [template.couponTemplateId, endDate]))
  expect(ends).toEqual(
    new Map([
      ['tenth-off', dayIn(14)],
      ['coffee-on-us', dayIn(90)],
    ]),
  )
})
