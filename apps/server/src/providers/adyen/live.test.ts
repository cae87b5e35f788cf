import { money } from '@comanda/domain/money'
import { createAdyenStandin, type Fault } from '@comanda/standins/adyen'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentAnswer, CardProvider, StartPayment } from '../payment/port.ts'
import { adyenProvider } from './live.ts'

const standin = createAdyenStandin({ apiKey: 'key', merchantAccount: 'M', hmacKey: '0f'.repeat(32) })
const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
let provider: CardProvider
let address = ''

const make = (change = {}) =>
  adyenProvider({
    merchantAccount: 'M',
    hmacKey: '0f'.repeat(32),
    user: 'u',
    password: 'p',
    live: false,
    apiKey: 'key',
    checkoutUrl: `${address}/v72`,
    browser: { clientKey: 'stub_1', environment: 'test' },
    testValues: true,
    timeouts: { connectMs: 500, totalMs: 500 },
    repeatAfterMs: [5, 10],
    ...change,
  })

beforeAll(async () => {
  address = await standin.listen()
  provider = make()
})
afterAll(() => standin.close())
beforeEach(() => standin.control({ reset: true }))

const card = (number = '4111111111111111', holderName = 'Ann Guest') => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
})

const ask = (sheet: object = card(), more: Partial<StartPayment> = {}): StartPayment => ({
  reference: 'A100-1',
  idempotencyKey: 'key-1',
  amount: money(1999),
  currency: usd,
  sheet: provider.accepts(sheet) ?? { opaque: {}, byStoredCard: false },
  store: false,
  returnUrl: 'http://localhost:8080/payStatus',
  origin: 'http://localhost:8080',
  ...more,
})

const tokenIn = (answer: PaymentAnswer): unknown =>
  answer.outcome === 'action' ? answer.action.authorisationToken : undefined

const strike = (...faults: Fault[]) => standin.control({ faults })
const inBook = () => standin.provider.book.report().payments.map(({ state }) => state)

describe('paying', () => {
  test('A plain card is authorised, not captured', async () => {
    const answer = await provider.start(ask())
    expect(answer).toMatchObject({ outcome: 'authorised', brand: 'visa', lastFour: '1111' })
    expect(inBook()).toEqual(['authorised'])
  })

  test.each([
    ['DECLINED', 'declined'],
    ['NOT_ENOUGH_BALANCE', 'funds'],
    ['CARD_EXPIRED 6', 'expired'],
    ['CVC_DECLINED', 'securityCode'],
    ['ACQUIRER_FRAUD', 'blocked'],
    ['ISSUER_UNAVAILABLE', 'tryLater'],
  ])('%s is a refusal the guest can act on: %s', async (holder, because) => {
    const answer = await provider.start(ask(card('4111111111111111', holder)))
    expect(answer).toMatchObject({ outcome: 'refused', because })
    expect(JSON.stringify(answer)).not.toContain('refusalReason')
  })

  test('A bank that has not decided leaves the payment pending', async () => {
    expect(await provider.start(ask(card('4111111111111111', 'PENDING')))).toMatchObject({ outcome: 'pending' })
  })

  test('3-D Secure is an action of the browser, whose result alone pays nothing (W4)', async () => {
    const answer = await provider.start(ask(card('4212345678910006')))
    expect(answer).toMatchObject({ outcome: 'action', action: { type: 'threeDS2', subtype: 'challenge' } })
    const authorisationToken = tokenIn(answer)
    const forged = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
    expect(await provider.details({ ...ask(), idempotencyKey: 'd', details: { threeDSResult: forged } })).toMatchObject(
      {
        outcome: 'refused',
      },
    )
  })

  test('A result of another payment does not pay this one (W4)', async () => {
    const answer = await provider.start(ask(card('5201281505129736'), { reference: 'OTHER-1', idempotencyKey: 'o' }))
    const authorisationToken = tokenIn(answer)
    for (const payment of standin.provider.book.payments.values()) payment.authenticated = 'passed'
    const result = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
    const stolen = await provider.details({ ...ask(), idempotencyKey: 'd', details: { threeDSResult: result } })
    expect(stolen).toEqual({ outcome: 'unknown' })
  })
})

