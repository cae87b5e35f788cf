import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import {
  friendAt,
  giftCardsOf,
  giftCodeTo,
  line,
  newGiftCard,
  refusedAs,
  SHOP,
  testApp,
  type TestGuest,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T15:00:00Z', connections: 24 })
const shops = demoBrand().shops.map(({ config }) => config)
const DAY = 86_400_000
const { corporationId } = app
const method = () => app.modules.giftcard.paymentMethod

interface Pay {
  guest: TestGuest
  cardId: string
  amount: number
  holdKey?: string
  shopId?: number
  currencyCode?: string
}
const holdInput = ({ guest, cardId, amount, holdKey = randomUUID(), shopId = SHOP, currencyCode = 'USD' }: Pay) => ({
  corporationId,
  customerId: guest.customerId,
  holdKey,
  payerId: cardId,
  amount: money(amount),
  currencyCode,
  shopId,
  at: app.clock(),
})
const hold = (pay: Pay) => app.db.inTx(tx => method().hold(tx, holdInput(pay)))
const capture = (holdKey: string) =>
  app.db.inTx(tx => method().capture(tx, { corporationId, holdKey, toAccount: `order:${holdKey}`, at: app.clock() }))
const release = (holdKey: string) =>
  app.db.inTx(tx => method().release(tx, { corporationId, holdKey, at: app.clock() }))
const giveBack = (holdKey: string, causeKey: string, amount: number) =>
  app.db.inTx(tx => method().giveBack(tx, { corporationId, holdKey, causeKey, amount: money(amount), at: app.clock() }))
const onCard = async (cardId: string) => (await app.balances(account.giftCard(cardId)))[0]
const ofOrder = (orderId: string) => balanceOf(app.db, corporationId, `order:${orderId}`)
const offers = (guest: TestGuest, due: number, shopId = SHOP) => {
  const shop = shops.find(one => one.shopId === shopId)
  if (!shop) throw new Error('no such store')
  const request = { corporationId, customerId: guest.customerId, shop, payableId: randomUUID() }
  return method().offers(app.db, { ...request, due: money(due), at: app.clock() })
}

/** A customer with a gift card of 50.00. */
async function withCard() {
  const guest = app.customer()
  return { guest, cardId: await newGiftCard(app, guest) }
}
async function paid(pay: Pay): Promise<string> {
  const holdKey = randomUUID()
  expect(await hold({ ...pay, holdKey })).toBe('held')
  await capture(holdKey)
  return holdKey
}
const sendOn = (guest: TestGuest, cardId: string, email: string) =>
  guest.call(contract.giftcard.send, { cardId, forFriendInfo: friendAt(email) })

describe('Paying with gift cards', () => {
  test.each([
    [5000, 1],
    [300, 16],
  ])('A card of 50.00 used for 20 payments of %i at once pays %i of them (M4)', async (amount, times) => {
    const pay = { ...(await withCard()), amount }
    const answers = await twenty(() => hold(pay))
    expect(answers.filter(it => it === 'held')).toHaveLength(times)
    expect(answers.filter(it => it === 'short')).toHaveLength(20 - times)
    expect(await onCard(pay.cardId)).toBe(5000 - times * amount)
  })

  test('Two payments that use two cards in opposite order at once do not deadlock (M4)', async () => {
    const { guest, cardId } = await withCard()
    const cards = [cardId, await newGiftCard(app, guest)]
    const payBy = (ids: string[]) =>
      app.db.inTx(async tx => {
        for (const id of ids) await method().hold(tx, holdInput({ guest, cardId: id, amount: 1000 }))
      })
    await Promise.all([payBy(cards), payBy(cards.toReversed())])
    expect(await Promise.all(cards.map(onCard))).toEqual([3000, 3000])
  })

  test('A card of a program that excludes coupons is offered with that condition (PAY-4)', async () => {
    const { guest, cardId } = await withCard()
    const setTo = (excludesCoupons: boolean) =>
      app.sql("update gift_program set terms = terms || $1::jsonb where program_id = 'marigold-usd'", [
        JSON.stringify({ excludesCoupons }),
      ])
    await setTo(true)
    expect(await offers(guest, 1000)).toMatchObject([{ payerId: cardId, usable: 1000, excludesCoupons: true }])
    await setTo(false)
    expect((await offers(guest, 1000))[0]?.excludesCoupons).toBeUndefined()
  })

  test('Value is held, captured, released and refunded once each, and never more than was captured (M9)', async () => {
    const pay = { ...(await withCard()), amount: 2000, holdKey: randomUUID() }
    expect([await hold(pay), await hold(pay)]).toEqual(['held', 'held'])
    await twenty(() => capture(pay.holdKey))
    await release(pay.holdKey)
    expect([await onCard(pay.cardId), await ofOrder(pay.holdKey)]).toEqual([3000, 2000])
    await twenty(() => giveBack(pay.holdKey, 'refund-1', 500))
    expect(await onCard(pay.cardId)).toBe(3500)
    const many = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => giveBack(pay.holdKey, `part-${n}`, 400)))
    expect(many.filter(it => it.status === 'fulfilled')).toHaveLength(3)
    expect([await onCard(pay.cardId), await ofOrder(pay.holdKey)]).toEqual([4700, 300])
  })

  test('Released value is on the card again, once (M8)', async () => {
    const pay = { ...(await withCard()), amount: 4000, holdKey: randomUUID() }
    await hold(pay)
    await Promise.all([release(pay.holdKey), release(pay.holdKey)])
    await capture(pay.holdKey)
    expect(await onCard(pay.cardId)).toBe(5000)
  })

  test('Another’s card, an unknown card, another currency or store and an expired card pay nothing (A1, CARD-5)', async () => {
    const { guest, cardId } = await withCard()
    const answers = [
      await hold({ guest: app.customer(), cardId, amount: 1 }),
      await hold({ guest, cardId: randomUUID(), amount: 1 }),
      await hold({ guest, cardId: 'odd', amount: 1 }),
      await hold({ guest, cardId, amount: 1, currencyCode: 'GBP', shopId: 102 }),
      await hold({ guest, cardId, amount: 1, shopId: 102 }),
    ]
    app.clock.advance(800 * DAY)
    answers.push(await hold({ guest, cardId, amount: 1 }))
    app.clock.advance(-800 * DAY)
    expect(new Set(answers)).toEqual(new Set(['unknown']))
  })

  test('Own cards in the store’s currency are offered as far as they cover what is due, the first to expire first (CARD-5)', async () => {
    const { guest, cardId } = await withCard()
    app.clock.advance(DAY)
    const second = await newGiftCard(app, guest)
    expect((await offers(guest, 3000)).map(it => [it.payerId, it.balance, it.usable])).toEqual([
      [cardId, 5000, 3000],
      [second, 5000, 3000],
    ])
    expect([await offers(guest, 3000, 102), await offers(app.customer(), 3000)]).toEqual([[], []])
  })
})

