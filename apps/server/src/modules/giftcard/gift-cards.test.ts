import { randomUUID } from 'node:crypto'
import { giftcard as calls } from '@comanda/contract/giftcard'
import { looksLikeGiftCode } from '@comanda/domain/giftcard'
import type { Money } from '@comanda/domain/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { account, balanceOf, balancesOf } from '../../ledger/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import { again, testCustomer, testDatabase, testGuest } from '../../testing/index.ts'
import { newAuthCode } from './card/card-code.ts'
import { friend, type GiftHouse, giftHouse, kept, refusedWith } from './gift-test-house.ts'

const database = testDatabase({ max: 24 })
let house: GiftHouse
let customerId = 7000
const customer = (): Guest => testCustomer((customerId += 1))

beforeAll(async () => {
  house = await giftHouse(database())
})

const details = async (caller: Guest, orderId: string) =>
  kept(await house.gifts.handlers.orderDetails(caller, { orderId }))
const redeem = (caller: Guest, code: { cardNo: string; authCode: string }) =>
  house.gifts.handlers.redeem(again(caller), code)
const cardsOf = async (caller: Guest, state: 'usable' | 'used' | 'expired' = 'usable') =>
  kept(await house.gifts.handlers.myGiftCard(caller, { state })).cards
const onCard = async (cardId: string) => {
  const name = account.giftCard(cardId)
  return [(await balancesOf(database(), 1, [name])).get(name), await balanceOf(database(), 1, name)]
}
const refund = (orderId: string) =>
  database().inTx(tx => house.gifts.purchases.refunded(tx, { corporationId: 1, payableId: orderId, ref: 'r' }))

