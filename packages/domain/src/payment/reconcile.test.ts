import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProviderRecord, paymentsOfRecords, type OwnPayment, reconcile } from './reconcile.ts'

const line = (reference: string, status: ProviderRecord['status'], value: number): ProviderRecord => ({
  at: '2026-11-21T12:00:00Z',
  reference,
  providerReference: `psp-${reference}`,
  status,
  value,
  currencyCode: 'GBP',
})
const own = (reference: string, taken: number, returned = 0, more: Partial<OwnPayment> = {}): OwnPayment => ({
  reference,
  providerReference: `psp-${reference}`,
  currencyCode: 'GBP',
  state: returned >= taken ? 'returned' : returned > 0 ? 'partlyReturned' : 'taken',
  taken,
  returned,
  returnedAt: [returned],
  due: true,
  ...more,
})
const compared = (lines: ProviderRecord[], own: OwnPayment[]) => reconcile(paymentsOfRecords(lines), own)
const kinds = (lines: ProviderRecord[], own: OwnPayment[]) => compared(lines, own).breaks.map(({ kind }) => kind)

describe('reconciliation by payment (M13)', () => {
  test('Two equal records have no break and equal totals', () => {
    const lines = [line('a', 'authorised', 1250), line('a', 'captured', 1250), line('a', 'refunded', 250)]
    expect(compared(lines, [own('a', 1250, 250)])).toEqual({
      breaks: [],
      totals: [
        {
          state: 'partlyReturned',
          currencyCode: 'GBP',
          ours: { count: 1, sum: 1250 },
          theirs: { count: 1, sum: 1250 },
        },
      ],
    })
  })

  test('Missing here, missing there, different amount, different refund: each break has both amounts', () => {
    expect(compared([line('a', 'captured', 500)], []).breaks).toMatchObject([
      { kind: 'missingHere', ours: 0, theirs: 500 },
    ])
    expect(compared([], [own('a', 500)]).breaks).toMatchObject([{ kind: 'missingThere', ours: 500, theirs: 0 }])
    expect(compared([line('a', 'captured', 501)], [own('a', 500)]).breaks).toMatchObject([
      { kind: 'amountDiffers', ours: 500, theirs: 501 },
    ])
    const twice = [line('a', 'captured', 500), line('a', 'refunded', 200), line('a', 'refunded', 200)]
    expect(compared(twice, [own('a', 500, 200)]).breaks).toMatchObject([
      { kind: 'refundDiffers', ours: 200, theirs: 400 },
    ])
  })

  test('A payment cancelled before capture is no break; a different currency is a different amount', () => {
    expect(kinds([line('a', 'authorised', 500), line('a', 'cancelled', 500)], [])).toEqual([])
    expect(kinds([line('a', 'authorised', 500), line('a', 'cancelled', 500)], [own('a', 500, 500)])).toEqual([])
    expect(kinds([line('a', 'captured', 500)], [own('a', 500, 0, { currencyCode: 'USD' })])).toEqual(['amountDiffers'])
  })

  test("A chargeback counts as lost until it is reversed, also if only the reversal is on the provider's day (W2)", () => {
    const taken = [line('a', 'authorised', 1250), line('a', 'captured', 1250), line('a', 'chargeback', 1250)]
    const stateOf = (lines: ProviderRecord[]) =>
      paymentsOfRecords(lines).map(({ state, returned }) => [state, returned])
    expect(stateOf(taken)).toEqual([['chargeback', 0]])
    expect(stateOf([...taken, line('a', 'chargebackReversed', 1250)])).toEqual([['taken', 0]])
    expect(stateOf([line('a', 'chargebackReversed', 1250)])).toEqual([['taken', 0]])
    expect(kinds([line('a', 'chargebackReversed', 1250)], [own('a', 1250)])).toEqual([])
  })

  test('A chargeback without a message is a break; one with a message is none (W2)', () => {
    const lines = [line('a', 'captured', 1250), line('a', 'chargeback', 1000)]
    expect(compared(lines, [own('a', 1250)]).breaks).toMatchObject([{ kind: 'chargedBack', ours: 0, theirs: 1000 }])
    expect(kinds([line('a', 'chargeback', 1000)], [own('a', 1250, 0, { due: false })])).toEqual(['chargedBack'])
    expect(kinds(lines, [own('a', 1250, 0, { disputed: true })])).toEqual([])
    expect(kinds([...lines, line('a', 'chargebackReversed', 1000)], [own('a', 1250)])).toEqual([])
  })

  test("A refund after the end of the provider's day is no break", () => {
    expect(kinds([line('a', 'captured', 500)], [own('a', 500, 500, { returnedAt: [0, 200, 500] })])).toEqual([])
    expect(kinds([line('a', 'captured', 500)], [own('a', 500, 500, { returnedAt: [200, 500] })])).toEqual([
      'refundDiffers',
    ])
  })

  test('A refund of an older payment, whose own day was never fetched, is compared separately', () => {
    expect(kinds([line('a', 'refunded', 200)], [own('a', 500, 200, { due: false })])).toEqual([])
  })

  test('The number of breaks equals the number of differing payments; without breaks the totals are equal', () => {
    const payment = fc.record({
      taken: fc.integer({ min: 1, max: 9999 }),
      back: fc.integer({ min: 0, max: 3 }),
      here: fc.boolean(),
      there: fc.boolean(),
      more: fc.constantFrom(0, 0, 1),
    })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 12 }), payments => {
        const lines = payments.flatMap(({ taken, back: refund, there, more }, i) =>
          there
            ? [
                line(`${i}`, 'captured', taken + more),
                ...(refund > 0 ? [line(`${i}`, 'refunded', Math.min(refund, taken))] : []),
              ]
            : [],
        )
        const ours = payments.flatMap(({ taken, back: refund, here }, i) =>
          here ? [own(`${i}`, taken, Math.min(refund, taken))] : [],
        )
        const { breaks, totals } = compared(lines, ours)
        const expected = payments.filter(({ taken, back: refund, here, there, more }) =>
          here && there ? more > 0 : there ? taken + more > Math.min(refund, taken) : here,
        )
        expect(breaks).toHaveLength(expected.length)
        if (breaks.length === 0) for (const row of totals) expect(row.ours).toEqual(row.theirs)
      }),
    )
  })
})
