import { themeChoices } from '@comanda/domain/decoration'
import { choice, componentType } from '@comanda/contract/decoration/declare'

/** Typefaces and size of text. DECO-2, DECO-3 */
export const declaration = componentType({
  kind: 'themeText',
  group: 'theme',
  fields: {
    headingFont: choice(...themeChoices.headingFont),
    bodyFont: choice(...themeChoices.bodyFont),
    scale: choice(...themeChoices.scale),
  },
  defaults: { headingFont: 'system', bodyFont: 'system', scale: 'normal' },
  on: ['theme'],
  once: true,
})
