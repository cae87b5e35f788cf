import { themeChoices } from '@comanda/domain/decoration'
import { choice, componentType } from '@comanda/contract/decoration/declare'

/** Corners, buttons, sheets, icons and the space around them. DECO-2 */
export const declaration = componentType({
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
