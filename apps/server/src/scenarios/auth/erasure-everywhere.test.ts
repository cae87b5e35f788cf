import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { topUp } from '../../testing/access/member-things.ts'
import { ORIGIN, passkey, pushSubscription } from '../../testing/access/sign-in-things.ts'
import { bookTable, paidOrder } from '../../testing/access/orders-of-person.ts'
import { tablesOfBrands } from '../../testing/access/second-brand.ts'
import { cardData, line, SHOP, signInAt, signInStandIns, testApp, type TestMember } from '../../testing/index.ts'
import { applePass, passStandins } from '../../testing/pass-standins.ts'
import { codeTo, mail, solvedCaptcha } from '../../testing/prove-contact.ts'

const NOW = Date.now()
const wallets = await passStandins(settableClock(NOW))
const signIn = signInStandIns()
const app = testApp({ brand: 'demo', clock: NOW, passes: wallets.connected, signIn, env: { PUBLIC_URL: ORIGIN } })
/** In every text that the person types. */
const CANARY = 'Canary5283'
const manager = app.staff('brand')
let ann: TestMember
let push: string

const payFor = (orderId: string, businessType: 2002 | 2005 | 2006, amount: number, ccAmount: number) =>
  ann.must(contract.payment.createPayment, {
    orderId,
    businessType,
    payments: [line('12_bankCard', amount, { ccAmount: money(ccAmount) })],
    card: cardData(),
  })

/** A booking and a place on the waiting list, both over; an order that was picked up and reviewed. */
async function visits() {
  const person = { app, actor: ann, label: CANARY }
  const { bookingId, waitingId } = await bookTable(person)
  await ann.must(contract.booking.cancel, { bookingId })
  await ann.must(contract.booking.leaveWaitlist, { waitingId })
  const { orderId } = await paidOrder(person)
  await manager.accept(orderId)
  await manager.must(contract.order.ready, { orderId })
  await manager.must(contract.order.complete, { orderId })
  await ann.must(contract.evaluation.submit, { orderId, stars: 4, remark: CANARY })
}

/** A gift that was sent, a transfer that was taken back, a recharge and a rights package that are paid. */
async function values() {
  const cardId = await app.giftCard(ann, 2500)
  const friend = { recipient: CANARY, recipientEmail: 'bo@friend.test', from: CANARY, message: CANARY }
  await ann.must(contract.giftcard.send, { cardId, forFriendInfo: friend } as never)
  const transfer = { cardId: ann.cardId, amount: money(100), message: CANARY }
  const { transferId } = await ann.must(contract.card.createTransfer, transfer)
  await ann.must(contract.card.cancelTransfer, { transferId })
  const { rechargeId } = await ann.must(contract.storedvalue.submit, topUp(ann.cardId))
  await payFor(rechargeId, 2005, 2000, 50)
  const bought = { shopId: SHOP, campaignId: 'coffee-pass', price: money(2400) }
  const { packageId } = await ann.must(contract.campaign.submitPackage, bought)
  await payFor(packageId, 2006, 2400, 60)
  await app.settle()
  await ann.must(contract.campaign.queryReferral, {})
}

/** A passkey, a linked sign-in, a push subscription and a pass on a phone. */
async function devices() {
  const person = { app, actor: ann, label: CANARY }
  await passkey(person)
  push = (await pushSubscription(person)).digest
  const google = { subject: `g-${CANARY}`, name: CANARY, email: ann.email }
  await signInAt(app, signIn, { actor: ann, provider: 'google', person: google, link: true })
  await applePass(ann, 'MEMBER_CARD', ann.cardId)
}

