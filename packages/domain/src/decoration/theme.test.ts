import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, readColour } from './colour.ts'
import { type ThemeStyle, themeChoices } from './style.ts'
import { buttonCorners, themeCss, themeSheets, themeVariables } from './theme.ts'
import { themeAdjustments, themeContrasts } from './theme-colours.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

const read = (text: string | undefined): Rgb => {
  const rgb = readColour(text)
  if (!rgb) throw new Error(`no colour: ${text}`)
  return rgb
}

describe('theme (DECO-2)', () => {
  test('The default is #ff6c63 with black text', () => {
    expect(themeVariables().light).toMatchObject({ '--primary': '#ff6c63', '--on-primary': '#000000' })
  })

  test('Text has a contrast of 4.5:1 and a control of 3:1 in every theme, light and dark', () => {
    const colours = ['primaryColor', 'accentColor', 'lightGround', 'lightSurface', 'darkGround', 'darkSurface'] as const
    const anyStyle: fc.Arbitrary<ThemeStyle> = fc
      .tuple(
        fc.tuple(...colours.map(() => fc.option(anyColour, { nil: undefined }))),
        fc.constantFrom(...themeChoices.shades),
      )
      .map(([chosen, shades]) => ({
        shades,
        ...Object.fromEntries(colours.flatMap((name, i) => (chosen[i] === undefined ? [] : [[name, chosen[i]]]))),
      }))
    fc.assert(
      fc.property(anyStyle, fc.constantFrom('light' as const, 'dark' as const), (style, shade) => {
        const theme = themeVariables(style)[shade]
        const least = (front: `--${string}`, back: `--${string}`, ratio: number) => {
          if (theme[front] === undefined) return
          expect(contrast(read(theme[front]), read(theme[back])), `${front} on ${back}`).toBeGreaterThanOrEqual(ratio)
        }
        least('--on-primary', '--primary', 4.5)
        least('--on-accent', '--accent', 4.5)
        for (const background of ['--ground', '--surface', '--sunken', '--primary-soft'] as const) {
          for (const text of ['--primary-text', '--accent-text', '--ink', '--ink-2'] as const)
            least(text, background, 4.5)
          least('--control', background, 3)
        }
        for (const background of ['--ground', '--surface', '--sunken'] as const) least('--line-strong', background, 3)
        for (const state of ['good', 'warn', 'bad'] as const) {
          least(`--${state}`, '--surface', 4.5)
          least(`--${state}`, '--ground', 4.5)
          if (theme[`--${state}-soft`] !== undefined) least(`--${state}`, `--${state}-soft`, 4.5)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('A colour that text cannot be read in, or on, is adjusted, and the theme says from what to what', () => {
    expect(themeAdjustments({ primaryColor: '#7a1020', shades: 'light' })).toEqual([])
    const [text] = themeAdjustments({ primaryColor: '#ffd400', shades: 'light' })
    expect(text).toMatchObject({ field: 'primaryColor', use: 'text', shade: 'light', from: '#ffd400' })
    expect(text?.to).toBe(themeVariables({ primaryColor: '#ffd400' }).light['--primary-text'])
    expect(themeAdjustments({ darkGround: '#808080' })).toMatchObject([
      { field: 'darkGround', use: 'background', shade: 'dark', from: '#808080' },
    ])
    expect(themeAdjustments({})).toEqual([])
  })

  test('A theme of one shade is the same whatever the phone prefers', () => {
    const { light, dark } = themeVariables({ shades: 'dark', darkGround: '#0d0b0a' })
    expect(light).toEqual(dark)
    expect(light['--ground']).toBe('#0d0b0a')
    const css = themeCss({ shades: 'dark' })
    expect(css).toContain('color-scheme:dark')
    expect(css).not.toContain('prefers-color-scheme')
    // The built-in quiet text follows the phone: on the other shade it could not be read.
    expect(themeVariables({ shades: 'dark' }).light).toHaveProperty('--ink-2')
  })

  test('A theme names the style sheets it needs and no others; an unknown choice counts as none (DECO-4)', () => {
    expect(themeSheets()).toEqual([])
    expect(themeSheets({ dishCard: 'grid', headingFont: 'anton', sheet: 'round' })).toEqual([
      'headingFont-anton',
      'dishCard-grid',
    ])
    expect(themeSheets({ dishCard: '../x' as never })).toEqual([])
  })

  test('The scale of a theme changes the size of text (DECO-3)', () => {
    expect(themeVariables({ scale: 'large' }).both['--scale']).toBe('1.07')
    expect(themeVariables().both).not.toHaveProperty('--scale')
  })

  test('A typeface of the app is loaded from the app, for Latin letters alone', () => {
    const css = themeCss({ headingFont: 'cormorant' })
    expect(css).toContain('src:url("/fonts/cormorant-500-v5.woff2")')
    expect(css).toContain('unicode-range:U+0000-00FF')
    expect(css).toContain('--heading-font:"Cormorant Garamond"')
  })

  test('Until a typeface of the app is loaded, the phone’s own font has its width and height (DECO-2)', () => {
    const css = themeCss({ headingFont: 'anton', bodyFont: 'outfit' })
    expect(css).toContain('--font:"Outfit", "Outfit alt", system-ui')
    expect(css).toMatch(
      /font-family:"Anton alt";src:local\("Arial"\),[^;]*;size-adjust:71\.9%;ascent-override:163\.5%;descent-override:45\.7%/,
    )
    expect(themeCss({ headingFont: 'cormorant' })).not.toContain(' alt"')
  })

  test('A shade with enough contrast is not changed', () => {
    expect(themeVariables({ primaryColor: '#7a1020' }).light['--primary-text']).toBe('#7a1020')
  })

  test('Button corners', () => {
    expect(buttonCorners).toEqual({ big: 6, middle: 4, small: 4, rightAngle: 1, capsule: 100 })
    expect(themeVariables({ buttonCorner: 'rightAngle' }).both['--button-corner']).toBe('1px')
  })

  test('The head of a store’s menu has the height and picture of its look (DECO-1)', () => {
    expect(themeVariables({ storeHead: 'tall' }).both['--store-head']).toBe('158')
    expect(themeVariables().both).toMatchObject({ '--store-head': '88' })
    expect(themeVariables().both).not.toHaveProperty('--store-picture')
    expect(themeVariables({ storeHead: 'plain' }).both['--store-picture']).toBe('none')
    expect(themeCss({ storeHead: 'x}</style>' as never })).not.toContain('</style>')
  })

  test('Decoration cannot break out of the CSS block (DECO-4)', () => {
    const css = themeCss({
      primaryColor: 'red}</style><script>',
      fontFamilys: {
        english: [
          { family: 'A";}</style>', url: '' },
          { family: 'Lora', url: '' },
        ],
      },
    })
    expect(css).not.toContain('<')
    expect(css).toContain('--primary:#ff6c63')
    expect(css).toContain('--font:"Lora", system-ui')
  })

  test('Font addresses of a brand contain plain characters only (DECO-2, DECO-4)', () => {
    const fontsOf = (url: string) => themeCss({ fontFamilys: { english: [{ family: 'Lora', url }] } })
    expect(fontsOf('/media/p1/lora.woff2')).toContain('@font-face{font-family:"Lora";src:url("/media/p1/lora.woff2")')
    expect(fontsOf('https://fonts.test/lora.woff2')).toContain('src:url("https://fonts.test/lora.woff2")')
    for (const url of [
      'javascript:alert(1)',
      '");}body{display:none',
      'http://fonts.test/a',
      '//evil.test/a',
      'data:font/woff2,x',
    ])
      expect(fontsOf(url)).not.toContain('@font-face')
  })
})

describe('Contrasts of a theme (DECO-2)', () => {
  test('The editor shows 4.5:1 or more for every chosen colour, in the shades the theme has (DECO-2)', () => {
    fc.assert(
      fc.property(
        anyColour,
        anyColour,
        fc.constantFrom('both', 'light', 'dark'),
        (primaryColor, accentColor, shades) => {
          const shown = themeContrasts({ primaryColor, accentColor, shades })
          for (const { ratio } of shown) expect(ratio).toBeGreaterThanOrEqual(4.5)
          expect(shown).toHaveLength(shades === 'both' ? 6 : 4)
        },
      ),
    )
    expect(themeContrasts({ primaryColor: '#000000', shades: 'light' })).toMatchObject([
      { use: 'on', ratio: 21 },
      { use: 'text', shade: 'light' },
    ])
    expect(themeContrasts({})).toEqual([])
  })
})