describe('Refunds to gift cards', () => {
  test('A refund to an expired card can be spent for 30 days (CARD-10)', async () => {
    const { guest, cardId } = await withCard()
    const holdKey = await paid({ guest, cardId, amount: 2000 })
    app.clock.advance(800 * DAY)
    await app.modules.giftcard.expiry.sweep()
    await giveBack(holdKey, 'late', 2000)
    expect([await onCard(cardId), await balanceOf(app.db, corporationId, account.dormant(cardId))]).toEqual([
      2000, 3000,
    ])
    app.clock.advance(29 * DAY)
    expect(await hold({ guest, cardId, amount: 2000 })).toBe('held')
    app.clock.advance(-829 * DAY)
  })

  test('A refund belongs to the person who paid, also after the card was sent to a friend (M9)', async () => {
    const { guest, cardId } = await withCard()
    const holdKey = await paid({ guest, cardId, amount: 2000 })
    expect(refusedAs(await sendOn(guest, cardId, 'refund@friend.test'))).toBe('done')
    const friend = app.customer()
    await friend.must(contract.giftcard.redeem, await giftCodeTo(app, 'refund@friend.test'))
    await giveBack(holdKey, 'after', 2000)
    await giveBack(holdKey, 'after', 2000)
    expect((await giftCardsOf(guest)).map(it => it.balance)).toEqual([2000])
    expect((await giftCardsOf(friend)).map(it => it.balance)).toEqual([3000])
  })

  test('A card held by a payment cannot be sent to a friend (M8)', async () => {
    const { guest, cardId } = await withCard()
    await hold({ guest, cardId, amount: 100 })
    expect(refusedAs(await sendOn(guest, cardId, 'held@friend.test'))).toBe('giftNotUsable')
  })
})

describe('An order paid by two gift cards', () => {
  const byGift = (cardId: string, amount: number) => line('17_giftCard', amount, { payerId: cardId })
  /** A customer with two cards of 50.00, and an order that costs more than one of them. */
  async function orderOfTwoCards() {
    const { guest, cardId } = await withCard()
    const second = await newGiftCard(app, guest)
    const place = { businessType: 1100 as const, tableId: '23vWg5fDWhLNGlX2' }
    const cart = await guest.fillCart([{ foodId: 'edamame', quantity: 9 }], place)
    const answer = await guest.submit(cart, { orderType: 1100, tableId: place.tableId })
    if (!('orderId' in answer)) throw new Error(JSON.stringify(answer))
    const { orderId } = answer
    const { dueAmount } = await guest.must(contract.payment.queryPaymentMethodList, { orderId })
    expect(dueAmount).toBeGreaterThan(5000)
    const left = async () => (await giftCardsOf(guest)).reduce((sum, card) => sum + card.balance, 0)
    return { guest, cards: [cardId, second] as const, orderId, due: dueAmount, left }
  }

  test('Each card pays its part, and gets it back when the order is cancelled (M9)', async () => {
    const { guest, cards, orderId, due, left } = await orderOfTwoCards()
    const answer = await guest.payBy(orderId, [byGift(cards[0], 5000), byGift(cards[1], due - 5000)])
    expect(answer).toMatchObject({ payState: 'paid' })
    expect([await left(), await ofOrder(orderId)]).toEqual([10_000 - due, due])
    await guest.must(contract.order.cancel, { orderId })
    await app.settle()
    expect([await left(), await ofOrder(orderId)]).toEqual([10_000, 0])
  })

  test('More than the balance of a card is refused before anything moves (M4)', async () => {
    const { guest, cards, orderId, left } = await orderOfTwoCards()
    const answers = [
      await guest.payBy(orderId, [byGift(cards[0], 100_000)]),
      await guest.payBy(orderId, [byGift(cards[0], 5001), byGift(cards[1], 1)]),
      await guest.payBy(orderId, [byGift(randomUUID(), 1000)]),
    ]
    expect(answers.map(refusedAs)).not.toContain('done')
    expect(await left()).toBe(10_000)
  })
})
