import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress, precompressSoon } from './precompressed.ts'

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

test('Long text is ready at once and is compressed best later', async () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `dish ${at} ${(at * 7919) % 1000}`).join(',')
  const best = await precompress(text, 'text/plain')
  const soon = await precompressSoon(text, 'text/plain')
  expect(soon.br.length).toBeGreaterThan(best.br.length)
  expect(String(brotliDecompressSync(soon.br))).toBe(text)
  await expect.poll(() => soon.br.length, { timeout: 20_000 }).toBe(best.br.length)
  expect(String(brotliDecompressSync(soon.br))).toBe(text)
}, 60_000)
