import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'

test('All pages of a list are loaded', async () => {
  const pages = [{ rows: [1, 2], nextCursor: 'b' }, { rows: [], nextCursor: 'c' }, { rows: [3] }]
  const cursors: (string | undefined)[] = []
  const ask = async ({ cursor }: { cursor?: string }) => {
    cursors.push(cursor)
    return pages[cursors.length - 1] ?? { rows: [] }
  }
  expect(await everyPage(ask, page => page.rows)).toEqual([1, 2, 3])
  expect(cursors).toEqual([undefined, 'b', 'c'])
})

test('A page that refers to itself ends the list', async () => {
  expect(
    await everyPage(
      async () => ({ rows: [1], nextCursor: 'a' }),
      page => page.rows,
    ),
  ).toEqual([1, 1])
})
