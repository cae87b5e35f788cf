import { describe, expect, test } from 'vitest'
import { weeksOf, windowsText } from './hours.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

describe('Opening hours as text', () => {
  test('Several windows a day, one past midnight, in the hours of the guest’s device (ETC-6)', () => {
    const windows = [
      { from: 1080, to: 1560 },
      { from: 660, to: 900 },
    ]
    expect(windowsText(windows)).toBe('11:00\u00a0AM – 3:00\u00a0PM, 6:00\u00a0PM – 2:00\u00a0AM')
  })

  test('A week starts on Monday and names closed days', () => {
    const [{ week } = { week: [] }] = weeksOf([{ bizType: 1300, windows: [{ weekdays: [0], from: 600, to: 700 }] }])
    expect(week.map(({ day }) => day)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(week[6]?.text).toBe('10:00 – 11:40\u00a0AM')
    expect(week[0]?.text).not.toBe('10:00 – 11:40\u00a0AM')
  })

  test('Order types with the same hours are merged', () => {
    const windows = [{ weekdays: everyDay, from: 600, to: 700 }]
    expect(
      weeksOf([
        { bizType: 1100, windows },
        { bizType: 1300, windows },
      ]),
    ).toHaveLength(1)
    const short = [{ weekdays: everyDay, from: 600, to: 650 }]
    expect(
      weeksOf([
        { bizType: 1100, windows },
        { bizType: 1300, windows: short },
      ]),
    ).toHaveLength(2)
  })
})