describe('buying a gift card', () => {
  it('is sold by the store one is at where it is good there, else by one where it is: whose fee on cards comes on top · PRICE-8', async () => {
    const { programList, shopPrograms } = house.gifts.handlers
    const sellers = async (input: object) => {
      const { programs } = kept(await programList(customer(), calls.programList.request.parse(input)))
      return new Map(programs.map(({ programId, soldBy }) => [programId, soldBy]))
    }
    const anywhere = await sellers({})
    expect(anywhere.get('marigold-usd')).toBe(101)
    expect(await sellers({ shopId: 103 })).toEqual(anywhere)
    const { programs } = kept(await shopPrograms(customer(), { shopId: 101 }))
    expect(programs.map(({ programId, soldBy }) => [programId, soldBy])).toEqual([['marigold-usd', 101]])
  })

  it('for oneself: it is in the wallet as soon as it is paid, and not before · CARD-5', async () => {
    const caller = customer()
    const orderId = await house.buy(caller)
    expect(await cardsOf(caller)).toEqual([])
    expect(await house.pay(orderId)).toBe('paid')
    expect(await cardsOf(caller)).toMatchObject([{ balance: 5000, amount: 5000, state: 'usable', expiration: false }])
  })

  it('whatever says twenty times at once that it is paid, one card is made; the rest goes back · M7', async () => {
    const caller = customer()
    const orderId = await house.buy(caller, { forFriendInfo: friend })
    const before = house.notices.length
    const told = await Promise.all(Array.from({ length: 20 }, () => house.pay(orderId)))
    await house.jobs.idle()
    expect(told.toSorted()).toEqual(['paid', ...Array.from({ length: 19 }, () => 'repeat')])
    expect(house.notices.slice(before).map(it => it.template)).toEqual(['giftDelivery'])
  })

  it('asked for again under the same id it is bought once, however often and whenever; other words under it are refused · API-3, CARD-5', async () => {
    const caller = { ...customer(), requestId: randomUUID() }
    const asked = (more: object = {}) =>
      calls.checkout.request.parse({
        programId: 'marigold-usd',
        designId: 'birthday',
        amount: 5000,
        payAmount: 5000,
        forFriendInfo: friend,
        ...more,
      })
    const buy = async (more?: object) => house.gifts.handlers.checkout(caller, asked(more))
    const twice = await Promise.all([buy(), buy()])
    const ids = twice.map(answer => kept(answer).orderId)
    const bought = async () =>
      kept(await house.gifts.handlers.historyList(caller, calls.historyList.request.parse({}))).orders
    expect(new Set(ids).size).toBe(1)
    expect(await house.pay(ids[0] ?? '')).toBe('paid')
    expect(kept(await buy()).orderId).toBe(ids[0])
    expect(await bought()).toHaveLength(1)
    expect(refusedWith(await buy({ amount: 10_000, payAmount: 9500 }))).toBe('requestReused')
    expect(await bought()).toHaveLength(1)
  })

  it('other money than it costs makes no card · M6', async () => {
    const orderId = await house.buy(customer())
    expect([await house.pay(orderId, 4999), await house.pay(randomUUID())]).toEqual(['wrongAmount', 'unknown'])
  })

  it('the discount is the house’s part: price and discount are what stands on the card · M2, M6', async () => {
    const caller = customer()
    const orderId = await house.buy(caller, { amount: 10_000 as Money, payAmount: 9500 as Money })
    await house.pay(orderId, 9500)
    const [card] = await cardsOf(caller)
    expect(await onCard(card?.cardId ?? '')).toEqual([10_000, 10_000])
    expect(await balanceOf(database(), 1, account.giftPurchase(orderId))).toBe(-9500)
  })

  it('a price that has changed, an amount that is not sold, a day that is over are told before anything is bought · CARD-5', async () => {
    const input = (more: object) =>
      house.gifts.handlers.checkout(
        again(customer()),
        calls.checkout.request.parse({
          programId: 'marigold-usd',
          designId: 'birthday',
          amount: 5000,
          payAmount: 5000,
          ...more,
        }),
      )
    const answers = await Promise.all([
      input({ payAmount: 4000 }),
      input({ amount: 5001, payAmount: 5001 }),
      input({ programId: 'gone' }),
      input({ designId: 'gone' }),
      input({ forFriendInfo: friend, deliveryDate: '2026-11-21' }),
      input({ forFriendInfo: { ...friend, recipientEmail: '' } }),
    ])
    expect(answers.map(refusedWith)).toEqual([
      'giftPriceChanged',
      'giftAmountUnfit',
      'giftProgramGone',
      'giftProgramGone',
      'giftDayUnfit',
      'giftRecipientNeeded',
    ])
  })

  it('without an account the buyer is shown number and code, and finds the card in the account they open later · LOGIN-4', async () => {
    const guest = testGuest()
    const orderId = await house.buy(guest, { fromEmail: 'me@home.test' })
    expect((await details(guest, orderId)).noLoginGiftCardInfo).toBeUndefined()
    await house.pay(orderId)
    const code = (await details(guest, orderId)).noLoginGiftCardInfo ?? { cardNo: '', authCode: '' }
    expect(looksLikeGiftCode(code)).toBe(true)
    expect(house.codeIn('giftCode')).toEqual(code)
    expect(kept(await house.gifts.handlers.checkAuthCode(guest, code))).toMatchObject({ balance: 5000 })
    const caller = customer()
    await database().inTx(tx => house.gifts.claimGifts(tx, 1, guest.session.owner, caller.session.owner))
    expect(await cardsOf(caller)).toHaveLength(1)
    expect((await details(caller, orderId)).noLoginGiftCardInfo).toBeUndefined()
  })

  it('another’s purchase is as if it were not there · A1', async () => {
    const orderId = await house.buy(customer())
    const answers = await Promise.all(
      [orderId, randomUUID()].map(id => house.gifts.handlers.orderDetails(customer(), { orderId: id })),
    )
    expect(answers.map(refusedWith)).toEqual(['notFound', 'notFound'])
  })

  it('a price that has gone back voids what is left on the card · M10', async () => {
    const caller = customer()
    const orderId = await house.buy(caller)
    await house.pay(orderId)
    const [card] = await cardsOf(caller)
    await refund(orderId)
    await refund(orderId)
    expect(await onCard(card?.cardId ?? '')).toEqual([0, 0])
    expect(await balanceOf(database(), 1, account.giftPurchase(orderId))).toBe(0)
    expect([...(await cardsOf(caller)), ...(await cardsOf(caller, 'used'))]).toEqual([])
    expect((await details(caller, orderId)).state).toBe('refunded')
  })
})

