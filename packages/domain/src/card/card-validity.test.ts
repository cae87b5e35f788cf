import { describe, expect, it } from 'vitest'
import { canJoinOn, canRenewInApp, isRenewalDue, renewedUntil, validAt } from './card-validity.ts'

const DAY = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')

describe('where and how long a card is valid (CARD-1)', () => {
  it('A program without stores is valid at every store that has a card program (CARD-1)', () => {
    expect(validAt({ shopIds: [] }, { shopId: 1, cardProgramId: 'circle' })).toBe(true)
    expect(validAt({ shopIds: [] }, { shopId: 1 })).toBe(false)
  })

  it('A program with stores is valid at these alone, whatever program the store has itself (CARD-1)', () => {
    expect(validAt({ shopIds: [1, 2] }, { shopId: 2, cardProgramId: 'circle' })).toBe(true)
    expect(validAt({ shopIds: [1, 2] }, { shopId: 2 })).toBe(true)
    expect(validAt({ shopIds: [1, 2] }, { shopId: 3, cardProgramId: 'circle' })).toBe(false)
  })

  it('A card can be renewed from 30 days before it expires (CARD-1)', () => {
    expect(isRenewalDue(now + 30 * DAY, now)).toBe(true)
    expect(isRenewalDue(now + 30 * DAY + 1, now)).toBe(false)
    expect(isRenewalDue(now - DAY, now)).toBe(true)
    expect(isRenewalDue(undefined, now)).toBe(false)
  })

  it('A member renews in the app only where the program says so and has not ended (CARD-1)', () => {
    const program = { renewal: 'inApp' as const, validMonths: 12 }
    expect(canRenewInApp(program, now, now)).toBe(true)
    expect(canRenewInApp({ validMonths: 12 }, now, now)).toBe(false)
    expect(canRenewInApp({ ...program, status: 'ended' }, now, now)).toBe(false)
    expect(canRenewInApp({ renewal: 'inApp' }, now, now)).toBe(false)
  })

  it('Members join from the first day to the last, both included, unless the program has ended (CARD-1)', () => {
    const program = { startDate: '2026-11-20', endDate: '2026-11-22' }
    expect(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map(day => canJoinOn(program, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(canJoinOn({}, '2026-11-19')).toBe(true)
    expect(canJoinOn({ ...program, status: 'ended' }, '2026-11-20')).toBe(false)
  })

  it('Renewal adds to a valid card and starts an expired one anew (CARD-1)', () => {
    const soon = now + 10 * DAY
    expect(new Date(renewedUntil(12, soon, now)).toISOString()).toBe('2027-12-02T12:00:00.000Z')
    expect(new Date(renewedUntil(12, now - 40 * DAY, now)).toISOString()).toBe('2027-11-22T12:00:00.000Z')
  })
})
