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

/** Selectors with `:has` whose subject after it names neither class nor attribute: browsers merge the rules of all `:has`. */
const broad = (css: string): string[] =>
  [...css.matchAll(/[^{}'"]*:has\([^{}]*(?=\{)/g)].flatMap(([selector]) => {
    let flat = selector.replaceAll(/\/\*.*?\*\//gs, '')
    for (let before = ''; before !== flat; ) {
      before = flat
      flat = flat.replaceAll(/(?<!:has|:not)\([^()]*\)/g, '').replaceAll(/:not\([^()]*\)|:has\([^()]*\)/g, ':set')
    }
    return /:set[^\s>+~,]*\s*[\s>+~]\s*(?:\*|:set|:is|svg|a\b|button|span|div|p\b)/.test(flat) ? [selector.trim()] : []
  })

test('An inserted element does not restyle the whole page: what a rule selects after `:has` has a class or is rare', () => {
  expect(broad('.fp:has(.fp-chips)>:not(.fp-row){')).toHaveLength(1)
  expect(broad('.strips:not(:has(a, button)) > * {')).toHaveLength(1)
  expect(broad('.a:has(~ * > [role="status"]) > .b {')).toEqual([])
  const sheets = [...globSync('apps/web/src/**/*.css'), 'apps/server/src/modules/startup/first-page/skeleton.ts']
  expect(sheets.flatMap(sheet => broad(readFileSync(sheet, 'utf8')))).toEqual([])
})
