import { expect, test } from 'vitest'
import { byCourse } from './station-lines.ts'

test('Lines are grouped in the order of their courses, and those without a course come first (COUNTER-2)', () => {
  const lines = [{ id: 'steak', course: 2 }, { id: 'soup', course: 1 }, { id: 'water' }, { id: 'fish', course: 2 }]
  expect(byCourse(lines).map(([course, own]) => [course, own.map(({ id }) => id)])).toEqual([
    [undefined, ['water']],
    [1, ['soup']],
    [2, ['steak', 'fish']],
  ])
})
