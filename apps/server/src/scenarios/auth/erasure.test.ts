import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import type { TestCustomer } from '../../testing/test-app.ts'
import { codeTo, mail, proveContact, solvedCaptcha } from '../../testing/prove-contact.ts'

const app = testApp({ clock: Date.now() })
const sam = app.staff('manager')
/** In every text that a person can type, so that a copy in any column of any table is found. */
const CANARY = 'Canary7421'
const DEVICE = 'device-canary-7421'
const PHONE = '7700900742'
const DAY = 86_400_000

/** Rows of any table, jobs included, that contain a text: in any column that can hold one. */
async function rowsWith(needles: readonly string[]): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `select distinct format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where table_schema in ('public', 'jobs') and data_type in ('text', 'json', 'jsonb', 'bytea', 'ARRAY', 'character varying')`,
  )
  const results: string[] = []
  for (const { name } of tables) {
    const rows = await app.sql<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
    for (const { row } of rows)
      for (const needle of needles)
        if (row.toLowerCase().includes(needle.toLowerCase())) results.push(`${name}: ${row}`)
  }
  return results
}

/** Four days of retention jobs: the answers that staff got about the order are repeated for three. */
async function retentionJobs(): Promise<void> {
  for (let hour = 0; hour < 24 * 4; hour += 1) {
    app.clock.advance(DAY / 24)
    await app.retention.enqueueDue()
    await app.jobs.idle()
  }
}

/** The ticket from a fresh code to the account's own address. */
async function closingTicket(ann: TestCustomer): Promise<string> {
  const captcha = await solvedCaptcha(ann)
  await ann.must(contract.auth.sendVerificationCode, { channel: 'email', captcha, purpose: 'closeAccount' })
  const code = await codeTo(app, ann.email)
  return (await ann.must(contract.auth.verifyCode, { to: mail(ann.email), purpose: 'closeAccount', code })).ticket
}

test('A deleted account leaves no text, contact or device of its person in any table (U7)', async () => {
  const ann = app.customer({ deviceId: DEVICE })
  const { email } = ann
  // The guest session that asked for the code is another owner, on the same device.
  const guest = app.guest({ deviceId: DEVICE })
  await proveContact(app, guest, email, 'login')
  await ann.must(contract.member.update, { nick: CANARY, firstName: CANARY, lastName: CANARY })
  const address = {
    countryCode: 'GB',
    city: CANARY,
    postcode: 'BS1 4TR',
    street1: CANARY,
    street2: CANARY,
    organization: CANARY,
  }
  const person = {
    firstName: CANARY,
    lastName: CANARY,
    phoneNumber: `0${PHONE}`,
    isoCode: 'GB',
    label: CANARY,
    notes: CANARY,
  }
  await ann.must(contract.address.create, { ...address, ...person })
  await ann.must(contract.notification.savePreferences, { choices: { email: { order: true } } })
  const { orderId } = await ann.order({
    dishes: [{ ...ann.choice('soup'), remark: CANARY }],
    remark: CANARY,
    contact: { countryCode: '44', firstName: CANARY, lastName: CANARY, phoneNumber: `0${PHONE}`, isoCode: 'GB' },
  })
  await ann.pay(orderId)
  await sam.accept(orderId)
  await sam.must(contract.order.ready, { orderId })
  await sam.must(contract.order.complete, { orderId })
  await ann.must(contract.evaluation.submit, { orderId, stars: 2, remark: CANARY })
  const { mayAsk = [] } = await ann.must(contract.order.refundDetail, { orderId })
  const lines = mayAsk.map(({ itemKey, quantity }) => ({ itemKey, quantity }))
  const { refundId } = await ann.must(contract.order.refundApply, { orderId, lines, reason: CANARY })
  await sam.must(contract.payment.decideRefund, { shopId: app.shop.config.shopId, orderId, refundId, yes: false })
  await app.settle()
  expect((await rowsWith([CANARY])).length).toBeGreaterThan(3)

  app.clock.advance(61_000)
  const { mark } = await ann.must(contract.auth.checkCloseAccount, {})
  const ticket = await closingTicket(ann)
  await ann.must(contract.auth.closeAccount, { ticket, mark })
  await app.settle()
  // The last message says that the account is deleted; it stays as long as every message.
  await app.sql("delete from outbox_message where template = 'accountClosed'")
  const left = await rowsWith([CANARY, email, PHONE, DEVICE])
  expect(left.filter(row => !row.startsWith('public.request_log'))).toEqual([])
  await retentionJobs()
  expect(await rowsWith([CANARY, email, PHONE, DEVICE])).toEqual([])
})

test('A deleted account leaves no saved card at the payment provider (PAY-8)', async () => {
  const ann = app.customer()
  const { orderId } = await ann.order()
  await ann.pay(orderId, { storeCard: true })
  await app.settle()
  await sam.accept(orderId)
  await sam.must(contract.order.ready, { orderId })
  await sam.must(contract.order.complete, { orderId })
  const stored = () => [...app.cards.provider.book.tokens.values()].flat().length
  expect(stored()).toBe(1)
  const { mark } = await ann.must(contract.auth.checkCloseAccount, {})
  await ann.must(contract.auth.closeAccount, { ticket: await closingTicket(ann), mark })
  await app.settle()
  expect(stored()).toBe(0)
})
