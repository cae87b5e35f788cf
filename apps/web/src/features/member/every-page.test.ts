import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'

test('All pages of a list are loaded', async () => {
  const pages = [{ rows: [1, 2], nextCursor: 'b' }, { rows: [], nextCursor: 'c' }, { rows: [3] }]
  const asked: (string | undefined)[] = []
  const ask = async ({ cursor }: { cursor?: string }) => {
    asked.push(cursor)
    return pages[asked.length - 1] ?? { rows: [] }
  }
  expect(await everyPage(ask, page => page.rows)).toEqual([1, 2, 3])
  expect(asked).toEqual([undefined, 'b', 'c'])
})

test('A page that refers to itself ends the list', async () => {
  expect(
    await everyPage(
      async () => ({ rows: [1], nextCursor: 'a' }),
      page => page.rows,
    ),
  ).toEqual([1, 1])
})
