import { contract } from '@comanda/contract'
import { createMailStandin } from '@comanda/standins/mail'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const mails = await createMailStandin()
const app = testApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://harbour.example' } })
afterAll(() => mails.close())
const sam = app.staff()

/** A customer who subscribed to e-mails about orders. */
async function subscriber() {
  const ann = app.customer()
  await ann.must(contract.notification.savePreferences, { choices: { email: { order: true } } })
  const received = async () => {
    await app.settle()
    return mails.received.filter(({ recipients }) => recipients.includes(ann.email))
  }
  return { ann, received, subjects: async () => (await received()).map(({ headers }) => headers['subject']) }
}

test('Each state of a paid order is mailed once: placed, accepted with its time, ready (ORDER-9, NOTIFY-6)', async () => {
  const { ann, received, subjects } = await subscriber()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.jobs.idle()
  await sam.accept(orderId, 20)
  // Jobs of one name run side by side: the next step comes after the mail of this one, as it does at a counter.
  await app.jobs.idle()
  await sam.must(contract.order.ready, { orderId })
  const sent = await received()
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Your order \S+ at Harbour Kitchen$/),
    'Harbour Kitchen confirmed your order',
    'Your order is ready',
  ])
  expect(sent[1]?.parts['text/plain']).toMatch(/Expected at 12:20/)
  expect(sent[1]?.parts['text/plain']).toContain(
    `View order: https://harbour.example/orderDetail?orderId=${orderId}&g=1`,
  )
  for (const [at, has] of [true, true, false].entries())
    expect(/Total<[^£]*£12\.50/.test(sent[at]?.parts['text/html'] ?? '')).toBe(has)
  expect(sent[1]?.parts['text/html']).toContain(`href="https://harbour.example/orderDetail?orderId=${orderId}&#38;g=1"`)
})

test('A paid order that is cancelled, not rejected, is mailed as cancelled with its refund (ORDER-9, M8)', async () => {
  const { ann, received } = await subscriber()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await sam.accept(orderId)
  await sam.cancel(orderId, 'Oven broke')
  const last = (await received()).at(-1)
  expect(last?.headers['subject']).toMatch(/^Your order \S+ is cancelled$/)
  for (const part of ['text/plain', 'text/html'])
    expect(last?.parts[part]).toMatch(/is cancelled\. £12\.50 will be refunded to you\./)
  expect(last?.parts['text/plain']).not.toMatch(/couldn't take/)
})

test('An unpaid order that its guest cancels is mailed without a refund (ORDER-9)', async () => {
  const { ann, received } = await subscriber()
  const { orderId } = await ann.order({ paymentMethod: 'out-line' })
  await ann.must(contract.order.cancel, { orderId })
  const last = (await received()).at(-1)
  expect(last?.headers['subject']).toMatch(/is cancelled$/)
  expect(last?.parts['text/plain']).not.toMatch(/will be refunded|[{}]/)
})

test('A mail that the server refuses temporarily arrives once, by a repeat of its job (O7)', async () => {
  const { ann, subjects } = await subscriber()
  const { orderId } = await ann.order({ paymentMethod: 'out-line' })
  await app.jobs.idle()
  mails.fail({ step: 'body', code: 451, times: 3 })
  await ann.must(contract.order.cancel, { orderId })
  expect(await subjects()).toHaveLength(2)
  expect(app.log.filter(line => line.includes(ann.email))).toEqual([])
})

test('The development outbox lists a message whose template a later version removed, without a text', async () => {
  const { ann } = await subscriber()
  await ann.order({ paymentMethod: 'out-line' })
  await app.settle()
  await app.sql("update outbox_message set template = 'formerNotice' where destination = $1", [ann.email])
  const answer = await app.server.inject('/dev/outbox')
  expect(answer.statusCode).toBe(200)
  const mine = answer.json<{ destination: string; text: string }[]>().filter(row => row.destination === ann.email)
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.every(({ text }) => text === '')).toBe(true)
  const ofOtherBrand = await app.server.inject('/dev/outbox?g=987654')
  expect(ofOtherBrand.json()).toEqual([])
})

test('A mail that is not sent yet is dropped when the order goes on: only the state it is in is announced (NOTIFY-5)', async () => {
  const { ann } = await subscriber()
  const { orderId } = await ann.order({ paymentMethod: 'out-line' })
  await app.jobs.idle()
  // Held back as during quiet hours, or while the mail server is away.
  const held = `update outbox_message set sent_at = null, send_at = '2099-01-01' where subject = 'order:${orderId}'`
  await app.sql(held)
  await sam.accept(orderId, 20)
  await app.jobs.idle()
  const rows = await app.sql<{ template: string; sent: boolean }>(
    `select template, sent_at is not null as sent from outbox_message where subject = 'order:${orderId}' order by template desc`,
  )
  expect(rows.map(({ template, sent }) => [template, sent])).toEqual([
    ['orderPlaced', true],
    ['orderAccepted', true],
  ])
  await app.sql(`${held} and template = 'orderAccepted'`)
  await sam.must(contract.order.ready, { orderId })
  await sam.must(contract.order.complete, { orderId })
  await app.jobs.idle()
  const open = await app.sql(`select 1 from outbox_message where subject = 'order:${orderId}' and sent_at is null`)
  expect(open).toEqual([])
})
