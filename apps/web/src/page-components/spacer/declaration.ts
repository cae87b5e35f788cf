import { choice, componentType, anyPage } from '@comanda/contract/decoration/declare'

/** Empty space between two components. */
export const declaration = componentType({
  kind: 'spacer',
  group: 'layout',
  fields: { size: choice('small', 'medium', 'large') },
  defaults: { size: 'medium' },
  on: anyPage,
})
