import { randomUUID } from 'node:crypto'
import { demoBrand } from '@comanda/demo'
import { type Money, money } from '@comanda/domain/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { account, balanceOf, balancesOf } from '../../ledger/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import { testCustomer, testDatabase } from '../../testing/index.ts'
import { friend, type GiftHouse, giftHouse, kept, refusedWith, USD } from './gift-test-house.ts'

const database = testDatabase({ max: 24 })
const shops = demoBrand().shops.map(shop => shop.config)
const NEW_YORK = 101
const DAY = 86_400_000
let house: GiftHouse
let customerId = 8000
const customer = (): Guest => testCustomer((customerId += 1))
beforeAll(async () => {
  house = await giftHouse(database())
})

interface Pay {
  caller: Guest
  cardId: string
  amount: number
  holdKey?: string
  shopId?: number
  currencyCode?: string
}
const hold = ({ caller, cardId, amount, holdKey = randomUUID(), shopId = NEW_YORK, currencyCode = 'USD' }: Pay) =>
  database().inTx(tx =>
    house.gifts.means.hold(tx, {
      corporationId: 1,
      customerId: caller.session.customerId,
      holdKey,
      payerId: cardId,
      amount: amount as Money,
      currencyCode,
      shopId,
      at: house.clock(),
    }),
  )
const at = () => house.clock()
const capture = (holdKey: string) =>
  database().inTx(tx =>
    house.gifts.means.capture(tx, { corporationId: 1, holdKey, toAccount: `order:${holdKey}`, at: at() }),
  )
const release = (holdKey: string) =>
  database().inTx(tx => house.gifts.means.release(tx, { corporationId: 1, holdKey, at: at() }))
const giveBack = (holdKey: string, causeKey: string, amount: number) =>
  database().inTx(tx =>
    house.gifts.means.giveBack(tx, { corporationId: 1, holdKey, causeKey, amount: amount as Money, at: at() }),
  )
const onCard = async (cardId: string): Promise<number> => {
  const name = account.giftCard(cardId)
  const stored = (await balancesOf(database(), 1, [name])).get(name)
  expect(stored).toBe(await balanceOf(database(), 1, name))
  return stored ?? 0
}
const paid = async (pay: Pay): Promise<string> => {
  const holdKey = randomUUID()
  expect(await hold({ ...pay, holdKey })).toBe('held')
  await capture(holdKey)
  return holdKey
}

