import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAdyenStandin } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'standin-'))
const bookFile = join(folder, 'cards.json')
const account = { apiKey: 'key', merchantAccount: 'M', hmacKey: 'ab'.repeat(32), bookFile }

async function asked(address: string, path: string, body: object) {
  const headers = { 'x-api-key': 'key', 'content-type': 'application/json' }
  const answer = await fetch(`${address}/v72/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ merchantAccount: 'M', ...body }),
  })
  return (await answer.json()) as Record<string, string>
}

test('what was paid before a restart can be given back after it, and no card number waits in a file · M13', async () => {
  const before = createAdyenStandin(account)
  const paid = await asked(await before.listen(), 'payments', {
    amount: { value: 1200, currency: 'USD' },
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
  expect(paid['resultCode']).toBe('Authorised')
  await before.close()
  expect(readFileSync(bookFile, 'utf8')).not.toContain('4111111111111111')
  const after = createAdyenStandin(account)
  const back = await asked(await after.listen(), `payments/${paid['pspReference']}/reversals`, { reference: 'back-1' })
  expect(back['status']).toBe('received')
  expect(after.provider.book.report().payments).toMatchObject([{ merchantReference: 'order-1', refunded: 1200 }])
  await after.close()
  rmSync(folder, { recursive: true })
})
