import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookPayment, OwnPayment } from './reconcile.ts'
import { unheard } from './unheard.ts'

const theirs = (more: Partial<BookPayment> = {}): BookPayment => ({
  reference: 'a',
  providerReference: 'P',
  currencyCode: 'USD',
  state: 'taken',
  taken: 1000,
  returned: 0,
  ...more,
})
const ours = (more: Partial<OwnPayment> = {}): OwnPayment => ({ ...theirs(), returnedAt: [], due: true, ...more })

describe('WHAT WE NEVER HEARD, told by the provider’s book · M8, M13', () => {
  test('money that was taken while we wait to hear of it', () => {
    const waits = ours({ state: 'held', waitsFor: 'capture' })
    expect(unheard([theirs()], [waits])).toEqual([{ reference: 'a', done: 'capture', value: 1000 }])
    expect(unheard([theirs({ state: 'held' })], [waits])).toEqual([])
  })

  test('money that went back while we wait to hear of it', () => {
    const waits = ours({ waitsFor: 'return' })
    expect(unheard([theirs({ state: 'returned', returned: 1000 })], [waits])).toEqual([
      { reference: 'a', done: 'return', value: 1000 },
    ])
    expect(unheard([theirs({ state: 'partlyReturned', returned: 400 })], [waits])).toEqual([])
  })

  test.each([
    ['both on their way', 500, [1, 2]],
    ['the one that fits', 300, [2]],
    ['none that fits', 250, []],
  ])('refunds of parts: %s', (_, returned, expected) => {
    const sent = [
      { refundNo: 1, value: 200 },
      { refundNo: 2, value: 300 },
    ]
    const found = unheard([theirs({ state: 'partlyReturned', returned })], [ours({ sent })])
    expect(found.map(({ refundNo }) => refundNo)).toEqual(expected)
  })

  test('two parts of the same amount, one of them gone back: nobody guesses which', () => {
    const sent = [1, 2].map(refundNo => ({ refundNo, value: 200 }))
    expect(unheard([theirs({ state: 'partlyReturned', returned: 200 })], [ours({ sent })])).toEqual([])
  })

  test.each([
    ['another amount', { taken: 1100 }],
    ['another currency', { currencyCode: 'EUR' }],
    ['another payment', { reference: 'b' }],
  ])('%s confirms nothing', (_, more) => {
    expect(unheard([theirs(more)], [ours({ state: 'held', waitsFor: 'capture' })])).toEqual([])
  })

  test('never more is learned than the book gave back, and nothing twice', () => {
    const parts = fc.uniqueArray(fc.record({ refundNo: fc.nat(9), value: fc.integer({ min: 1, max: 300 }) }), {
      selector: part => part.refundNo,
    })
    fc.assert(
      fc.property(parts, fc.nat(1000), (sent, returned) => {
        const found = unheard([theirs({ state: 'partlyReturned', returned })], [ours({ sent })])
        const learned = found.reduce((sum, { value }) => sum + value, 0)
        expect(found.length === 0 || learned === returned).toBe(true)
        expect(new Set(found.map(({ refundNo }) => refundNo)).size).toBe(found.length)
      }),
    )
  })
})
