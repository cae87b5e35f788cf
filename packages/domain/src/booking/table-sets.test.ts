import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeSets, mostSeats, roomFor, type TableSet, tableSet, tableSetsFor } from './table-sets.ts'
import { type BookableTable, quartersOf } from './tables.ts'

const table = (tableName: string, seats: number, areaId = 'room'): BookableTable => ({
  tableId: `id-${tableName}`,
  tableName,
  seats,
  areaId,
})
const bySize = (tables: BookableTable[]) =>
  tables.toSorted((a, b) => a.seats - b.seats || (a.tableId < b.tableId ? -1 : 1))
const names = (sets: TableSet[]) => sets.map(({ tables }) => tables.map(({ tableName }) => tableName).join('+'))
const hour = 3_600_000
const stay = { start: 0, end: hour }

const room = bySize([table('1', 6), table('2', 2), table('3', 4, 'garden'), table('4', 4), table('5', 2)])
const rows = [['2', '5', '4', '1']]
const anywhere = (partySize: number, areaId = '') => tableSetsFor(room, rows, { partySize, areaId })

describe('places for a party (BOOK-1)', () => {
  test('One table, the closest fit first, in the requested area', () => {
    expect(names(anywhere(3))).toEqual(['3', '4', '1'])
    expect(names(anywhere(3, 'room'))).toEqual(['4', '1'])
    expect(names(anywhere(5, 'garden'))).toEqual([])
  })

  test('Combined neighbours only if no single table seats the party, the fewest empty chairs first', () => {
    expect(names(anywhere(8))).toEqual(['2+5+4', '4+1'])
    expect(names(anywhere(7))).toEqual(['2+5+4', '4+1'])
    expect(names(anywhere(9))).toEqual(['4+1'])
    expect(names(anywhere(14))).toEqual(['2+5+4+1'])
    expect(names(anywhere(15))).toEqual([])
    expect(mostSeats(room, rows)).toBe(14)
  })

  test('A table between two that is not bookable separates them', () => {
    expect(names(tableSetsFor(room, [['2', '9', '1']], { partySize: 8, areaId: '' }))).toEqual([])
    expect(mostSeats(room, [['2', '9', '1']])).toBe(6)
  })

  test('Tables of several areas do not form one place', () => {
    expect(tableSet(room)).toBeUndefined()
    expect(tableSet([])).toBeUndefined()
    expect(tableSet(room.slice(0, 2))).toMatchObject({ seats: 4, areaId: 'room' })
  })
})

describe('properties of places (BOOK-1 S5)', () => {
  const any = fc
    .record({
      seats: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 }),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
      partySize: fc.integer({ min: 1, max: 30 }),
      busy: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
    })
    .map(({ seats, cuts: shares, partySize, busy }) => {
      const inOrder = seats.map((chairs, i) => table(String(i), chairs))
      const rows = inOrder.reduce<string[][]>((all, { tableName }, i) => {
        if (i === 0 || shares.includes(i)) all.push([])
        all.at(-1)?.push(tableName)
        return all
      }, [])
      const taken = new Map(busy.map(i => [`id-${i}`, new Set(quartersOf(stay))]))
      return { tables: bySize(inOrder), rows, partySize, taken }
    })

  test('Seats suffice, no end table is unnecessary, only neighbours are combined, the best first', () => {
    fc.assert(
      fc.property(any, ({ tables, rows, partySize }) => {
        const sets = tableSetsFor(tables, rows, { partySize, areaId: '' })
        const known = new Set<string>()
        for (const [i, set] of sets.entries()) {
          expect(set.seats).toBeGreaterThanOrEqual(partySize)
          if (set.tables.length > 1) {
            expect(set.seats - (set.tables[0].seats ?? 0)).toBeLessThan(partySize)
            expect(set.seats - (set.tables.at(-1)?.seats ?? 0)).toBeLessThan(partySize)
            const one = set.tables.map(({ tableName }) => tableName).join()
            expect(rows.some(row => `,${row.join()},`.includes(`,${one},`))).toBe(true)
          }
          const before = sets[i - 1]
          if (before) expect(before.seats).toBeLessThanOrEqual(set.seats)
          known.add(names([set])[0] ?? '')
        }
        expect(known.size).toBe(sets.length)
        // There is a place exactly if the largest one is large enough.
        expect(sets.length > 0).toBe(partySize <= mostSeats(tables, rows))
      }),
      { numRuns: 400 },
    )
  })

  test('The fewest empty chairs among all runs of neighbours', () => {
    fc.assert(
      fc.property(any, ({ tables, rows, partySize }) => {
        const seatsOf = (name: string) => tables.find(({ tableName }) => tableName === name)?.seats ?? 0
        const single = tables.map(({ seats }) => seats).filter(seats => seats >= partySize)
        const openings = rows.flatMap(row =>
          row.flatMap((_, from) =>
            row
              .slice(from)
              .map((_, long) => row.slice(from, from + long + 1).reduce((sum, name) => sum + seatsOf(name), 0)),
          ),
        )
        const least = Math.min(...(single.length > 0 ? single : openings.filter(seats => seats >= partySize)))
        const best = tableSetsFor(tables, rows, { partySize, areaId: '' })[0]
        expect(best?.seats ?? Number.POSITIVE_INFINITY).toBe(least)
      }),
      { numRuns: 400 },
    )
  })

  test('Parties that each take the best remaining place share no table, and their number is as calculated', () => {
    fc.assert(
      fc.property(any, ({ tables, rows, partySize, taken }) => {
        const sets = tableSetsFor(tables, rows, { partySize, areaId: '' })
        const result = roomFor(sets, stay, taken)
        const now = new Map(taken)
        const seated: string[] = []
        for (let best = freeSets(sets, stay, now)[0]; best; best = freeSets(sets, stay, now)[0]) {
          for (const { tableId } of best.tables) {
            seated.push(tableId)
            now.set(tableId, new Set(quartersOf(stay)))
          }
          if (seated.length > 100) break
        }
        expect(new Set(seated).size).toBe(seated.length)
        for (const tableId of taken.keys()) expect(seated).not.toContain(tableId)
        expect(result > 0).toBe(seated.length > 0)
      }),
      { numRuns: 300 },
    )
  })
})
