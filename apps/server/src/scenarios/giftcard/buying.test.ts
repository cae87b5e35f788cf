import { contract } from '@comanda/contract'
import { looksLikeGiftCode } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import {
  buyGiftCard,
  friendAt,
  giftCardsOf,
  giftCodeTo,
  giftPaid,
  refusedAs,
  requestId,
  SHOP,
  testApp,
  type TestGuest,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T15:00:00Z' })
const { checkout, orderDetails } = contract.giftcard
const card = { programId: 'marigold-usd', designId: 'birthday', amount: money(5000), payAmount: money(5000) }
const bookOf = (orderId: string) => balanceOf(app.db, app.corporationId, account.giftPurchase(orderId))

test('A gift card is sold by the guest’s store if it accepts it, else by a store that does (PRICE-8)', async () => {
  const sellers = async (input: { shopId?: number }) => {
    const { programs } = await app.customer().must(contract.giftcard.programList, input)
    return new Map(programs.map(({ programId, soldBy }) => [programId, soldBy]))
  }
  const anywhere = await sellers({})
  expect(anywhere.get('marigold-usd')).toBe(SHOP)
  expect(await sellers({ shopId: 103 })).toEqual(anywhere)
  const { programs } = await app.customer().must(contract.giftcard.shopPrograms, { shopId: SHOP })
  expect(programs.map(({ programId, soldBy }) => [programId, soldBy])).toEqual([['marigold-usd', SHOP]])
})

test('A card for oneself is in the account once it is paid, and not before (CARD-5)', async () => {
  const ann = app.customer()
  const orderId = await buyGiftCard(ann)
  expect(await giftCardsOf(ann)).toEqual([])
  expect(await giftPaid(app, orderId)).toBe('paid')
  expect(await giftCardsOf(ann)).toMatchObject([{ balance: 5000, amount: 5000, state: 'usable', expiration: false }])
})

test('A purchase reported as paid 20 times at once makes one card (M7)', async () => {
  const orderId = await buyGiftCard(app.customer(), { forFriendInfo: friendAt('once@friend.test') })
  const answers = await twenty(() => giftPaid(app, orderId))
  await app.jobs.idle()
  expect(answers.toSorted()).toEqual(['paid', ...Array.from({ length: 19 }, () => 'repeat')])
  const messages = (await app.messages()).filter(it => it.destination === 'once@friend.test')
  expect(messages.map(it => it.template)).toEqual(['giftDelivery'])
})

test('The outbox of a development server shows a gift as its reader gets it, with the link to the card (CARD-5)', async () => {
  const orderId = await buyGiftCard(app.customer(), { forFriendInfo: friendAt('link@friend.test') })
  await giftPaid(app, orderId)
  await app.jobs.idle()
  const rows = (await app.server.inject('/dev/outbox')).json<
    { destination: string; text: string; params: { picture?: string } }[]
  >()
  const message = rows.find(it => it.destination === 'link@friend.test')
  expect(message?.text).toMatch(/\/giftCards\?g=\d+#\d{16}-[0-9A-Z]{16}$/m)
  // The picture of the design that the giver chose and saw in the preview.
  expect(message?.params.picture).toMatch(/^https?:\/\/[^/]+\/[\w./-]+@640\.webp$/)
})

test('A repeated request buys once, also after the payment, and another content under its id is refused (API-3, CARD-5)', async () => {
  const ann = app.customer()
  const once = ann.repeating(requestId())
  const input = { ...card, forFriendInfo: friendAt('repeat@friend.test') }
  const orderIds = (await Promise.all([once.must(checkout, input), once.must(checkout, input)])).map(it => it.orderId)
  const bought = async () => (await ann.must(contract.giftcard.historyList, {})).orders
  expect(new Set(orderIds).size).toBe(1)
  expect(await giftPaid(app, orderIds[0] ?? '')).toBe('paid')
  expect((await once.must(checkout, input)).orderId).toBe(orderIds[0])
  expect(await bought()).toHaveLength(1)
  const other = { ...input, amount: money(10_000), payAmount: money(9500) }
  expect(await once.call(checkout, other)).toMatchObject({ refused: 'requestReused' })
  expect(await bought()).toHaveLength(1)
})

test('An amount other than the price makes no card (M6)', async () => {
  const orderId = await buyGiftCard(app.customer())
  expect([await giftPaid(app, orderId, 4999), await giftPaid(app, randomUUID())]).toEqual(['wrongAmount', 'unknown'])
})

test('The brand pays the discount: price and discount are the balance of the card (M2, M6)', async () => {
  const ann = app.customer()
  const orderId = await buyGiftCard(ann, { amount: money(10_000), payAmount: money(9500) })
  await giftPaid(app, orderId, 9500)
  const [bought] = await giftCardsOf(ann)
  expect(await app.balances(account.giftCard(bought?.cardId ?? ''))).toEqual([10_000])
  expect(await bookOf(orderId)).toBe(-9500)
})

test('A changed price, an amount or program not on sale and an unfit day or recipient are refused (CARD-5)', async () => {
  const forFriendInfo = friendAt('refused@friend.test')
  const wrong = [
    { payAmount: money(4000) },
    { amount: money(5001), payAmount: money(5001) },
    { programId: 'gone' },
    { designId: 'gone' },
    { forFriendInfo, deliveryDate: '2026-11-21' },
    { forFriendInfo: { ...forFriendInfo, recipientEmail: '' } },
  ]
  const answers = await Promise.all(wrong.map(over => app.customer().call(checkout, { ...card, ...over })))
  expect(answers.map(refusedAs)).toEqual([
    'giftPriceChanged',
    'giftAmountUnfit',
    'giftProgramGone',
    'giftProgramGone',
    'giftDayUnfit',
    'giftRecipientNeeded',
  ])
})

test.each([0, -10, 0.001, 1e21, Number.NaN, '5000', 9_007_199_254_740_993])(
  'An amount of %s is refused (M5)',
  async odd => {
    const amount = odd as typeof card.amount
    const answer = await app.customer().call(checkout, { ...card, amount, payAmount: amount })
    expect(['invalidInput', 'giftAmountUnfit']).toContain(refusedAs(answer))
  },
)

test('A buyer without an account is shown the code, and has the card in the account they open later (LOGIN-4)', async () => {
  const guest = app.guest()
  const details = (caller: TestGuest, orderId: string) => caller.must(orderDetails, { orderId })
  const orderId = await buyGiftCard(guest, { fromEmail: 'me@home.test' })
  expect((await details(guest, orderId)).noLoginGiftCardInfo).toBeUndefined()
  await giftPaid(app, orderId)
  const code = (await details(guest, orderId)).noLoginGiftCardInfo ?? { cardNo: '', authCode: '' }
  expect(looksLikeGiftCode(code)).toBe(true)
  expect(await giftCodeTo(app, 'me@home.test')).toEqual(code)
  expect(await guest.must(contract.giftcard.checkAuthCode, code)).toMatchObject({ balance: 5000 })
  const ann = app.customer()
  await ann.opened()
  await app.db.inTx(tx => app.modules.giftcard.claimGifts(tx, app.corporationId, guest.owner, ann.owner))
  expect(await giftCardsOf(ann)).toHaveLength(1)
  expect((await details(ann, orderId)).noLoginGiftCardInfo).toBeUndefined()
})

test('Another customer’s purchase is answered like one that does not exist (A1)', async () => {
  const orderId = await buyGiftCard(app.customer())
  const answers = await Promise.all(
    [orderId, randomUUID()].map(id => app.customer().call(orderDetails, { orderId: id })),
  )
  expect(answers.map(refusedAs)).toEqual(['notFound', 'notFound'])
})

test('A refunded purchase voids what is left on the card, once (M10)', async () => {
  const ann = app.customer()
  const orderId = await buyGiftCard(ann)
  await giftPaid(app, orderId)
  const [bought] = await giftCardsOf(ann)
  const refunded = { corporationId: app.corporationId, payableId: orderId, ref: 'r' }
  for (let times = 0; times < 2; times += 1)
    await app.db.inTx(tx => app.modules.giftcard.purchases.refunded(tx, refunded))
  expect(await app.balances(account.giftCard(bought?.cardId ?? ''))).toEqual([0])
  expect(await bookOf(orderId)).toBe(0)
  expect([...(await giftCardsOf(ann)), ...(await giftCardsOf(ann, 'used'))]).toEqual([])
  expect(await ann.must(orderDetails, { orderId })).toMatchObject({ state: 'refunded' })
})

test('The console counts the cards of a program that were sold, without those that a refund voided (CARD-5)', async () => {
  const owner = app.staff('brand')
  const sold = async () => {
    const { programs } = await owner.must(contract.giftcard.giftProgramSetup, { shopId: SHOP })
    return programs.reduce((sum, program) => sum + program.sold, 0)
  }
  const before = await sold()
  const orderIds = [await buyGiftCard(app.customer()), await buyGiftCard(app.customer())]
  for (const orderId of orderIds) await giftPaid(app, orderId)
  expect(await sold()).toBe(before + 2)
  const refunded = { corporationId: app.corporationId, payableId: orderIds[0] ?? '', ref: 'r' }
  await app.db.inTx(tx => app.modules.giftcard.purchases.refunded(tx, refunded))
  expect(await sold()).toBe(before + 1)
})

describe('Unspent value after the last day', () => {
  test('It is kept under the card’s name: owed, not spent and not earned (CARD-5, CARD-10)', async () => {
    const ann = app.customer()
    await giftPaid(app, await buyGiftCard(ann))
    const cardId = (await giftCardsOf(ann))[0]?.cardId ?? ''
    app.clock.advance(800 * 86_400_000)
    expect(await giftCardsOf(ann, 'expired')).toHaveLength(1)
    await twenty(() => app.modules.giftcard.expiry.sweep())
    expect(await app.balances(account.giftCard(cardId))).toEqual([0])
    expect(await balanceOf(app.db, app.corporationId, account.dormant(cardId))).toBe(5000)
    expect(await giftCardsOf(ann, 'expired')).toMatchObject([{ balance: 0, dormant: 5000 }])
    const { records } = await ann.must(contract.giftcard.transactionRecords, { cardId, pageSize: 20 })
    expect(records.map(it => [it.kind, it.amount])).toEqual([
      ['expired', -5000],
      ['issued', 5000],
    ])
  })
})
