import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, SHOP, testApp, decideWallet, walletKitchen } from '../../testing/index.ts'

const app = testApp({ brand: walletKitchen(), wallets: {} })

const DAY = 24 * 60 * 60_000
let day = '2026-11-21'

/** Each test has a day of its own, at noon; looked at in the evening. */
beforeEach(async () => {
  const now = app.clock() + DAY
  app.clock.set(now - (now % DAY) + (NOON % DAY))
  day = new Date(app.clock()).toISOString().slice(0, 10)
  await app.cards.control({ reset: true, webhooks: { hold: true } })
  await app.wallets.control({ reset: true, webhooks: { hold: true } })
})

const boss = app.staff('brand')
const manager = () => boss
type Books = ResponseOf<typeof contract.payment.reconcile>

async function compared(provider: 'card' | 'wallet'): Promise<Books> {
  app.clock.advance(8 * 60 * 60_000)
  const books = await manager().call(contract.payment.reconcile, { shopId: SHOP, provider, day })
  if (!('days' in books)) throw new Error(JSON.stringify(books))
  return books as Books
}
const dayOf = (books: Books, provider: string) => books.days.find(one => one.provider === provider && one.day === day)
const breaksOf = (books: Books) =>
  books.breaks
    .filter(one => one.day === day)
    .map(({ kind, ours, theirs, state }) => `${kind} ${ours}/${theirs} ${state}`)

/** The number of differences in each e-mail about this day's books. */
const booksMails = async () =>
  (await app.messages()).flatMap(({ template, params }) =>
    template === 'booksDiffer' && params['day'] === day ? [params['count']] : [],
  )

async function paidByCard(): Promise<string> {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.settle()
  return orderId
}
async function paidByWallet(): Promise<string> {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId, { method: '12_octopus' })
  await decideWallet(app, orderId)
  await app.settle()
  return orderId
}
const askBack = (orderId: string) =>
  app.db.inTx(tx =>
    app.modules.payment.requestRefund(tx, {
      corporationId: 1,
      kind: 'order',
      payableId: orderId,
      causeKey: randomUUID(),
      reason: 'x',
    }),
  )

