import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  byCard,
  cardData,
  harbourDish,
  line,
  ownMethodsKitchen,
  refusedAs,
  type TestGuest,
  testApp,
  twenty,
} from '../../testing/index.ts'

const dish = (foodId: string, price: number) => harbourDish(foodId, { price: money(price) })
const [rule] = ownMethodsKitchen().memberPrograms[0]?.pointsRules ?? []
const app = testApp({
  brand: ownMethodsKitchen({
    // Every pound earns ten points.
    ...(rule && { program: { pointsRules: [{ ...rule, earnAmount: money(100), earnPoints: 10 }] } }),
    dishes: [dish('pie', 900), dish('soup', 600), dish('tea', 300)],
    shop: {
      paymentMethods: { 1100: ['12_bankCard', '16_msBalance', '16_msPoint', 'out-line'] },
      refundAlone: money(1000),
    },
  }),
})
const { refundDetail, refundApply } = contract.order
const { orderRefunds, refundOrder, refundRequests, decideRefund } = contract.payment
type Split =
  | { by: 'amount'; amount: ReturnType<typeof money> }
  | { by: 'items'; items: { orderId: string; itemKey: string }[] }
  | { by: 'rest' }

/** Round of a guest alone at a table. */
const order = async (guest: TestGuest, ...dishes: string[]) => {
  const { orderId } = await guest.order({ orderType: 1100, tableId: 'T9', paymentMethod: 'out-line', dishes })
  await app.staff().accept(orderId)
  return orderId
}

const billOf = async (guest: TestGuest) => {
  const { bill } = await guest.must(contract.bill.calConfirm, { shopId: app.shop.config.shopId, tableId: 'T9' })
  if (!bill) throw new Error('no bill')
  return bill
}

