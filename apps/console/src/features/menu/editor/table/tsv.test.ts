import { expect, test } from 'vitest'
import { isSeveralCells, parseTsv } from './tsv.ts'

test('Cells of a spreadsheet are read with quotes, tabs and line breaks in them', () => {
  expect(parseTsv('Soup\t12.50\r\n"Pie ""large"""\t"two\nlines"\r\n')).toEqual([
    ['Soup', '12.50'],
    ['Pie "large"', 'two\nlines'],
  ])
})

test('An empty cell is a cell', () => expect(parseTsv('\ta\t')).toEqual([['', 'a', '']]))

test('One cell is pasted as text', () => {
  expect(isSeveralCells('Soup\n')).toBe(false)
  expect(isSeveralCells('Soup\t1')).toBe(true)
})
