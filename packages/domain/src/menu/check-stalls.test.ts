import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { checkStalls } from './check-stalls.ts'
import type { BuffetRule } from './types.ts'

const context = {
  dishes: [
    { foodId: 'bun', unitIds: ['small', 'large'] },
    { foodId: 'roll', unitIds: ['one'] },
  ],
  taxIds: ['gst'],
}
const stall = (own: Partial<BuffetRule> = {}): BuffetRule => ({
  buffetStallId: 'stall',
  displayName: { en_US: 'Stall' },
  limitType: 1,
  limitCount: 4,
  singleLimitCount: 2,
  intervalMinutes: 30,
  stayMinutes: 90,
  lastOrderMinutes: 20,
  included: [
    { foodId: 'bun', unitId: 'small' },
    { foodId: 'roll', unitId: '' },
  ],
  places: [{ person: 'adult', displayName: { en_US: 'Adult' }, price: money(2800) }],
  taxIds: ['gst'],
  ...own,
})
const whyOf = (...stalls: BuffetRule[]) => {
  const fault = checkStalls(stalls, context)
  return fault && `${fault.field} ${fault.reason}`
}

describe('buffet stalls of a store', () => {
  it('Stalls are valid if dishes, allowances and times are consistent (CART-13)', () => {
    expect(whyOf(stall(), stall({ buffetStallId: 'tea', places: [] }))).toBeUndefined()
    expect(whyOf(stall({ limitCount: 0, intervalMinutes: 0, stayMinutes: 0, lastOrderMinutes: 0 }))).toBeUndefined()
  })

  it('Each dish of the menu is listed once, in an existing size (CART-13)', () => {
    const dish = (foodId: string, unitId: string) => ({ foodId, unitId })
    expect(whyOf(stall({ included: [] }))).toBe('stalls[0].included stallDishesMissing')
    expect(whyOf(stall({ included: [dish('fish', '')] }))).toBe('stalls[0].included[0] dishUnknown')
    expect(whyOf(stall({ included: [dish('roll', ''), dish('roll', 'large')] }))).toBe(
      'stalls[0].included[1] dishUnknown',
    )
    expect(whyOf(stall({ included: [dish('roll', ''), dish('roll', '')] }))).toBe(
      'stalls[0].included[1] stallDishTwice',
    )
  })

  it('The allowance per dish is at most the total, restarts within the stay, and the last order is before the end (CART-3, CART-13)', () => {
    expect(whyOf(stall({ singleLimitCount: 5 }))).toBe('stalls[0].singleLimitCount stallLimits')
    expect(whyOf(stall({ intervalMinutes: 91 }))).toBe('stalls[0].intervalMinutes stallInterval')
    expect(whyOf(stall({ lastOrderMinutes: 90 }))).toBe('stalls[0].lastOrderMinutes stallLastOrder')
    expect(whyOf(stall({ stayMinutes: 0 }))).toBe('stalls[0].lastOrderMinutes stallLastOrder')
  })

  it('Each kind of person has one price with existing taxes, once per stall (PRICE-5)', () => {
    const [place] = stall().places
    if (!place) throw new Error('no place')
    expect(whyOf(stall({ places: [place, place] }))).toBe('stalls[0].places[1].person stallTwice')
    expect(whyOf(stall({ taxIds: ['gst', 'vat'] }))).toBe('stalls[0].taxIds[1] taxUnknown')
    expect(whyOf(stall(), stall())).toBe('stalls[1].buffetStallId stallTwice')
  })
})
