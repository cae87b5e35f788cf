import { expect, test } from 'vitest'
import { optionalColumns, shownOf, withColumn } from './shown-columns.ts'

test('All columns of the members list are shown until a person hides some, and unknown stored ones are left out (CARD-11)', () => {
  expect(shownOf(undefined)).toEqual(optionalColumns)
  expect(shownOf({})).toEqual(optionalColumns)
  expect(shownOf(['points', 'gone', 'level'])).toEqual(['level', 'points'])
  expect(shownOf([])).toEqual([])
})

test('A column that is shown again is at its place (CARD-11)', () => {
  expect(withColumn(['level', 'points'], 'visits', true)).toEqual(['level', 'visits', 'points'])
  expect(withColumn(['level', 'points'], 'level', false)).toEqual(['points'])
})
