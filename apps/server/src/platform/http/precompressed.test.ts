import { expect, test } from 'vitest'
import { precompress } from './precompressed.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.000', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br; q=0 , gzip ; q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('Of the accepted encodings (%s) it gets %s, and never an excluded one', async (accept, encoding) => {
  expect((await precompress('{}', 'application/json', 1)).for(accept).encoding).toBe(encoding)
})
