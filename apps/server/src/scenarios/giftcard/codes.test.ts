import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import {
  buyGiftCard,
  dataOf,
  friendAt,
  giftCardsOf,
  giftCodeTo,
  giftPaid,
  newGiftCard,
  refusedAs,
  SHOP,
  testApp,
  type TestGuest,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T15:00:00Z' })
interface Code {
  cardNo: string
  authCode: string
}
/** Another code of the same form. */
const otherCode = (authCode: string) => [...authCode].toReversed().join('')
const redeem = (guest: TestGuest, code: Code) => guest.call(contract.giftcard.redeem, code)
const redeemed = async (guest: TestGuest, code: Code) => refusedAs(await redeem(guest, code))
const balance = async (cardId: string) => (await app.balances(account.giftCard(cardId)))[0]

/** A card bought without an account: its code, and its purchase. */
async function boughtByGuest() {
  const guest = app.guest()
  const orderId = await buyGiftCard(guest)
  await giftPaid(app, orderId)
  const { noLoginGiftCardInfo } = await guest.must(contract.giftcard.orderDetails, { orderId })
  return { orderId, code: noLoginGiftCardInfo ?? { cardNo: '', authCode: '' } }
}

describe('Number and code', () => {
  test('Of 20 people who redeem a code at once one gets the card, and repeats change nothing (M1)', async () => {
    const email = 'redeem@friend.test'
    await giftPaid(app, await buyGiftCard(app.customer(), { forFriendInfo: friendAt(email) }))
    const code = await giftCodeTo(app, email)
    const people = Array.from({ length: 20 }, () => app.customer())
    const answers = await Promise.all(people.map(guest => redeemed(guest, code)))
    expect(answers.toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'giftCodeWrong')])
    const winner = people[answers.indexOf('done')]
    if (!winner) throw new Error('nobody has the card')
    expect(await redeemed(winner, code)).toBe('done')
    expect((await Promise.all(people.map(guest => giftCardsOf(guest)))).flat()).toHaveLength(1)
  })

  test('Wrong, malformed, used, void and expired codes are refused alike, and each try is counted (S9)', async () => {
    const { code: good } = await boughtByGuest()
    const [taken, refunded] = [await boughtByGuest(), await boughtByGuest()]
    expect(await redeemed(app.customer(), taken.code)).toBe('done')
    const refund = { corporationId: app.corporationId, payableId: refunded.orderId, ref: 'r' }
    await app.db.inTx(tx => app.modules.giftcard.purchases.refunded(tx, refund))
    const tries = [
      { ...good, authCode: otherCode(good.authCode) },
      { ...good, authCode: good.authCode.toLowerCase() },
      { cardNo: '0000000000000000', authCode: good.authCode },
      { cardNo: '%', authCode: '%' },
      { cardNo: good.cardNo, authCode: '' },
      { cardNo: good.cardNo, authCode: "' OR 1=1--" },
      { cardNo: '\u0000', authCode: '🎁'.repeat(2000) },
      taken.code,
      refunded.code,
    ]
    const [one, two] = [app.customer(), app.customer()]
    const counted = async () => {
      const rows = await app.sql<{ key: string; used: number }>('select key, used from rate_limit')
      const sumOf = (prefix: string) =>
        rows.filter(({ key }) => key.startsWith(prefix)).reduce((sum, { used }) => sum + Number(used), 0)
      return [sumOf(`code-owner:${one.owner}`) + sumOf(`code-owner:${two.owner}`), sumOf('code-all')]
    }
    const [, before = 0] = await counted()
    const answers = await Promise.all(
      tries.flatMap(code => [one.call(contract.giftcard.checkAuthCode, code), redeem(two, code)]),
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toHaveLength(1)
    expect(new Set(answers.map(refusedAs))).toEqual(new Set(['giftCodeWrong']))
    expect(await counted()).toEqual([18, before + 18])
    app.clock.advance(800 * 86_400_000)
    expect(await redeemed(two, good)).toBe('giftCodeWrong')
    app.clock.advance(-800 * 86_400_000)
  })

  test('A card is found by its id only by its owner or with its code (S9, A1)', async () => {
    const ann = app.customer()
    const cardId = await newGiftCard(app, ann)
    const results = async (guest: TestGuest, authCode = '') =>
      refusedAs(await guest.call(contract.giftcard.queryCardByCardId, { cardId, authCode }))
    const others = [await results(app.customer()), await results(app.customer(), 'ABCDEFGH23456789')]
    expect([await results(ann), ...others]).toEqual(['done', 'giftCodeWrong', 'giftCodeWrong'])
  })

  test('The code is returned only on request, and is not readable in the database (S8)', async () => {
    const ann = app.customer()
    const cardId = await newGiftCard(app, ann)
    const { cardDetail } = contract.giftcard
    expect((await ann.must(cardDetail, { cardId, withCode: false })).authCode).toBeUndefined()
    const { authCode } = await ann.must(cardDetail, { cardId, withCode: true })
    const rows = await app.sql<{ row: string }>('select gift_card::text as row from gift_card where card_id = $1', [
      cardId,
    ])
    expect(authCode).toMatch(/./)
    expect(rows[0]?.row).not.toContain(authCode)
    expect(refusedAs(await app.customer().call(cardDetail, { cardId, withCode: true }))).toBe('notFound')
  })
})