async function payPart(guest: TestGuest, split: Split, amount: number, payments = [line('12_bankCard', amount)]) {
  const { billId } = await billOf(guest)
  const { partId } = await guest.must(contract.bill.executePaymentRound, { billId, split, expectedAmount: amount })
  const input = { orderId: partId, businessType: 2001 as const, payments, card: cardData() }
  expect(await guest.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return partId
}

const amountOf = (amount: number): Split => ({ by: 'amount', amount: money(amount) })
const openLines = async (guest: TestGuest, orderId: string) => (await guest.must(refundDetail, { orderId })).mayAsk
const ask = (guest: TestGuest, orderId: string, itemKey = '', quantity = 1) =>
  guest.call(refundApply, { orderId, lines: [{ itemKey, quantity }], reason: 'It was cold' })

async function keyOf(guest: TestGuest, orderId: string, displayName: RegExp): Promise<string> {
  const match = (await openLines(guest, orderId))?.find(one => displayName.test(one.displayName))
  return match?.itemKey ?? ''
}

const held = () => app.cards.provider.book.report().held.GBP ?? 0

describe('A refund of dishes of a table bill (ORDER-9, M9)', () => {
  let before = 0
  beforeEach(() => {
    before = held()
  })

  test('It is offered once the bill is closed, staff see and approve it, and both payers get back their share (ORDER-9)', async () => {
    const ann = await app.member({ card: 500 })
    const orderId = await order(ann, 'pie', 'soup', 'tea')
    expect(await openLines(ann, orderId)).toBeUndefined()
    const first = await payPart(ann, amountOf(1200), 1200)
    expect(await openLines(ann, orderId)).toBeUndefined()
    const second = await payPart(ann, { by: 'rest' }, 600, [byCard(ann, 500), line('12_bankCard', 100)])
    expect((await ann.detail(orderId)).payState).toBe('paid')

    const pie = await keyOf(ann, orderId, /pie/i)
    expect(await ask(ann, orderId, pie)).toMatchObject({ amount: 900, asks: [{ state: 'waiting', amount: 900 }] })
    expect(refusedAs(await ask(ann, orderId, pie))).toBe('refundWaits')
    const sam = app.staff('manager')
    const shopId = app.shop.config.shopId
    const { requests } = await sam.must(refundRequests, { shopId })
    expect(requests).toMatchObject([{ orderId, amount: 900, byGuest: true, reason: 'It was cold' }])
    const shown = await sam.must(orderRefunds, { shopId, orderId })
    expect(shown).toMatchObject({ left: 900, refunds: [{ state: 'waiting', amount: 900 }] })
    expect(shown.tenders.reduce((all, { paid }) => all + paid, 0)).toBe(1800)

    const refundId = shown.refunds[0]?.refundId ?? ''
    await sam.must(decideRefund, { shopId, orderId, refundId, yes: true })
    await app.settle()
    // 12.00 and 6.00 of 18.00: two thirds and one third of 9.00, the latter over card and bank.
    expect(before + 1300 - held()).toBe(600 + 50)
    expect((await app.holdings(ann))[1]).toBe(250)
    expect([app.inCardBook(first), app.inCardBook(second)]).toEqual([['partly'], ['partly']])
    const after = await ann.must(refundDetail, { orderId })
    expect(after.asks).toMatchObject([{ state: 'given', amount: 900, lines: [{ quantity: 1 }] }])
    expect(after.refunds.reduce((all, { amount }) => all + amount, 0)).toBe(900)
    expect(after.refunds.every(({ state }) => state === 'done')).toBe(true)
    expect((await ann.detail(orderId)).payState).toBe('partRefunded')
    const { bill } = await ann.must(contract.bill.calConfirm, { billId: (await ann.detail(orderId)).billId })
    expect(bill).toMatchObject({ state: 'paid', restAmount: 0 })
    expect(bill?.parts.map(({ returnedAmount }) => returnedAmount)).toEqual([600, 300])
    expect(await app.audit()).toEqual([])
  })

  test('A dish is refunded to the guest who paid it; the staff return the share paid in cash, and timeline and receipt name each way back (M9, ORDER-14)', async () => {
    const ben = app.guest()
    const orderId = await order(ben, 'pie', 'soup', 'tea')
    const { rounds, billId } = await billOf(ben)
    const lines = rounds[0]?.lines ?? []
    const pie = lines.find(({ displayName }) => /pie/i.test(displayName))?.itemKey ?? ''
    const tea = lines.find(({ displayName }) => /tea/i.test(displayName))?.itemKey ?? ''
    const own = await payPart(ben, { by: 'items', items: [{ orderId, itemKey: pie }] }, 900)
    await payPart(ben, amountOf(300), 300)
    const sam = app.staff('manager')
    const shopId = app.shop.config.shopId
    await sam.must(contract.bill.settleTableBill, { shopId, billId, expectedAmount: 600 })
    await sam.must(refundOrder, { shopId, orderId, wish: { lines: [{ itemKey: pie, quantity: 1 }] }, reason: 'burnt' })
    await app.settle()
    expect(app.inCardBook(own)).toEqual(['refunded'])
    expect(before + 1200 - held()).toBe(900)

    const wish = { lines: [{ itemKey: tea, quantity: 1 }] }
    await app.staff('manager').must(refundOrder, { shopId, orderId, wish, reason: 'cold' })
    await app.settle()
    expect(before + 1200 - held()).toBe(900 + 100)
    const { asks } = await ben.must(refundDetail, { orderId })
    expect(asks.map(({ venueAmount }) => venueAmount)).toEqual([undefined, 200])
    const { entries } = await sam.must(contract.order.orderTimeline, { orderId })
    const card = { paymentMethod: '12_bankCard', lastFour: '1111' }
    expect(entries.flatMap(entry => (entry.kind === 'refund' ? [entry.parts] : []))).toMatchObject([
      [{ ...card, amount: 900 }],
      [
        { ...card, amount: 100 },
        { paymentMethod: 'out-line', amount: 200 },
      ],
    ])
    const { rows } = await sam.must(contract.print.paper, { orderId, kind: 'refund' })
    const pairs = rows.flatMap(row => ('left' in row ? [`${row.left} ${row.right}`] : []))
    expect(pairs.filter(text => text.startsWith('To '))).toEqual([
      'To Visa **** 1111 £9.00',
      'To Visa **** 1111 £1.00',
      'To in person £2.00',
    ])
    expect(await app.audit()).toEqual([])
  })

  test('The day’s figures show what was refunded, without owing it (ORDER-9)', async () => {
    const manager = app.staff('manager')
    const shopId = app.shop.config.shopId
    const figures = async () => {
      const day = await manager.must(contract.report.dayFigures, { shopId })
      const of = (group: string, key: string) =>
        day.figures.find(one => one.group === group && one.key === key)?.amount ?? 0
      return { taken: of('taken', '12_bankCard'), returned: of('returned', '12_bankCard'), open: of('open', 'unpaid') }
    }
    const start = await figures()
    const ann = app.guest()
    const orderId = await order(ann, 'soup', 'tea')
    await payPart(ann, { by: 'rest' }, 900)
    const tea = await keyOf(ann, orderId, /tea/i)
    await manager.must(refundOrder, {
      shopId,
      orderId,
      wish: { lines: [{ itemKey: tea, quantity: 1 }] },
      reason: 'cold',
    })
    await app.settle()
    const end = await figures()
    expect([end.taken - start.taken, end.returned - start.returned, end.open - start.open]).toEqual([900, 300, 0])
  })

  test('Twenty requests, and twenty refunds by staff, at once refund once (M9)', async () => {
    const ann = app.guest()
    const orderId = await order(ann, 'pie', 'soup')
    await payPart(ann, { by: 'rest' }, 1500)
    const soup = await keyOf(ann, orderId, /soup/i)
    const answers = await twenty(() => ask(ann, orderId, soup))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    const { refundId = '' } = (await ann.must(refundDetail, { orderId })).asks[0] ?? {}
    const shopId = app.shop.config.shopId
    const staff = await twenty(async () => app.staff('manager'))
    await Promise.all(staff.map(one => one.call(decideRefund, { shopId, orderId, refundId, yes: true })))
    await app.settle()
    expect(before + 1500 - held()).toBe(600)
    const wish = { lines: [{ itemKey: await keyOf(ann, orderId, /pie/i), quantity: 1 }] }
    // The person who decided the first refund may not refund both alone.
    const others = await twenty(async () => app.staff('manager'))
    await Promise.all(others.map(one => one.call(refundOrder, { shopId, orderId, wish, reason: 'burnt' })))
    await app.settle()
    expect(before - held()).toBe(0)
    expect((await ann.detail(orderId)).payState).toBe('refunded')
    expect(await openLines(ann, orderId)).toBeUndefined()
    expect(await app.audit()).toEqual([])
  })

  test('Points that a round earned are taken back in proportion, and a refused request returns nothing (M10)', async () => {
    const ann = await app.member({})
    const orderId = await order(ann, 'pie', 'soup')
    await payPart(ann, { by: 'rest' }, 1500)
    await app.staff().must(contract.order.ready, { orderId })
    await app.staff().must(contract.order.complete, { orderId })
    await app.settle()
    expect((await app.holdings(ann))[0]).toBe(150)
    const soup = await keyOf(ann, orderId, /soup/i)
    await ask(ann, orderId, soup)
    const shopId = app.shop.config.shopId
    const { refundId = '' } = (await ann.must(refundDetail, { orderId })).asks[0] ?? {}
    await app.staff('manager').must(decideRefund, { shopId, orderId, refundId, yes: false })
    await app.settle()
    expect([before + 1500 - held(), (await app.holdings(ann))[0]]).toEqual([0, 150])
    const wish = { lines: [{ itemKey: soup, quantity: 1 }] }
    await app.staff('manager').must(refundOrder, { shopId, orderId, wish, reason: 'cold' })
    await app.settle()
    expect((await app.holdings(ann))[0]).toBe(90)
  })

  test('A round rejected after a refund of one of its dishes returns the rest, and ends a request that waits (M8)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order({
      orderType: 1100,
      tableId: 'T9',
      paymentMethod: 'out-line',
      dishes: ['pie', 'tea'],
    })
    await order(ann, 'soup')
    await payPart(ann, { by: 'rest' }, 1800)
    const shopId = app.shop.config.shopId
    const manager = app.staff('manager')
    const wish = { lines: [{ itemKey: await keyOf(ann, orderId, /tea/i), quantity: 1 }] }
    await manager.must(refundOrder, { shopId, orderId, wish, reason: 'cold' })
    await ask(ann, orderId, await keyOf(ann, orderId, /pie/i))
    await manager.reject(orderId)
    await app.settle()
    expect(before + 1800 - held()).toBe(1200)
    expect(await ann.standing(orderId)).toBe('rejected/refunded')
    expect((await manager.must(refundRequests, { shopId })).requests).toEqual([])
    expect(await app.audit()).toEqual([])
  })
})