describe('The providers’ statements compared with ours (M13)', () => {
  test('A statement that agrees has the same counts and sums, and refunds are shown as refunds', async () => {
    await paidByCard()
    await askBack(await paidByCard())
    await app.settle()
    const card = dayOf(await compared('card'), 'card')
    const [one, two] = [
      { count: 1, sum: 1250 },
      { count: 1, sum: 1250 },
    ]
    expect(card).toMatchObject({
      state: 'agrees',
      totals: [
        { state: 'taken', currencyCode: 'GBP', decimals: 2, ours: one, theirs: one },
        { state: 'returned', ours: two, theirs: two },
      ],
    })
    await paidByWallet()
    expect(dayOf(await compared('wallet'), 'wallet')).toMatchObject({ state: 'agrees' })
  })

  test('A payment without messages is missing here; when they arrive the break is cleared and stays on record', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId, { method: '12_octopus' })
    await decideWallet(app, orderId)
    expect(breaksOf(await compared('wallet'))).toEqual(['missingHere 0/1250 open'])
    expect(dayOf(await compared('wallet'), 'wallet')).toMatchObject({ state: 'breaks' })
    await app.settle()
    expect(breaksOf(await compared('wallet'))).toEqual(['missingHere 0/1250 cleared'])
  })

  test('A payment unknown to them, another amount, and a refund of their own are listed', async () => {
    const unknown = await paidByWallet()
    const other = await paidByWallet()
    const refunded = await paidByWallet()
    const { book } = app.wallets.provider
    const movementOf = (orderId: string) => {
      const match = book.movements.find(one => one.merchantReference.includes(orderId.replaceAll('-', '')))
      if (!match) throw new Error('no movement')
      return match
    }
    book.movements.splice(book.movements.indexOf(movementOf(unknown)), 1)
    movementOf(other).amount.value = 1300
    book.movements.push({
      ...movementOf(refunded),
      movementId: 'x',
      type: 'REFUND',
      amount: { value: 50, currency: 'GBP' },
    })
    const books = await compared('wallet')
    expect(breaksOf(books).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'amountDiffers 1250/1300 open',
      'missingThere 1250/0 open',
      'refundDiffers 0/50 open',
    ])
    // Nothing is corrected automatically.
    expect(await app.received(refunded)).toBe(1250)
    expect(breaksOf(await compared('wallet'))).toHaveLength(3)
  })

  test('Money a bank took back without a message is listed, and cleared once the message arrives (W2)', async () => {
    const orderId = await paidByCard()
    const { provider, webhooks, report } = app.cards
    const [payment] = provider.book.report().payments
    if (!payment) throw new Error('no payment')
    const { pspReference, merchantReference } = payment
    const taken = provider.item('CHARGEBACK', randomUUID(), merchantReference, { value: 1250, currency: 'GBP' }, true)
    const word = { ...taken, originalReference: pspReference }
    report.enter(word, merchantReference)
    expect(breaksOf(await compared('card'))).toEqual(['chargedBack 0/1250 open'])
    await webhooks.deliver(word)
    await app.settle()
    expect(breaksOf(await compared('card'))).toEqual(['chargedBack 0/1250 cleared'])
    expect(await app.received(orderId)).toBe(1250)
  })

  test('Money on their side with an unknown reference is shown too', async () => {
    await paidByWallet()
    const [movement] = app.wallets.provider.book.movements
    if (!movement) throw new Error('no movement')
    app.wallets.provider.book.movements.push({ ...movement, movementId: 'y', merchantReference: 'stranger' })
    expect(breaksOf(await compared('wallet'))).toEqual(['missingHere 0/1250 open'])
  })

  test('Those in charge are notified once of a finding, and again only of a different one', async () => {
    await paidByWallet()
    const { book } = app.wallets.provider
    const [movement] = book.movements
    if (!movement) throw new Error('no movement')
    await compared('wallet')
    expect(await booksMails()).toEqual([])
    book.movements.push({ ...movement, movementId: 'z1', merchantReference: 'nobody-1' })
    const input = { shopId: SHOP, provider: 'wallet' as const, day }
    await Promise.all(Array.from({ length: 20 }, () => manager().call(contract.payment.reconcile, input)))
    expect(await booksMails()).toEqual([1])
    book.movements.push({ ...movement, movementId: 'z2', merchantReference: 'nobody-2' })
    await compared('wallet')
    expect(await booksMails()).toEqual([1, 2])
  })

  test('An acknowledged break keeps name, time and reason, and is not opened by the next run', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId, { method: '12_octopus' })
    await decideWallet(app, orderId)
    app.wallets.webhooks.clear()
    const match = (await compared('wallet')).breaks.find(one => one.day === day)
    const acknowledge = (reason: string) =>
      manager().call(contract.payment.acknowledgeBreak, { shopId: SHOP, breakId: match?.breakId ?? '', reason })
    await acknowledge('Asked the company, case 17')
    await acknowledge('Somebody else')
    const books = await compared('wallet')
    expect(books.breaks.find(one => one.day === day)).toMatchObject({
      state: 'acknowledged',
      acknowledgedBy: boss.name,
      reason: 'Asked the company, case 17',
    })
    expect(
      await manager().call(contract.payment.acknowledgeBreak, {
        shopId: SHOP,
        breakId: randomUUID(),
        reason: 'none',
      }),
    ).toMatchObject({ refused: 'notFound' })
  })

  test('A statement that is unavailable is reported and requested again', async () => {
    await paidByCard()
    await app.cards.control({ faults: [{ on: 'reports', kind: 'status', times: 1 }] })
    expect(dayOf(await compared('card'), 'card')).toMatchObject({ state: 'notReady' })
    app.clock.advance(DAY)
    await app.modules.payment.books.sweep()
    const books = (await manager().call(contract.payment.reconciliations, { shopId: SHOP })) as Books
    expect(dayOf(books, 'card')).toMatchObject({ state: 'agrees' })
    expect(await app.modules.payment.books.sweep()).toBe(0)
  })

  test('A statement with an unreadable line is invalid', async () => {
    await paidByWallet()
    const [movement] = app.wallets.provider.book.movements
    if (!movement) throw new Error('no movement')
    app.wallets.provider.book.movements.push({ ...movement, amount: { value: 5, currency: '?' } })
    expect(dayOf(await compared('wallet'), 'wallet')).toMatchObject({ state: 'unreachable' })
  })

  test('20 at once compare the same day: every break once', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId, { method: '12_octopus' })
    await decideWallet(app, orderId)
    app.wallets.webhooks.clear()
    await Promise.all(Array.from({ length: 20 }, () => compared('wallet')))
    expect(breaksOf(await compared('wallet'))).toEqual(['missingHere 0/1250 open'])
  })

  test('Only those responsible for the brand’s money see it', async () => {
    const staff = app.staff()
    expect(await staff.call(contract.payment.reconciliations, { shopId: SHOP })).toHaveProperty('refused')
    expect(await staff.call(contract.payment.reconcile, { shopId: SHOP, provider: 'card', day })).toHaveProperty(
      'refused',
    )
  })
})
