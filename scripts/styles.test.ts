import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A rule this long that stands twice is one thing said in two places: it belongs in `console.css`, to be composed. */
const LONG = 6

interface Rule {
  sheet: string
  declarations: string[]
}

function rulesOf(sheet: string): Rule[] {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({
    sheet,
    declarations: body.split(';').flatMap(one => one.trim() || []),
  }))
}

test('Rules that two style sheets of the console share are written once', () => {
  const sheets = globSync('apps/console/src/**/*.css')
  const long = sheets.flatMap(rulesOf).filter(({ declarations }) => declarations.length >= LONG)
  const same = Map.groupBy(long, ({ declarations }) => declarations.toSorted().join('; '))
  expect(long.length).toBeGreaterThan(50)
  expect([...same.values()].filter(rules => rules.length > 1)).toEqual([])
})
