import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOfLock, isAllowed, shipped } from './check-supply.mjs'

const REGISTRY = 'https://packages.example/'
const fine = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' }
const faultsOf = (entry: object) =>
  faultsOfLock({ packages: { 'node_modules/odd': { ...fine, ...entry } } }, { listed: true }, REGISTRY)

test.each([
  ['another host', { resolved: 'https://evil.test/odd.tgz' }, 'comes from'],
  ['a git address', { resolved: 'git+ssh://git@github.com/a/b.git#1' }, 'comes from'],
  ['no checksum', { integrity: undefined }, 'no checksum'],
  ['a weak checksum', { integrity: 'sha1-x' }, 'no checksum'],
  ['a program at its installation', { hasInstallScript: true }, 'not listed'],
  ['no licence', { license: undefined }, 'no licence'],
  ['a strong copyleft licence', { license: 'AGPL-3.0-only' }, 'not on the list'],
])('A package with %s is a fault', (_name, entry, fault) => {
  expect(faultsOf(entry).join()).toContain(fault)
})

test('A package from the registry with checksum and licence is fine', () => {
  expect(faultsOf({ resolved: `${REGISTRY}odd/-/odd-1.0.0.tgz` })).toEqual([])
})

test.each([
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['GPL-2.0', false],
])('%s: allowed %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))

test('The packages of this project keep the rules', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
  // Which registry is configured differs between machines; `npm run check:supply` holds the packages to it.
  expect(faultsOfLock(read('package-lock.json'), read('package.json').allowScripts, 'https://')).toEqual([])
})

test('The list of what is shipped can be written', async () => {
  expect(await shipped()).toBeGreaterThan(100)
}, 120_000)
