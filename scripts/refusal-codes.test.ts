import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../packages/contract/src/', import.meta.url))
/** `soldOut: { code: 'OMS-20-1001', ... }` as the files of codes declare it. */
const ENTRY = /^ {2}(\w+): \{ code: '([^']+)'/gm

const entries = globSync('*/*codes.ts', { cwd: folder }).flatMap(name =>
  [...readFileSync(`${folder}${name}`, 'utf8').matchAll(ENTRY)].map(([, key = '', code = '']) => ({ key, code })),
)

const repeatedIn = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i)

test('A refusal has a name and a code of its own: one of the same name would take its place (API-2)', () => {
  expect(entries.length).toBeGreaterThan(200)
  expect(repeatedIn(entries.map(entry => entry.key))).toEqual([])
  expect(repeatedIn(entries.map(entry => entry.code))).toEqual([])
})