async function closeAccount() {
  app.clock.advance(61_000)
  const { mark, bars } = await ann.must(contract.auth.checkCloseAccount, {})
  expect(bars).toEqual([])
  const captcha = await solvedCaptcha(ann)
  await ann.must(contract.auth.sendVerificationCode, { channel: 'email', captcha, purpose: 'closeAccount' })
  const code = await codeTo(app, ann.email)
  const { ticket } = await ann.must(contract.auth.verifyCode, { to: mail(ann.email), purpose: 'closeAccount', code })
  await ann.must(contract.auth.closeAccount, { ticket, mark })
  await app.settle()
  // The last message to the person, and the gift to the friend, stay as long as every message.
  await app.sql("delete from outbox_message where template in ('accountClosed', 'giftDelivery')")
}

/** Rows of every table of the brand that match, by table. */
async function rowsMatching(pattern: string): Promise<string[]> {
  const rows: string[] = []
  for (const table of await tablesOfBrands(app.db)) {
    const text = `select t::text as row from "${table}" t where t::text ~* $1`
    rows.push(...(await app.sql<{ row: string }>(text, [pattern])).map(({ row }) => `${table}: ${row.slice(0, 300)}`))
  }
  return rows
}

const tablesIn = (rows: readonly string[]) => [...new Set(rows.map(row => row.split(':')[0] ?? ''))].sort()

/** Tables that still contain the account's number afterwards: orders, payments and movements, which the books need. */
const BOOKS = [
  'booking',
  'card_transfer',
  'coupon',
  'customer',
  'customer_order',
  'gift_card',
  'gift_send',
  'ledger_balance',
  'ledger_entry',
  'member_card',
  'order_event',
  'payment_attempt',
  'point_earning',
  'point_lot',
  'recharge',
  'waiting_party',
]

beforeAll(async () => {
  ann = await app.member({ card: 5000, points: 300 })
  await ann.must(contract.member.update, { nick: CANARY, firstName: CANARY, lastName: CANARY })
  await visits()
  await values()
  await devices()
}, 120_000)

test('Bookings, gifts, transfers, reviews, campaigns and devices of a deleted account keep no text of its person (U7)', async () => {
  const before = await rowsMatching(CANARY)
  expect(tablesIn(before)).toEqual(
    expect.arrayContaining(['card_transfer', 'customer', 'customer_order', 'evaluation', 'gift_send']),
  )
  const sealed = () =>
    app.sql(
      `select 1 from booking where owner = $1 and sealed_personal is not null
      union all select 2 from waiting_party where owner = $1 and sealed_personal is not null
      union all select 3 from customer_order where owner = $1 and sealed_personal is not null`,
      [`c:${ann.customerId}`],
    )
  expect(await sealed()).toHaveLength(2)
  await closeAccount()
  expect(await sealed()).toEqual([])
  const left = await rowsMatching(`${CANARY}|${ann.email}`)
  // The friend's card keeps who gave it and the words with it; answers that staff got are repeated for three days.
  expect(left.filter(row => !/^(?:gift_card|request_log): /.test(row))).toEqual([])
})

test('Passkeys, linked sign-ins, push subscriptions, passes and campaigns end with the account (U7, LOGIN-4, CARD-9)', async () => {
  expect(await rowsMatching(push)).toEqual([])
  for (const [table, column, value] of [
    ['passkey', 'customer_id', ann.customerId],
    ['customer_identity', 'customer_id', ann.customerId],
    ['push_subscription', 'owner', ann.owner],
    ['notice_preference', 'owner', ann.owner],
    ['wallet_pass', 'owner', ann.owner],
    ['session', 'owner', ann.owner],
    ['referral_code', 'customer_id', ann.customerId],
    ['campaign_grant', 'customer_id', ann.customerId],
    ['campaign_progress', 'customer_id', ann.customerId],
    ['rights_package', 'customer_id', ann.customerId],
  ])
    expect([table, await app.sql(`select 1 from ${table} where ${column} = $1`, [value])]).toEqual([table, []])
})

test('Only the books still name the number of a deleted account (U7)', async () => {
  const rows = await rowsMatching(`(^|[^0-9.])${ann.customerId}([^0-9]|$)`)
  expect(tablesIn(rows).filter(table => !BOOKS.includes(table))).toEqual([])
  expect(await app.audit()).toEqual([])
})
