import { expect, test } from 'vitest'
import { remindersFor } from './reminders.ts'

const HOUR = 3_600_000

test('A guest is reminded a day and two hours before, unless the booking is as recent as that (BOOK-6)', () => {
  const after = (hours: number) => remindersFor(hours * HOUR, 0)
  expect(after(48)).toEqual([24, 2])
  expect(after(26)).toEqual([2])
  expect(after(4)).toEqual([2])
  expect(after(3)).toEqual([])
  expect(after(-1)).toEqual([])
})
