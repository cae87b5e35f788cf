import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WalletProvider } from './provider.ts'

const hkd = (value: number) => ({ value, currency: 'HKD' })
const payment = {
  amount: hkd(1200),
  merchantReference: 'order-1',
  method: 'OCTOPUS',
  returnUrl: 'http://localhost/back',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
}

test('A killed wallet double knows its payments and refunds at the next start (M13)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'))
  const provider = () =>
    new WalletProvider({
      merchantId: 'M',
      clock: Date.now,
      payAt: (_, token) => token,
      emit: () => {},
      bookFile: join(folder, 'wallets.jsonl'),
    })
  const before = provider()
  before.create(payment)
  const [{ paymentId, token } = { paymentId: '', token: '' }] = before.book.payments.values()
  const atPayer = provider()
  expect(atPayer.byToken(token)?.status).toBe('WAITING')
  atPayer.decide(token, true)
  const paid = provider()
  const refund = { amount: hkd(500), refundReference: 'back-1' }
  expect(paid.refund(paymentId, refund).status).toBe(202)
  const after = provider()
  expect(after.refund(paymentId, refund).status).toBe(202)
  expect(after.queryRefund(paymentId, 'back-1').body).toMatchObject({ status: 'DONE' })
  expect(after.book.report()).toEqual(paid.book.report())
  expect(after.book.report()).toMatchObject({ held: { HKD: 700 }, payments: [{ status: 'PAID', refunded: 500 }] })
  after.clear()
  expect(provider().book.report().payments).toEqual([])
  rmSync(folder, { recursive: true })
})
