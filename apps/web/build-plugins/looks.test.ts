import { themeChoices, themeSheets } from '@comanda/domain/decoration'
import { expect, test } from 'vitest'
import { looks } from './looks.ts'

const written = looks()

/** The style sheets of every choice of a theme. */
const named = [
  ...Object.entries(themeChoices).flatMap(([name, options]) =>
    options.flatMap(option => themeSheets({ [name]: option })),
  ),
  ...themeSheets({ accentColor: '#c8102e', storeHead: 'cover' }),
]

test('Every choice of a theme has its style sheet, and every style sheet its choice (DECO-2)', () => {
  expect([...new Set(named)].sort()).toEqual(Object.keys(written).sort())
})

test.each(Object.entries(written))('%s names parts of the app that there are, and loads nothing', (_, css) => {
  expect(css).not.toContain('data-part')
  expect(css).not.toMatch(/url\(|@import|<|\n/)
  expect(css.split('{')).toHaveLength(css.split('}').length)
})
