import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { first } from './en-US/first.ts'
import { notices } from './en-US/notices/index.ts'
import { rest } from './en-US/rest.ts'
import { staff } from './en-US/staff.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/{contract,domain,messages}/src/**/*.ts'], {
  cwd: root,
  exclude: name => /\.test\.|\/messages\/src\/(en-US|zh-CN|ar)/.test(name),
})
const text = sources.map(name => readFileSync(`${root}/${name}`, 'utf8')).join('\n')

/** Keys that are put together: `payment.disabled.${reason}` stands for every key with that start and end. */
const patterns = [...new Set(text.match(/`[\w.]+\.[\w.]*\$\{[^`]*`/g))].map(
  made =>
    new RegExp(
      `^${made
        .slice(1, -1)
        .replaceAll('.', '\\.')
        .replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`,
    ),
)

const usedKeys = new Set(text.match(/(?<=['"])[\w-]+(?:\.[\w-]+)+(?=['"])/g))
const isUsed = (key: string): boolean => usedKeys.has(key) || patterns.some(pattern => pattern.test(key))

/** The document's titles are looked up by the route's name. NAV-12 */
const isTitle = (key: string): boolean => key.startsWith('title.')

test('Every text is used: an unused one would be sent to every phone', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const keys = [...new Set(Object.keys({ ...first, ...rest, ...staff, ...notices }))]
  expect(keys.filter(key => !isTitle(key) && !isUsed(key))).toEqual([])
})

/** The parts of the guest app that the console imports, and what they import. */
function sharedParts(): Set<string> {
  const parts = new Set<string>()
  const add = (name: string) => {
    if (!sources.includes(name) || parts.has(name)) return
    parts.add(name)
    for (const [, path = ''] of readFileSync(`${root}/${name}`, 'utf8').matchAll(
      /from '(\.[^']+)'|import\('(\.[^']+)'\)/g,
    ))
      if (path) add(join(dirname(name), path))
  }
  for (const name of sources.filter(one => one.startsWith('apps/console/')))
    for (const [, path] of readFileSync(`${root}/${name}`, 'utf8').matchAll(/'@comanda\/web\/(ui\/[^']+)'/g))
      add(`apps/web/src/${path}`)
  return parts
}

test('The console has the texts of the parts it shares with the guest app', () => {
  const parts = [...sharedParts()].filter(name => name.includes('/ui/'))
  expect(parts.length).toBeGreaterThan(20)
  const used = parts.flatMap(name =>
    [...readFileSync(`${root}/${name}`, 'utf8').matchAll(/\bt\('([\w.-]+)'/g)].map(([, key = '']) => key),
  )
  expect(used.filter(key => !(key in staff))).toEqual([])
})
