import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { stateOf, unseenText } from './offer-table.tsx'

beforeAll(() => addTexts('en_US', staff, {}))

const saved = (isOn: boolean, days: { startDate?: string; endDate?: string } = {}) =>
  unseenText(stateOf(isOn, days, '2026-11-21'))

test('After a save staff read whether guests see it: not while it is off or outside its days (CARD-5)', () => {
  expect(saved(true)).toBeUndefined()
  expect(saved(false)).toBe('Saved. It’s off, so guests don’t see it yet.')
  for (const days of [{ startDate: '2026-11-22' }, { endDate: '2026-11-20' }])
    expect(saved(true, days)).toBe('Saved. Guests don’t see it today.')
})
