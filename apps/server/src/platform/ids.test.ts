import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { settableClock } from './clock.ts'
import { digitCode, isUuid, numericIds, readableId, readCursor, uuidv7 } from './ids.ts'

const database = testDatabase()

describe('ids', () => {
  test('Version 7 UUIDs rise, also within a millisecond and when the clock steps back', () => {
    const clock = settableClock('2030-01-01T00:00:00Z')
    const first = Array.from({ length: 10_000 }, () => uuidv7(clock))
    clock.advance(-60_000)
    const all = [...first, uuidv7(clock)]
    expect(all.every(id => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
    expect(all).toEqual(all.toSorted())
    expect(new Set(all).size).toBe(all.length)
  })

  test('Text as long as an id but not an id is refused before the database is queried (R1)', () => {
    const id = uuidv7()
    const odd = ['-'.repeat(36), 'a'.repeat(36), `${id} `, id.replaceAll('-', ''), id.toUpperCase(), '']
    expect([isUuid(id), ...odd.map(isUuid)]).toEqual([true, ...odd.map(() => false)])
    expect(readCursor(`1764000000000.${id}`)).toEqual({ at: new Date(1_764_000_000_000), id })
    for (const cursor of [id, `.${id}`, `1764000000000.${'-'.repeat(36)}`, `-1764000000000.${id}`, `1e9.${id}`])
      expect(readCursor(cursor)).toBeUndefined()
  })

  test('Codes read aloud contain no confusable characters, and use all of theirs evenly (S8)', () => {
    const signs = Array.from({ length: 20_000 }, () => readableId(13)).join('')
    expect(signs).not.toMatch(/[ILOUa-z]/)
    const counts = new Map<string, number>()
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    const expected = signs.length / 32
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(32)
    // 31 degrees of freedom: above 80 in one of 300 000 runs.
    expect(chi).toBeLessThan(80)
    expect(digitCode(6)).toMatch(/^\d{6}$/)
  })

  test('Two processes give 600 numbers of one corporation, none twice, and a rolled back block loses none', async () => {
    const [one, other] = [numericIds('customer', 1000, 50), numericIds('customer', 1000, 50)]
    await database()
      .inTx(async tx => {
        await one.next(tx, 1)
        throw new Error('rolled back')
      })
      .catch(() => {})
    const numbers: number[] = []
    const take = async (ids: typeof one) => numbers.push(await database().inTx(tx => ids.next(tx, 1)))
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_, n) => take(n % 2 === 0 ? one : other)))
    }
    expect(new Set(numbers).size).toBe(600)
    expect(Math.min(...numbers)).toBe(1000)
    expect(await database().inTx(tx => one.next(tx, 2))).toBe(1000)
  })
})
