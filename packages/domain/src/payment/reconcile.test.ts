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

  test('A payment is held, taken, partly or wholly returned; a refund that failed has not returned it', () => {
    const stateOf = (...lines: [ProviderRecord['status'], number][]) => {
      const [payment] = paymentsOfRecords(lines.map(([status, value]) => line('a', status, value)))
      return [payment?.state, payment?.taken, payment?.returned]
    }
    const captured = [
      ['authorised', 500],
      ['captured', 500],
    ] as [ProviderRecord['status'], number][]
    expect(stateOf(['authorised', 500])).toEqual(['held', 500, 0])
    expect(stateOf(['authorised', 500], ['cancelled', 500])).toEqual(['returned', 500, 500])
    expect(stateOf(...captured)).toEqual(['taken', 500, 0])
    expect(stateOf(...captured, ['cancelled', 500])).toEqual(['taken', 500, 0])
    expect(stateOf(...captured, ['refunded', 200])).toEqual(['partlyReturned', 500, 200])
    expect(stateOf(...captured, ['refunded', 500])).toEqual(['returned', 500, 500])
    expect(stateOf(...captured, ['refunded', 500], ['refundFailed', 500])).toEqual(['taken', 500, 0])
    expect(stateOf(['chargebackReversed', 500], ['refunded', 200])[0]).toBe('returned')
  })

  test('What is missing here is what was not returned; what is lost is what the bank has not given back (W2)', () => {
    expect(compared([line('a', 'captured', 500), line('a', 'refunded', 200)], []).breaks).toMatchObject([
      { kind: 'missingHere', ours: 0, theirs: 300 },
    ])
    const twice = [line('a', 'captured', 900), line('a', 'chargeback', 600), line('a', 'chargeback', 300)]
    const [lost] = paymentsOfRecords([...twice, line('a', 'chargebackReversed', 300)])
    expect(lost).toMatchObject({ state: 'chargeback', lost: 600 })
  })

  test('A payment of ours without money is none: theirs is missing here, and ours is never missing there', () => {
    const empty = own('a', 0)
    expect(compared([line('a', 'captured', 500)], [empty]).breaks).toMatchObject([{ kind: 'missingHere', theirs: 500 }])
    expect(kinds([], [empty])).toEqual([])
    expect(kinds([], [own('a', 500, 0, { due: false })])).toEqual([])
  })

  test('Totals are by currency and state, each side with its own amounts', () => {
    const usd = { ...line('d', 'captured', 100), currencyCode: 'USD' }
    const records = [
      usd,
      line('a', 'captured', 501),
      line('b', 'authorised', 70),
      line('b', 'cancelled', 70),
      line('c', 'captured', 30),
    ]
    const { totals } = compared(records, [own('a', 500), own('d', 100, 0, { currencyCode: 'USD' }), own('e', 40)])
    const none = { count: 0, sum: 0 }
    expect(totals).toEqual([
      { currencyCode: 'GBP', state: 'taken', ours: { count: 2, sum: 540 }, theirs: { count: 2, sum: 531 } },
      { currencyCode: 'GBP', state: 'returned', ours: { count: 1, sum: 70 }, theirs: { count: 1, sum: 70 } },
      { currencyCode: 'USD', state: 'taken', ours: { count: 1, sum: 100 }, theirs: { count: 1, sum: 100 } },
    ])
    expect(compared([], [own('e', 40)]).totals).toMatchObject([{ ours: { count: 1, sum: 40 }, theirs: none }])
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