describe('number and code', () => {
  it('a hundred thousand are all different, of eighty bits each, evenly spread · S8', () => {
    const codes = Array.from({ length: 100_000 }, newAuthCode)
    expect(new Set(codes).size).toBe(codes.length)
    const seen = new Map<string, number>()
    for (const sign of codes.join('')) seen.set(sign, (seen.get(sign) ?? 0) + 1)
    const [fewest, most] = [Math.min(...seen.values()), Math.max(...seen.values())]
    expect([seen.size, fewest > 48_500, most < 51_500]).toEqual([32, true, true])
  })

  it('one of twenty who redeem at once has the card, and has it however often they ask · M1', async () => {
    await house.pay(await house.buy(customer(), { forFriendInfo: friend }))
    await house.jobs.idle()
    const code = house.codeIn('giftDelivery')
    const people = Array.from({ length: 20 }, customer)
    const answers = await Promise.all(people.map(caller => redeem(caller, code)))
    expect(answers.map(refusedWith).toSorted()).toEqual([
      'answered',
      ...Array.from({ length: 19 }, () => 'giftCodeWrong'),
    ])
    const winner = people[answers.findIndex(it => refusedWith(it) === 'answered')] as Guest
    expect(refusedWith(await redeem(winner, code))).toBe('answered')
    const owned = await Promise.all(people.map(caller => cardsOf(caller)))
    expect(owned.flat()).toHaveLength(1)
  })

  it('wrong, odd, another’s, void and expired are told alike, and each try counts under one limit · S9', async () => {
    const taken = testGuest()
    const own = await house.buy(taken)
    await house.pay(own)
    const good = (await details(taken, own)).noLoginGiftCardInfo ?? { cardNo: '', authCode: '' }
    const code = async (then: 'claim' | 'void') => {
      const guest = testGuest()
      const orderId = await house.buy(guest)
      await house.pay(orderId)
      const found = (await details(guest, orderId)).noLoginGiftCardInfo ?? { cardNo: '', authCode: '' }
      await (then === 'claim' ? redeem(customer(), found) : refund(orderId))
      return found
    }
    const tries = [
      { ...good, authCode: newAuthCode() },
      { ...good, authCode: good.authCode.toLowerCase() },
      { cardNo: '0000000000000000', authCode: good.authCode },
      { cardNo: '%', authCode: '%' },
      { cardNo: good.cardNo, authCode: '' },
      { cardNo: good.cardNo, authCode: "' OR 1=1--" },
      { cardNo: '\u0000', authCode: '🎁'.repeat(2000) },
      await code('claim'),
      await code('void'),
    ]
    house.counted.splice(0)
    const [one, two] = [customer(), customer()]
    const answers = await Promise.all(
      tries.flatMap(it => [house.gifts.handlers.checkAuthCode(one, it), redeem(two, it)]),
    )
    expect(new Set(answers.map(it => JSON.stringify(it)))).toEqual(
      new Set([JSON.stringify({ refused: 'giftCodeWrong' })]),
    )
    const owners = house.counted.filter(it => it.key.startsWith('code-owner'))
    expect([owners.length, house.counted.filter(it => it.key === 'code-all').length]).toEqual([18, 18])
    house.clock.advance(800 * 86_400_000)
    expect(refusedWith(await redeem(two, good))).toBe('giftCodeWrong')
    house.clock.advance(-800 * 86_400_000)
  })

  it('a card is looked up by its id only with its code, or by its owner · S9, A1', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const input = (guest: Guest, authCode = '') => house.gifts.handlers.queryCardByCardId(guest, { cardId, authCode })
    expect([
      refusedWith(await input(caller)),
      refusedWith(await input(customer())),
      refusedWith(await input(customer(), newAuthCode())),
    ]).toEqual(['answered', 'giftCodeWrong', 'giftCodeWrong'])
  })

  it('the code is in the answer only where it is asked for, and in the database in no readable form · S8', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    const plain = kept(await house.gifts.handlers.cardDetail(caller, { cardId, withCode: false }))
    const shown = kept(await house.gifts.handlers.cardDetail(caller, { cardId, withCode: true }))
    expect(plain.authCode).toBeUndefined()
    const { rows } = await database().query<{ row: string }>(
      { name: 't', text: 'select gift_card::text as row from gift_card where card_id = $1' },
      [cardId],
    )
    expect(rows[0]?.row).not.toContain(shown.authCode)
    expect(refusedWith(await house.gifts.handlers.cardDetail(customer(), { cardId, withCode: true }))).toBe('notFound')
  })
})

describe('what is left when the day is over', () => {
  it('rests under the card’s own name: owed, not spent, not earned · CARD-5, CARD-10', async () => {
    const caller = customer()
    const cardId = await house.card(caller)
    house.clock.advance(800 * 86_400_000)
    expect(await cardsOf(caller, 'expired')).toHaveLength(1)
    await Promise.all([house.gifts.expiry.sweep(), house.gifts.expiry.sweep()])
    expect(await onCard(cardId)).toEqual([0, 0])
    expect(await balanceOf(database(), 1, account.dormant(cardId))).toBe(5000)
    expect(await cardsOf(caller, 'expired')).toMatchObject([{ balance: 0, dormant: 5000 }])
    const { records } = kept(await house.gifts.handlers.transactionRecords(caller, { cardId, pageSize: 20 }))
    expect(records.map(it => [it.kind, it.amount])).toEqual([
      ['expired', -5000],
      ['issued', 5000],
    ])
    house.clock.advance(-800 * 86_400_000)
  })
})
