import { randomUUID } from 'node:crypto'
import { giftcard as calls } from '@comanda/contract/giftcard'
import type { Money } from '@comanda/domain/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { account, balancesOf } from '../../ledger/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import { again, testCustomer, testDatabase, twenty } from '../../testing/index.ts'
import { friend, type GiftHouse, giftHouse, kept, refusedWith } from './gift-test-house.ts'

const database = testDatabase({ max: 20 })
let house: GiftHouse
let customerId = 9500
const customer = (): Guest => testCustomer((customerId += 1))

beforeAll(async () => {
  house = await giftHouse(database())
})

const redeem = (caller: Guest, code: { cardNo: string; authCode: string }) =>
  house.gifts.handlers.redeem(again(caller), code)
const sendOn = (caller: Guest, cardId: string) =>
  house.gifts.handlers.send(again(caller), calls.send.request.parse({ cardId, forFriendInfo: friend }))
const cardsOf = async (caller: Guest) => kept(await house.gifts.handlers.myGiftCard(caller, { state: 'usable' })).cards
const balance = async (cardId: string) => {
  const name = account.giftCard(cardId)
  return (await balancesOf(database(), 1, [name])).get(name)
}
const hold = (caller: Guest, cardId: string) =>
  database().inTx(tx =>
    house.gifts.means.hold(tx, {
      corporationId: 1,
      customerId: caller.session.customerId,
      holdKey: randomUUID(),
      payerId: cardId,
      amount: 5000 as Money,
      currencyCode: 'USD',
      shopId: 101,
      at: house.clock(),
    }),
  )

/** A card of 50.00 that Bob has sent on and nobody has taken: its code is in the last message. */
async function given() {
  const bob = customer()
  const cardId = await house.card(bob)
  const { sendId } = kept(await sendOn(bob, cardId))
  await house.jobs.idle()
  return { bob, cardId, sendId, code: house.codeIn('giftDelivery') }
}

describe('A CARD BETWEEN TWO HANDS · M1', () => {
  it('sent on and paid with at once: it pays once or it goes, never both', async () => {
    const bob = customer()
    const cardId = await house.card(bob)
    const done = await twenty(async at => (at % 2 === 0 ? refusedWith(await sendOn(bob, cardId)) : hold(bob, cardId)))
    const [sent, held] = [done.filter(it => it === 'answered').length, done.filter(it => it === 'held').length]
    expect(sent + held).toBe(1)
    expect(await balance(cardId)).toBe(sent === 1 ? 5000 : 0)
    expect(await cardsOf(bob)).toHaveLength(0)
  })

  it('taken by its friend and sent again by its giver at once: one owner at most, and one code that opens it', async () => {
    const { bob, cardId, sendId, code } = await given()
    const ann = customer()
    const sendAgain = () => {
      const input = calls.sendAgain.request.parse({ sendId })
      return house.gifts.handlers.sendAgain(again(bob), input)
    }
    await twenty<unknown>(at => (at % 2 === 0 ? redeem(ann, code) : sendAgain()))
    await house.jobs.idle()
    const taken = (await cardsOf(ann)).length === 1
    const newest = house.codeIn('giftDelivery')
    expect(refusedWith(await redeem(ann, newest))).toBe('answered')
    if (!taken) expect(refusedWith(await redeem(customer(), code))).toBe('giftCodeWrong')
    expect(refusedWith(await sendAgain())).toBe('giftNotSentAgain')
    expect(refusedWith(await redeem(customer(), newest))).toBe('giftCodeWrong')
    expect([await balance(cardId), (await cardsOf(ann)).length, (await cardsOf(bob)).length]).toEqual([5000, 1, 0])
  })

  it('taken and sent on by its new owner while others still hold the old code: the old code opens nothing', async () => {
    const { code } = await given()
    const ann = customer()
    const { cardId } = kept(await redeem(ann, code))
    await twenty<unknown>(at => (at === 0 ? sendOn(ann, cardId) : redeem(customer(), code)))
    await house.jobs.idle()
    expect(refusedWith(await redeem(customer(), code))).toBe('giftCodeWrong')
    const eve = customer()
    expect(refusedWith(await redeem(eve, house.codeIn('giftDelivery')))).toBe('answered')
    expect([await balance(cardId), (await cardsOf(eve)).length, (await cardsOf(ann)).length]).toEqual([5000, 1, 0])
  })

  it('to oneself: what was sent comes back to the giver as it was, and to nobody else after that', async () => {
    const { bob, cardId, code } = await given()
    expect(await cardsOf(bob)).toEqual([])
    expect(await hold(bob, cardId)).toBe('unknown')
    await twenty(() => redeem(bob, code))
    expect(await cardsOf(bob)).toMatchObject([{ cardId, balance: 5000 }])
    expect(refusedWith(await redeem(customer(), code))).toBe('giftCodeWrong')
  })
})

describe('THE AMOUNT OF A GIFT · M5', () => {
  it.each([0, -10, 0.001, 1e21, Number.NaN, '5000', 9_007_199_254_740_993])('%s is refused', async amount => {
    const input = { programId: 'marigold-usd', designId: 'birthday', amount, payAmount: amount }
    const read = calls.checkout.request.safeParse(input)
    expect(read.success ? refusedWith(await house.gifts.handlers.checkout(customer(), read.data)) : 'invalid').toMatch(
      /^(invalid|giftAmountUnfit)$/,
    )
  })
})
