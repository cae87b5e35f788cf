import { expect, test } from 'vitest'
import { rowsFrom, rowsText } from './table-rows.ts'

test('Each line is one row of tables, and a single table is no row (BOOK-1)', () => {
  expect(rowsFrom('3 + 4+5\n\n 6\nA 1 + A 2 +')).toEqual([
    ['3', '4', '5'],
    ['A 1', 'A 2'],
  ])
  expect(
    rowsFrom(
      rowsText([
        ['3', '4'],
        ['6', '7'],
      ]),
    ),
  ).toEqual([
    ['3', '4'],
    ['6', '7'],
  ])
})
