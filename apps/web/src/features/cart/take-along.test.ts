import type { CartLine } from '@comanda/domain/cart'
import { expect, test } from 'vitest'
import { missingThere } from './take-along.ts'

const line = (itemKey: string, quantity: number) => ({ itemKey, quantity }) as CartLine

test('Dishes moved to another cart are added once', () => {
  const from = [line('soup', 2), line('bread', 1)]
  expect(missingThere(from, [])).toEqual(from)
  expect(missingThere(from, [line('soup', 1), line('cake', 3)])).toEqual([line('soup', 1), line('bread', 1)])
  expect(missingThere(from, [line('soup', 2), line('bread', 4)])).toEqual([])
})
