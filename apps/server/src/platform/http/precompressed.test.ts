import { brotliDecompressSync } from 'node:zlib'
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

test('Text is compressed quickly at first, and best once it was sent several times', async () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `dish ${at} ${(at * 7919) % 1000}`).join(',')
  const best = await precompress(text, 'text/plain', 11)
  const sent = await precompress(text, 'text/plain')
  expect(sent.br.length).toBeGreaterThan(best.br.length)
  expect(String(brotliDecompressSync(sent.br))).toBe(text)
  for (let i = 0; i < 4; i += 1) sent.for('gzip, br')
  await expect.poll(() => sent.br.length, { timeout: 20_000 }).toBe(best.br.length)
  expect(String(brotliDecompressSync(sent.br))).toBe(text)
}, 60_000)
