import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listenOnLoopback, readBody } from '../loopback.ts'
import { type AdyenStandin, createAdyenStandin, type NotificationItem, signItem } from './index.ts'

const hmacKey = 'ab'.repeat(32)
const received: NotificationItem[] = []
let answerWith = 200
let standin: AdyenStandin
let address = ''

const merchant = createServer((req: IncomingMessage, res) => {
  void readBody(req).then(body => {
    received.push(JSON.parse(body).notificationItems[0].NotificationRequestItem)
    res.writeHead(answerWith).end('[accepted]')
  })
})

beforeAll(async () => {
  const webhookUrl = await listenOnLoopback(merchant)
  standin = createAdyenStandin({ apiKey: 'key', merchantAccount: 'M', hmacKey, webhookUrl })
  address = await standin.listen()
})
afterAll(async () => {
  await standin.close()
  merchant.close()
})
beforeEach(async () => {
  await standin.control({ reset: true, webhooks: { delayMs: 1, retryMs: 5 } })
  received.length = 0
  answerWith = 200
})

const card = (number: string, holderName = 'Ann') => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName,
})

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}/v72/${path}`, {
    method: 'POST',
    headers: { 'x-api-key': 'key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ merchantAccount: 'M', ...body }),
  })
  const result = (await answer.json()) as { action: { token: string; authorisationToken: string } }
  return { status: answer.status, body: result }
}

const pay = (more: object = {}, headers: Record<string, string> = {}) =>
  post(
    'payments',
    {
      amount: { value: 1999, currency: 'USD' },
      reference: 'o-1',
      returnUrl: 'http://localhost:1/back',
      paymentMethod: card('4111111111111111'),
      ...more,
    },
    headers,
  )

describe('card provider double', () => {
  test('A wrong key and a wrong account are refused as by the provider', async () => {
    expect(await pay({}, { 'x-api-key': 'x' })).toMatchObject({ status: 401, body: { errorType: 'security' } })
    expect(await pay({ merchantAccount: 'X' })).toMatchObject({ status: 403, body: { errorCode: '901' } })
  })

  test('Messages are signed, and resent until accepted', async () => {
    answerWith = 503
    await pay()
    await expect.poll(() => received.length).toBeGreaterThan(2)
    answerWith = 200
    const [item] = received
    expect(item && item.additionalData?.hmacSignature).toBe(item && signItem(item, hmacKey))
    expect(received.map(({ eventCode }) => eventCode)).toContain('AUTHORISATION')
  })

  test('A repeated key gives the same answer; the same key with another request is refused', async () => {
    const first = await pay({}, { 'idempotency-key': 'k' })
    expect(await pay({}, { 'idempotency-key': 'k' })).toEqual(first)
    expect(await pay({ reference: 'o-2' }, { 'idempotency-key': 'k' })).toMatchObject({ body: { errorCode: '704' } })
    expect(standin.provider.book.payments.size).toBe(1)
  })

  test("Only the right password passes the bank's page", async () => {
    for (const [password, resultCode] of [
      ['password', 'Authorised'],
      ['nope', 'Refused'],
    ] as const) {
      const native = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }
      const requested = await pay({ ...native, paymentMethod: card('4212345678910006') })
      const token = JSON.parse(Buffer.from(requested.body.action.token, 'base64').toString())
      const form = new URLSearchParams({ id: token.acsTransID, password, answer: 'confirm' })
      await fetch(`${address}/checkoutshopper/3ds/acs/answer`, { method: 'POST', body: form })
      const { authorisationToken } = requested.body.action
      const threeDSResult = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
      expect(await post('payments/details', { details: { threeDSResult } })).toMatchObject({ body: { resultCode } })
    }
  })

  test('Its records show no card number', async () => {
    await pay()
    const book = await (await fetch(`${address}/_book`)).text()
    expect(book).toContain('"lastFour":"1111"')
    expect(book).not.toContain('4111111111111111')
    expect(await (await fetch(`${address}/_requests`)).text()).not.toContain('4111111111111111')
  })

  test.each([
    'securedfields/stub/6.3.0/securedFields.html',
    'http://localhost:8080/securedfields/s/1/securedFields.html',
  ])('The field page answers at %s', async path => {
    const page = await fetch(`${address}/checkoutshopper/${path}?d=aHR0cDovL3g=`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })
})