describe('paying with gift cards', () => {
  it('a card of 50.00 on twenty orders of 50.00 at once pays one of them · M4', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const answers = await Promise.all(Array.from({ length: 20 }, () => hold({ caller, cardId, amount: 5000 })))
    expect(answers.toSorted()).toEqual(['held', ...Array.from({ length: 19 }, () => 'short')])
    expect(await onCard(cardId)).toBe(0)
  })

  it('and on twenty of 3.00 sixteen · M4', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const answers = await Promise.all(Array.from({ length: 20 }, () => hold({ caller, cardId, amount: 300 })))
    expect(answers.filter(it => it === 'held')).toHaveLength(16)
    expect(await onCard(cardId)).toBe(200)
  })

  it('two cards on two orders crosswise at once: neither waits for ever · M4', async () => {
    const caller = customer()
    const cards = [await house.card(caller), await house.card(caller)]
    const order = (ids: string[]) =>
      database().inTx(async tx => {
        for (const payerId of ids)
          await house.gifts.means.hold(tx, {
            corporationId: 1,
            customerId: caller.session.customerId,
            holdKey: randomUUID(),
            payerId,
            amount: 1000 as Money,
            currencyCode: 'USD',
            shopId: NEW_YORK,
            at: at(),
          })
      })
    await Promise.all([order(cards), order(cards.toReversed())])
    expect(await Promise.all(cards.map(onCard))).toEqual([3000, 3000])
  })

  it('a card whose program leaves coupons out says so where it is offered · PAY-4', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const shop = shops.find(({ shopId }) => shopId === NEW_YORK)
    if (!shop) throw new Error('the demo brand has no store 101')
    const { customerId: own } = caller.session
    const due = { corporationId: 1, customerId: own, shop, payableId: 'o', due: money(1000), at: at() }
    const offered = () => house.gifts.means.offers(database(), due)
    const setTo = (excludesCoupons: boolean) =>
      database().inTx(tx =>
        tx.query(
          {
            name: 'gift_program_coupons',
            text: 'update gift_program set terms = terms || $1::jsonb where corporation_id = 1 and program_id = $2',
          },
          [JSON.stringify({ excludesCoupons }), USD],
        ),
      )
    await setTo(true)
    expect(await offered()).toMatchObject([{ payerId: cardId, usable: 1000, excludesCoupons: true }])
    await setTo(false)
    expect((await offered())[0]?.excludesCoupons).toBeUndefined()
  })

  it('value is set aside, taken, let go and given back once each, and never more than was taken · M9', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const pay = { caller, cardId, amount: 2000, holdKey: randomUUID() }
    expect([await hold(pay), await hold(pay)]).toEqual(['held', 'held'])
    await Promise.all(Array.from({ length: 10 }, () => capture(pay.holdKey)))
    await release(pay.holdKey)
    expect([await onCard(cardId), await balanceOf(database(), 1, `order:${pay.holdKey}`)]).toEqual([3000, 2000])
    await Promise.all(Array.from({ length: 10 }, () => giveBack(pay.holdKey, 'refund-1', 500)))
    expect(await onCard(cardId)).toBe(3500)
    const many = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => giveBack(pay.holdKey, `part-${n}`, 400)))
    expect(many.filter(it => it.status === 'fulfilled')).toHaveLength(3)
    expect([await onCard(cardId), await balanceOf(database(), 1, `order:${pay.holdKey}`)]).toEqual([4700, 300])
  })

  it('what is let go is on the card again, once · M8', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const holdKey = randomUUID()
    await hold({ caller, cardId, amount: 4000, holdKey })
    await Promise.all([release(holdKey), release(holdKey)])
    await capture(holdKey)
    expect(await onCard(cardId)).toBe(5000)
  })

  it('another’s card, one that is no card, another currency, a card that is over pay nothing · A1, CARD-5', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const answers = [
      await hold({ caller: customer(), cardId, amount: 1 }),
      await hold({ caller, cardId: randomUUID(), amount: 1 }),
      await hold({ caller, cardId: 'odd', amount: 1 }),
      await hold({ caller, cardId, amount: 1, currencyCode: 'GBP', shopId: 102 }),
      await hold({ caller, cardId, amount: 1, shopId: 102 }),
    ]
    house.clock.advance(800 * DAY)
    answers.push(await hold({ caller, cardId, amount: 1 }))
    house.clock.advance(-800 * DAY)
    expect(new Set(answers)).toEqual(new Set(['unknown']))
  })

  it('offers the own cards of the store’s currency, as far as they pay what is due; the one that ends first is first · CARD-5', async () => {
    const caller = customer()
    const first = await house.card(caller)
    house.clock.advance(DAY)
    const second = await house.card(caller)
    const offers = (shopId: number, asker = caller) =>
      house.gifts.means.offers(database(), {
        corporationId: 1,
        customerId: asker.session.customerId,
        shop: shops.find(shop => shop.shopId === shopId) as never,
        payableId: randomUUID(),
        due: money(3000),
        at: at(),
      })
    expect((await offers(NEW_YORK)).map(it => [it.payerId, it.balance, it.usable])).toEqual([
      [first, 5000, 3000],
      [second, 5000, 3000],
    ])
    expect([await offers(102), await offers(NEW_YORK, customer())]).toEqual([[], []])
  })
})

describe('what comes back', () => {
  it('to a card whose day is over can be spent for thirty days · CARD-10', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const holdKey = await paid({ caller, cardId, amount: 2000 })
    house.clock.advance(800 * DAY)
    await house.gifts.expiry.sweep()
    await giveBack(holdKey, 'late', 2000)
    expect([await onCard(cardId), await balanceOf(database(), 1, account.dormant(cardId))]).toEqual([2000, 3000])
    house.clock.advance(29 * DAY)
    expect(await hold({ caller, cardId, amount: 2000 })).toBe('held')
    house.clock.advance(-829 * DAY)
  })

  it('belongs to who paid, also where the card has gone on to a friend · M9', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const holdKey = await paid({ caller, cardId, amount: 2000 })
    const input = { cardId, forFriendInfo: { ...friend, recipientPhone: '', country: '', fromEmail: '' } }
    kept(await house.gifts.handlers.send({ ...caller, requestId: randomUUID() }, input))
    await house.jobs.idle()
    const other = customer()
    kept(await house.gifts.handlers.redeem(other, house.codeIn('giftDelivery')))
    await giveBack(holdKey, 'after', 2000)
    await giveBack(holdKey, 'after', 2000)
    const cards = async (person: Guest) =>
      kept(await house.gifts.handlers.myGiftCard(person, { state: 'usable' })).cards
    expect((await cards(caller)).map(it => it.balance)).toEqual([2000])
    expect((await cards(other)).map(it => it.balance)).toEqual([3000])
  })

  it('a card that a payment holds cannot be given away meanwhile · M8', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    await hold({ caller, cardId, amount: 100 })
    const input = { cardId, forFriendInfo: { ...friend, recipientPhone: '', country: '', fromEmail: '' } }
    expect(refusedWith(await house.gifts.handlers.send({ ...caller, requestId: randomUUID() }, input))).toBe(
      'giftNotUsable',
    )
  })
})