describe('Faulty answers (M8, O2)', () => {
  test.each<[string, Fault]>([
    ['lost before the first byte', { on: 'payments', kind: 'lost', bytes: 'none' }],
    ['lost half way', { on: 'payments', kind: 'lost', bytes: 'half' }],
    ['lost at the last byte', { on: 'payments', kind: 'lost', bytes: 'all' }],
    ['never', { on: 'payments', kind: 'never' }],
    ['500 after the work was done', { on: 'payments', kind: 'statusAfter', status: 500 }],
    ['502 with a page', { on: 'payments', kind: 'status', status: 502 }],
    ['429', { on: 'payments', kind: 'status', status: 429 }],
    ['200 with nothing', { on: 'payments', kind: 'empty' }],
    ['200 with half a document', { on: 'payments', kind: 'truncated' }],
    ['another order’s reference', { on: 'payments', kind: 'otherReference' }],
    ['cut before it was read', { on: 'payments', kind: 'refuseConnection' }],
  ])('%s: repeated with the same key and charged once (PAY-9)', async (_, fault) => {
    await strike(fault)
    expect(await provider.start(ask())).toMatchObject({ outcome: 'authorised' })
    expect(inBook()).toEqual(['authorised'])
  })

  test.each<[string, Fault]>([
    ['lost', { on: 'payments', kind: 'lost', times: 9 }],
    ['500', { on: 'payments', kind: 'status', status: 500, times: 9 }],
    ['half a document', { on: 'payments', kind: 'truncated', times: 9 }],
    ['another order’s reference', { on: 'payments', kind: 'otherReference', times: 9 }],
  ])('%s every time: the result is unknown, and the screen shows it', async (_, fault) => {
    await strike(fault)
    expect(await provider.start(ask())).toEqual({ outcome: 'unknown' })
  })

  test('An unreachable provider has certainly taken nothing (M8)', async () => {
    const away = make({ checkoutUrl: 'http://127.0.0.1:9/v72' })
    expect(await away.start(ask())).toEqual({ outcome: 'failed', because: 'unreachable' })
  })

  test('A wrong key of ours is an internal error, not the guest’s', async () => {
    const wrong = make({ apiKey: 'wrong' })
    expect(await wrong.start(ask())).toEqual({ outcome: 'failed', because: 'configuration' })
  })

  test('The same key with another card is never a second charge', async () => {
    await provider.start(ask())
    expect(await provider.start(ask(card('5555444433331111')))).toEqual({ outcome: 'unknown' })
    expect(inBook()).toEqual(['authorised'])
  })

  test('An amount the provider cannot express is refused before anything is sent', async () => {
    const idr = { currencyCode: 'IDR', currencySymbol: 'Rp', internationalSystemOfUnits: 2 }
    expect(provider.canCharge(money(1550), idr)).toBe(false)
    expect(await provider.start(ask(card(), { currency: idr, amount: money(1550) }))).toEqual({
      outcome: 'failed',
      because: 'amount',
    })
    expect(inBook()).toEqual([])
  })
})

describe('changes of a payment', () => {
  const start = async () => {
    const answer = await provider.start(ask())
    return (answer as { providerReference: string }).providerReference
  }

  test('Captured, then refunded; a repeat with the same key does nothing', async () => {
    const providerReference = await start()
    const change = { ...ask(), providerReference }
    expect(await provider.capture({ ...change, idempotencyKey: 'c' })).toBe('taken')
    expect(await provider.refund({ ...change, idempotencyKey: 'r' })).toBe('taken')
    expect(await provider.refund({ ...change, idempotencyKey: 'r' })).toBe('taken')
    expect(standin.provider.book.report()).toMatchObject({ held: {}, payments: [{ captured: 1999, refunded: 1999 }] })
  })

  test('An unknown payment is cancelled by our own reference (M8)', async () => {
    await strike({ on: 'payments', kind: 'lost', times: 9 })
    expect(await provider.start(ask())).toEqual({ outcome: 'unknown' })
    expect(await provider.cancel({ reference: 'A100-1', idempotencyKey: 'x' })).toBe('taken')
    expect(inBook()).toEqual(['cancelled'])
  })

  test('Everything is refunded, captured or not', async () => {
    const providerReference = await start()
    expect(await provider.reverse({ providerReference, reference: 'A100-1', idempotencyKey: 'v' })).toBe('taken')
    expect(standin.provider.book.report().held).toEqual({})
  })

  test('A change whose answer is lost is requested again later', async () => {
    const providerReference = await start()
    await strike({ on: 'captures', kind: 'lost' })
    const change = { ...ask(), providerReference, idempotencyKey: 'c' }
    expect(await provider.capture(change)).toBe('unknown')
    expect(await provider.capture(change)).toBe('taken')
    expect(standin.provider.book.modifications).toHaveLength(1)
  })
})

describe('Stored cards (PAY-8)', () => {
  const store = () => provider.start(ask(card(), { payerId: 'member-7', store: true }))

  test('Stored, listed without its number, used and removed by its owner', async () => {
    await store()
    const [stored] = (await provider.listStored('member-7')) ?? []
    expect(stored).toEqual({ id: stored?.id, brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' })
    const again = {
      paymentMethod: { type: 'scheme', storedPaymentMethodId: stored?.id, encryptedSecurityCode: 'test_737' },
    }
    const paid = await provider.start(ask(again, { payerId: 'member-7', reference: 'A100-2', idempotencyKey: 'k2' }))
    expect(paid).toMatchObject({ outcome: 'authorised' })
    expect(await provider.removeStored('member-7', stored?.id ?? '')).toBe(true)
    expect(await provider.listStored('member-7')).toEqual([])
  })

  test('Another member’s card can be neither used nor removed (A1)', async () => {
    await store()
    const [stored] = (await provider.listStored('member-7')) ?? []
    expect(await provider.removeStored('member-8', stored?.id ?? '')).toBe(false)
    const stolen = { paymentMethod: { type: 'scheme', storedPaymentMethodId: stored?.id } }
    expect(await provider.start(ask(stolen, { payerId: 'member-8', idempotencyKey: 'k3' }))).toMatchObject({
      outcome: 'failed',
    })
    expect(await provider.listStored('member-7')).toHaveLength(1)
  })
})
