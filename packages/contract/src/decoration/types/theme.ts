import { themeChoices } from '@comanda/domain/decoration'
import { componentType } from '../component-type.ts'
import { choice, colour, optional } from '../field.ts'

/** The colours of the whole app. One that text cannot be read in is adjusted, and the editor says so. DECO-2 */
export const themeColours = componentType({
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

/** Typefaces and size of text. DECO-2, DECO-3 */
export const themeText = componentType({
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

/** Corners, buttons, sheets, icons and the space around them. DECO-2 */
export const themeShapes = componentType({
  kind: 'themeShapes',
  group: 'theme',
  fields: {
    density: choice(...themeChoices.density),
    corners: choice(...themeChoices.corners),
    buttonCorner: choice('big', 'middle', 'rightAngle', 'capsule'),
    buttonFill: choice(...themeChoices.buttonFill),
    sheet: choice(...themeChoices.sheet),
    iconWeight: choice(...themeChoices.iconWeight),
  },
  defaults: {
    density: 'normal',
    corners: 'round',
    buttonCorner: 'big',
    buttonFill: 'filled',
    sheet: 'round',
    iconWeight: 'normal',
  },
  on: ['theme'],
  once: true,
})

/** How a menu shows its dishes. */
export const themeDishes = componentType({
  kind: 'themeDishes',
  group: 'theme',
  fields: {
    dishCard: choice(...themeChoices.dishCard),
    categories: choice(...themeChoices.categories),
    pictures: choice(...themeChoices.pictures),
  },
  defaults: { dishCard: 'pictureEnd', categories: 'lines', pictures: 'framed' },
  on: ['theme'],
  once: true,
})
