import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import type { BookingRules } from '../store/index.ts'
import {
  depositAfter,
  depositAt,
  depositFor,
  depositStates,
  depositWent,
  payDepositBefore,
  refundBefore,
} from './deposit.ts'
import { type BookingActor, bookingStates, isBookingEnded, mayMoveBooking } from './life.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const rules = {
  deposit: {
    rows: [
      { fromParty: 6, weekdays: everyDay, amount: money(1000) },
      { fromParty: 2, weekdays: [5, 6], amount: money(1500) },
      { fromParty: 8, weekdays: [6], amount: money(500) },
    ],
    payMinutes: 15,
    refundMinutes: 24 * 60,
  },
} as unknown as BookingRules
const hour = 3_600_000

describe('amount of the deposit (BOOK-1)', () => {
  test('It is per person, by party size and day; of several matching rows the highest counts', () => {
    expect(depositFor(rules, 5, 2)).toBe(0)
    expect(depositFor(rules, 6, 2)).toBe(6000)
    expect(depositFor(rules, 2, 5)).toBe(3000)
    expect(depositFor(rules, 8, 6)).toBe(12_000)
    expect(depositFor({} as BookingRules, 8, 6)).toBe(0)
  })

  test('The day is store-local', () => {
    const lateThursdayInLondon = Date.parse('2026-11-26T23:30:00Z')
    expect(depositAt(rules, 2, lateThursdayInLondon, 'Europe/London')).toBe(0)
    expect(depositAt(rules, 2, lateThursdayInLondon, 'Asia/Tokyo')).toBe(3000)
  })

  test('The table is held a quarter of an hour for the payment, never past the booked time', () => {
    expect(payDepositBefore(10 * hour, rules, 0)).toBe(hour / 4)
    expect(payDepositBefore(hour / 10, rules, 0)).toBe(hour / 10)
    expect(payDepositBefore(hour, {} as BookingRules, 7)).toBe(7)
  })

  test('A deposit has gone nowhere while there is none, it is not paid, or it waits for its party', () => {
    expect((['none', 'waiting', 'paid'] as const).map(state => depositWent('booked', state))).toEqual(
      Array(3).fill(undefined),
    )
    expect(depositWent('cancelled', 'returned')).toBe('returned')
  })

  test('A refund term that has passed stays passed when the booking is moved', () => {
    expect(refundBefore(48 * hour, rules)).toBe(24 * hour)
    expect(refundBefore(48 * hour, {} as BookingRules)).toBe(48 * hour)
    expect(refundBefore(96 * hour, rules, { before: 24 * hour, now: 23 * hour })).toBe(72 * hour)
    expect(refundBefore(96 * hour, rules, { before: 24 * hour, now: 24 * hour })).toBe(24 * hour)
  })

  test('More people never pay less in total, and the amount is a multiple of the party size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 0, max: 6 }), (party, weekday) => {
        expect(depositFor(rules, party + 1, weekday)).toBeGreaterThanOrEqual(depositFor(rules, party, weekday))
        expect(depositFor(rules, party, weekday) % party).toBe(0)
      }),
    )
  })
})

describe('deposit after the booking (BOOK-1)', () => {
  const at = { now: 10, before: 20 }
  test('Seated: it is refunded', () =>
    expect(depositAfter('paid', { to: 'seated', by: 'staff' }, at)).toBe('returning'))

  test('Cancelled by the guest: refunded in time, kept afterwards; by the store: always refunded', () => {
    expect(depositAfter('paid', { to: 'cancelled', by: 'guest' }, { now: 19, before: 20 })).toBe('returning')
    expect(depositAfter('paid', { to: 'cancelled', by: 'guest' }, { now: 20, before: 20 })).toBe('kept')
    expect(depositAfter('paid', { to: 'cancelled', by: 'staff' }, { now: 99, before: 20 })).toBe('returning')
  })

  test('No-show: kept if staff say so, undecided if only the time passed', () => {
    expect(depositAfter('paid', { to: 'noShow', by: 'staff' }, at)).toBe('kept')
    expect(depositAfter('paid', { to: 'noShow', by: 'watchdog' }, at)).toBe('paid')
  })

  test('The reason of its state can be determined', () => {
    expect(depositWent('cancelled', 'kept')).toBe('keptLate')
    expect(depositWent('noShow', 'kept')).toBe('keptNoShow')
    expect(depositWent('noShow', 'paid')).toBe('undecided')
    expect(depositWent('booked', 'paid')).toBeUndefined()
    expect(depositWent('cancelled', 'returning')).toBe('returning')
    expect(depositWent('cancelled', 'none')).toBeUndefined()
    for (const state of bookingStates.filter(isBookingEnded))
      for (const deposit of depositStates.filter(one => one !== 'none' && one !== 'waiting'))
        if (deposit !== 'paid' || state === 'noShow') expect(depositWent(state, deposit)).toEqual(expect.any(String))
  })

  test('An unpaid deposit is never kept, and a refunded one stays refunded', () => {
    const actors: BookingActor[] = ['guest', 'staff', 'watchdog', 'payment']
    for (const state of depositStates)
      for (const from of bookingStates)
        for (const to of bookingStates)
          for (const by of actors.filter(one => mayMoveBooking(from, to, one))) {
            const after = depositAfter(state, { to, by }, at)
            if (state !== 'paid' && state !== 'waiting') expect(after).toBe(state)
            if (state === 'waiting') expect(after).toBe(to === 'booked' ? 'paid' : 'void')
          }
  })
})
