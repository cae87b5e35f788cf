import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, readColour } from './colour.ts'
import { buttonCorners, themeCss, themeVariables } from './theme.ts'

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

  test('Text has a contrast of 4.5:1 in every theme, light and dark', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom('light' as const, 'dark' as const), (primaryColor, shade) => {
        const theme = themeVariables({ primaryColor })[shade]
        expect(contrast(read(theme['--on-primary']), read(theme['--primary']))).toBeGreaterThanOrEqual(4.5)
        for (const background of ['--ground', '--surface', '--sunken', '--primary-soft'] as const) {
          expect(contrast(read(theme['--primary-text']), read(theme[background]))).toBeGreaterThanOrEqual(4.5)
          expect(contrast(read(theme['--ink']), read(theme[background]))).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
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
