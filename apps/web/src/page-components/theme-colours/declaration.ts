import { themeChoices } from '@comanda/domain/decoration'
import { choice, colour, componentType, optional } from '@comanda/contract/decoration/declare'

/** The colours of the whole app. One that text cannot be read in is adjusted, and the editor says so. DECO-2 */
export const declaration = componentType({
  kind: 'themeColours',
  group: 'theme',
  fields: {
    primaryColor: optional(colour),
    accentColor: optional(colour),
    shades: choice(...themeChoices.shades),
    lightGround: optional(colour),
    lightSurface: optional(colour),
    darkGround: optional(colour),
    darkSurface: optional(colour),
  },
  defaults: { shades: 'both' },
  on: ['theme'],
  once: true,
})
