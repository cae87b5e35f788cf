import { themeChoices } from '@comanda/domain/decoration'
import { choice, componentType } from '@comanda/contract/decoration/declare'

/** How a menu shows its dishes. */
export const declaration = componentType({
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
