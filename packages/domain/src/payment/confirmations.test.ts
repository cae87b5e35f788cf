import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecordedPayment, OwnPayment } from './reconcile.ts'
import { confirmationsOf } from './confirmations.ts'

const providerPayment = (more: Partial<RecordedPayment> = {}): RecordedPayment => ({
  reference: 'a',
  providerReference: 'P',
  currencyCode: 'USD',
  state: 'taken',
  taken: 1000,
  returned: 0,
  ...more,
})
const ownPayment = (more: Partial<OwnPayment> = {}): OwnPayment => ({
  ...providerPayment(),
  returnedAt: [],
  due: true,
  ...more,
})

describe('lost messages, recovered from the provider’s records (M8, M13)', () => {
  test('Money captured while the capture is unconfirmed', () => {
    const waits = ownPayment({ state: 'held', waitsFor: 'capture' })
    expect(confirmationsOf([providerPayment()], [waits])).toEqual([{ reference: 'a', done: 'capture', value: 1000 }])
    expect(confirmationsOf([providerPayment({ state: 'held' })], [waits])).toEqual([])
    const partly = providerPayment({ state: 'partlyReturned', returned: 300 })
    expect(confirmationsOf([partly], [waits])).toMatchObject([{ done: 'capture' }])
  })

  test('Money returned while the return is unconfirmed', () => {
    const waits = ownPayment({ waitsFor: 'return' })
    expect(confirmationsOf([providerPayment({ state: 'returned', returned: 1000 })], [waits])).toEqual([
      { reference: 'a', done: 'return', value: 1000 },
    ])
    expect(confirmationsOf([providerPayment({ state: 'partlyReturned', returned: 400 })], [waits])).toEqual([])
  })

  test.each([
    ['both are pending', 500, [1, 2]],
    ['the matching one is confirmed', 300, [2]],
    ['none matches', 250, []],
  ])('Partial refunds: %s', (_, returned, expected) => {
    const sent = [
      { refundNo: 1, value: 200 },
      { refundNo: 2, value: 300 },
    ]
    const matches = confirmationsOf([providerPayment({ state: 'partlyReturned', returned })], [ownPayment({ sent })])
    expect(matches.map(({ refundNo }) => refundNo)).toEqual(expected)
  })

  test('Only what came back beyond our record is explained, and not by money that the bank took', () => {
    const own = ownPayment({ returned: 200, sent: [{ refundNo: 2, value: 300 }] })
    const confirmed = (more: Partial<RecordedPayment>) =>
      confirmationsOf([providerPayment(more)], [own]).map(({ refundNo }) => refundNo)
    expect(confirmed({ state: 'partlyReturned', returned: 500 })).toEqual([2])
    expect(confirmed({ state: 'partlyReturned', returned: 300 })).toEqual([])
    expect(confirmed({ state: 'chargeback', returned: 500 })).toEqual([])
    expect(confirmationsOf([providerPayment({ returned: 100 })], [ownPayment()])).toEqual([])
    const empty = ownPayment({ sent: [{ refundNo: 1, value: 0 }] })
    expect(confirmationsOf([providerPayment()], [empty])).toEqual([])
  })

  test('Two parts of the same amount, one of them refunded: neither is confirmed', () => {
    const sent = [1, 2].map(refundNo => ({ refundNo, value: 200 }))
    expect(
      confirmationsOf([providerPayment({ state: 'partlyReturned', returned: 200 })], [ownPayment({ sent })]),
    ).toEqual([])
  })

  test.each([
    ['another amount', { taken: 1100 }],
    ['another currency', { currencyCode: 'EUR' }],
    ['another payment', { reference: 'b' }],
  ])('%s confirms nothing', (_, more) => {
    expect(confirmationsOf([providerPayment(more)], [ownPayment({ state: 'held', waitsFor: 'capture' })])).toEqual([])
  })

  test("Confirmations never exceed the provider's refunds, and nothing is confirmed twice", () => {
    const parts = fc.uniqueArray(fc.record({ refundNo: fc.nat(9), value: fc.integer({ min: 1, max: 300 }) }), {
      selector: part => part.refundNo,
    })
    fc.assert(
      fc.property(parts, fc.nat(1000), (sent, returned) => {
        const matches = confirmationsOf(
          [providerPayment({ state: 'partlyReturned', returned })],
          [ownPayment({ sent })],
        )
        const learned = matches.reduce((sum, { value }) => sum + value, 0)
        expect(matches.length === 0 || learned === returned).toBe(true)
        expect(new Set(matches.map(({ refundNo }) => refundNo)).size).toBe(matches.length)
      }),
    )
  })
})
