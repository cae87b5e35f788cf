import type { CartLine } from '@comanda/domain/cart'
import { expect, test } from 'vitest'
import { linesMissingIn } from './move-cart.ts'

const line = (itemKey: string, quantity: number) => ({ itemKey, quantity }) as CartLine

test('Dishes moved to another cart are added once', () => {
  const from = [line('soup', 2), line('bread', 1)]
  expect(linesMissingIn(from, [])).toEqual(from)
  expect(linesMissingIn(from, [line('soup', 1), line('cake', 3)])).toEqual([line('soup', 1), line('bread', 1)])
  expect(linesMissingIn(from, [line('soup', 2), line('bread', 4)])).toEqual([])
})
