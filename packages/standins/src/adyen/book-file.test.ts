import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAdyenStandin } from './index.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bookFile = () => join(folder, 'cards.jsonl')
const standin = () =>
  createAdyenStandin({ apiKey: 'key', merchantAccount: 'M', hmacKey: 'ab'.repeat(32), bookFile: bookFile() })

async function post(address: string, path: string, body: object, key = '') {
  const headers = {
    'x-api-key': 'key',
    'content-type': 'application/json',
    ...(key !== '' && { 'idempotency-key': key }),
  }
  const answer = await fetch(`${address}/v72/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ merchantAccount: 'M', ...body }),
  })
  return (await answer.json()) as Record<string, string>
}

const usd = (value: number) => ({ value, currency: 'USD' })
const pay = (address: string) =>
  post(address, 'payments', {
    amount: usd(1200),
    reference: 'order-1',
    returnUrl: 'http://localhost/back',
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      holderName: 'Ann',
    },
    authenticationData: { attemptAuthentication: 'never' },
  })

test('A payment before a restart can be refunded after it, and no card number is stored in a file (M13)', async () => {
  const before = standin()
  const paid = await pay(await before.listen())
  expect(paid['resultCode']).toBe('Authorised')
  await before.close()
  expect(readFileSync(bookFile(), 'utf8')).not.toContain('4111111111111111')
  const after = standin()
  const back = await post(await after.listen(), `payments/${paid['pspReference']}/reversals`, { reference: 'back-1' })
  expect(back['status']).toBe('received')
  expect(after.provider.book.report().payments).toMatchObject([{ merchantReference: 'order-1', refunded: 1200 }])
  await after.close()
})

test('The records survive a kill, also in the middle of a line: a repeated refund is not paid twice (M13)', async () => {
  // Killed: not closed, and its file stays as it is.
  const killed = standin()
  const address = await killed.listen()
  const { pspReference } = await pay(address)
  const refund = [`payments/${pspReference}/refunds`, { amount: usd(500), reference: 'back-1' }, 'key-1'] as const
  const first = await post(address, ...refund)
  appendFileSync(bookFile(), '{"book":{"payments":[{"psp')
  const after = standin()
  expect(after.provider.book.report()).toEqual(killed.provider.book.report())
  const day = new Date().toISOString().slice(0, 10)
  expect(after.report.file(day, 'M')).toBe(killed.report.file(day, 'M'))
  expect(await post(await after.listen(), ...refund)).toEqual(first)
  expect(after.provider.book.report().payments).toMatchObject([{ captured: 1200, refunded: 500 }])
  killed.webhooks.stop()
  await after.close()
  const last = standin()
  expect(last.provider.book.report()).toEqual(after.provider.book.report())
})

test('A stored card survives a restart without its number, and a removed one does not come back (PAY-8)', async () => {
  const owner = 'payer-1-7'
  const card = {
    type: 'scheme',
    encryptedCardNumber: 'test_5555444433331111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName: 'Ann',
  }
  const request = {
    amount: usd(1200),
    reference: 'order-1',
    returnUrl: 'http://localhost/back',
    shopperReference: owner,
  }
  const before = standin()
  await post(await before.listen(), 'payments', { ...request, paymentMethod: card, storePaymentMethod: true })
  await before.close()
  expect(readFileSync(bookFile(), 'utf8')).not.toContain('5555444433331111')
  const after = standin()
  const address = await after.listen()
  const [stored] = after.provider.book.tokens.get(owner) ?? []
  expect(stored).toMatchObject({ brand: 'mc', lastFour: '1111' })
  const byToken = {
    ...request,
    reference: 'order-2',
    paymentMethod: { type: 'scheme', storedPaymentMethodId: stored?.id },
  }
  expect(await post(address, 'payments', byToken)).toMatchObject({ resultCode: 'Authorised' })
  const query = new URLSearchParams({ merchantAccount: 'M', shopperReference: owner })
  const headers = { 'x-api-key': 'key' }
  await fetch(`${address}/v72/storedPaymentMethods/${stored?.id}?${query.toString()}`, { method: 'DELETE', headers })
  after.webhooks.stop()
  const last = standin()
  expect(last.provider.book.tokens.get(owner)).toEqual([])
})
