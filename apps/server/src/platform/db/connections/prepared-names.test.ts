import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/index.ts'
import { plannedAnew, PreparedNames } from './prepared-names.ts'

const database = testDatabase()

const namesOf = (text: string, times: number): (string | undefined)[] => {
  const names = new PreparedNames()
  return Array.from({ length: times }, () => names.nameOf(text))
}

test('A text is prepared from its third use on, always under the same name', () => {
  const [first, second, third, ...later] = namesOf('select 1', 6)
  expect([first, second]).toEqual([undefined, undefined])
  expect(third).toBeDefined()
  expect(new Set(later)).toEqual(new Set([third]))
})

test('A search is planned for its values each time, however often it runs', async () => {
  const { sql: text } = sql`${plannedAnew} select 1`.compile(database().withTables<object>())
  expect(new Set(namesOf(text, 10))).toEqual(new Set([undefined]))
})

test('Different texts have different names, and no more than 400 are prepared', () => {
  const names = new PreparedNames()
  const lastNames = Array.from({ length: 500 }, (_, n) => [1, 2, 3].map(() => names.nameOf(`select ${n}`)).at(-1))
  expect(new Set(lastNames.slice(0, 400)).size).toBe(400)
  expect(new Set(lastNames.slice(400))).toEqual(new Set([undefined]))
  expect(names.nameOf('select 7')).toBe(lastNames[7])
})
