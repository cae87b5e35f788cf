import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heldCourses } from './courses.ts'

const of = (...courses: (number | undefined)[]) => courses.map(course => (course === undefined ? {} : { course }))

describe('Courses (COUNTER-3)', () => {
  test('The first course goes to the kitchen at once, later ones wait until they are fired (COUNTER-3)', () => {
    expect(heldCourses({ lines: of(2, 1, undefined, 3, 2), fired: undefined })).toEqual([2, 3])
    expect(heldCourses({ lines: of(2, 1, 3), fired: new Set([2]) })).toEqual([3])
    expect(heldCourses({ lines: of(2, 2), fired: undefined })).toEqual([])
    expect(heldCourses({ lines: of(undefined), fired: undefined })).toEqual([])
  })

  test('A course that is all voided waits for nothing (COUNTER-3)', () => {
    expect(heldCourses({ lines: [{ course: 1 }, { course: 2, voided: true }], fired: undefined })).toEqual([])
  })

  test('Firing every course leaves none waiting (COUNTER-3)', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined })), courses => {
        const lines = of(...courses)
        const held = heldCourses({ lines, fired: undefined })
        expect(heldCourses({ lines, fired: new Set(held) })).toEqual([])
        expect(held).not.toContain(Math.min(...courses.map(one => one ?? Infinity)))
      }),
    )
  })
})
