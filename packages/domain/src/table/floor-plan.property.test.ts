import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changePlace, overlap, PLAN, type Place, placesOf, TABLE_SIDE, tableShapes, usedRows } from './floor-plan.ts'

const place = fc.record<Place>({
  tableId: fc.constantFrom('a', 'b', 'c', 'd'),
  x: fc.integer({ min: -50, max: 50 }),
  y: fc.integer({ min: -50, max: 50 }),
  width: fc.integer({ min: -3, max: 30 }),
  height: fc.integer({ min: -3, max: 30 }),
  shape: fc.constantFrom(...tableShapes),
})

const isInside = ({ x, y, width, height }: Place): boolean =>
  x >= 0 && y >= 0 && x + width <= PLAN.columns && y + height <= PLAN.rows

describe('The floor plan (BOOK-8)', () => {
  test('A table stays inside its area with an allowed size, wherever it is moved (BOOK-8)', () => {
    fc.assert(
      fc.property(place, fc.record({ x: fc.integer(), y: fc.integer(), width: fc.integer() }), (one, change) => {
        const moved = changePlace(one, change)
        expect(isInside(moved)).toBe(true)
        for (const side of [moved.width, moved.height]) {
          expect(side).toBeGreaterThanOrEqual(TABLE_SIDE.least)
          expect(side).toBeLessThanOrEqual(TABLE_SIDE.most)
        }
        expect(changePlace(moved, {})).toEqual(moved)
      }),
    )
  })

  test('Every table of an area has one place; tables that were not drawn stand apart (BOOK-8)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 16 }), counts => {
        const tables = counts.map(seats => ({ tableId: `t${seats}`, seats }))
        const places = placesOf(tables, [])
        expect(places.map(({ tableId }) => tableId)).toEqual(tables.map(({ tableId }) => tableId))
        expect(places.every(isInside)).toBe(true)
        places.forEach((one, at) => expect(places.slice(at + 1).some(other => overlap(one, other))).toBe(false))
      }),
    )
  })

  test('Drawn tables stay where they were drawn, and removed ones have no place (BOOK-8)', () => {
    const drawn: Place = { tableId: 'a', x: 5, y: 6, width: 4, height: 4, shape: 'round' }
    const tables = [
      { tableId: 'a', seats: 4 },
      { tableId: 'n', seats: 2 },
    ]
    const places = placesOf(tables, [drawn, { ...drawn, tableId: 'gone' }])
    expect(places[0]).toEqual(drawn)
    expect(usedRows(places)).toBe(11)
    expect(usedRows([{ ...drawn, y: 12 }])).toBe(PLAN.rows)
    expect(places.map(({ tableId }) => tableId)).toEqual(['a', 'n'])
  })
})
