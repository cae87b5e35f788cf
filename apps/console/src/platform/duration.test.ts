import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

test('Durations are in minutes below two hours, then in hours, from two days on in days', () => {
  const texts = [0, 1, 119, 120, 125, 1440, 2879, 2880, 2939, 2940, 14_400].map(durationText)
  expect(texts).toEqual([
    '0 min',
    '1 min',
    '119 min',
    '2 hr',
    '2 hr 5 min',
    '24 hr',
    '47 hr 59 min',
    '2 days',
    '2 days',
    '2 days 1 hr',
    '10 days',
  ])
})