describe('A card that two people want at once (M1)', () => {
  const sendOn = (guest: TestGuest, cardId: string, email: string) =>
    guest.call(contract.giftcard.send, { cardId, forFriendInfo: friendAt(email) })
  const hold = (guest: TestGuest, cardId: string) =>
    app.db.inTx(tx =>
      app.modules.giftcard.paymentMethod.hold(tx, {
        corporationId: app.corporationId,
        customerId: guest.customerId,
        holdKey: randomUUID(),
        payerId: cardId,
        amount: money(5000),
        currencyCode: 'USD',
        shopId: SHOP,
        at: app.clock(),
      }),
    )

  /** A card of 50.00 that Bob has sent to an address and that is not redeemed. */
  async function sent(email: string) {
    const bob = app.customer()
    const cardId = await newGiftCard(app, bob)
    const { sendId } = dataOf(await sendOn(bob, cardId, email)) as { sendId: string }
    return { bob, cardId, sendId, code: await giftCodeTo(app, email) }
  }

  test('Sent on and used for a payment at once, exactly one of them happens', async () => {
    const bob = app.customer()
    const cardId = await newGiftCard(app, bob)
    const answers = await twenty(async at =>
      at % 2 === 0 ? refusedAs(await sendOn(bob, cardId, 'both@friend.test')) : hold(bob, cardId),
    )
    const [sends, holds] = ['done', 'held'].map(done => answers.filter(answer => answer === done).length)
    expect(new Set([sends, holds])).toEqual(new Set([0, 1]))
    expect(await balance(cardId)).toBe(sends === 1 ? 5000 : 0)
    expect(await giftCardsOf(bob)).toHaveLength(0)
  })

  test('Redeemed by the friend and sent again by the giver at once, it has one owner and one valid code', async () => {
    const email = 'again@friend.test'
    const { bob, cardId, sendId, code } = await sent(email)
    const ann = app.customer()
    const sendAgain = () => bob.call(contract.giftcard.sendAgain, { sendId })
    // One address receives at most six messages a day.
    await twenty<unknown>(at => (at % 4 === 0 ? sendAgain() : redeem(ann, code)))
    await app.sql('delete from rate_limit')
    const isRedeemed = (await giftCardsOf(ann)).length === 1
    const newest = await giftCodeTo(app, email)
    expect(await redeemed(ann, newest)).toBe('done')
    if (!isRedeemed) expect(await redeemed(app.customer(), code)).toBe('giftCodeWrong')
    expect(refusedAs(await sendAgain())).toBe('giftNotSentAgain')
    expect(await redeemed(app.customer(), newest)).toBe('giftCodeWrong')
    expect([await balance(cardId), (await giftCardsOf(ann)).length, (await giftCardsOf(bob)).length]).toEqual([
      5000, 1, 0,
    ])
  })

  test('Sent on by its new owner while others try the old code, the old code opens nothing', async () => {
    const { code } = await sent('first@friend.test')
    const ann = app.customer()
    const { cardId } = dataOf(await redeem(ann, code)) as { cardId: string }
    await twenty<unknown>(at => (at === 0 ? sendOn(ann, cardId, 'next@friend.test') : redeem(app.customer(), code)))
    const newest = await giftCodeTo(app, 'next@friend.test')
    expect(await redeemed(app.customer(), code)).toBe('giftCodeWrong')
    const eve = app.customer()
    expect(await redeemed(eve, newest)).toBe('done')
    expect([await balance(cardId), (await giftCardsOf(eve)).length, (await giftCardsOf(ann)).length]).toEqual([
      5000, 1, 0,
    ])
  })

  test('Redeemed by its giver it returns unchanged, and the code opens nothing after that', async () => {
    const { bob, cardId, code } = await sent('back@friend.test')
    expect(await giftCardsOf(bob)).toEqual([])
    expect(await hold(bob, cardId)).toBe('unknown')
    await twenty(() => redeem(bob, code))
    expect(await giftCardsOf(bob)).toMatchObject([{ cardId, balance: 5000 }])
    expect(await redeemed(app.customer(), code)).toBe('giftCodeWrong')
  })
})
