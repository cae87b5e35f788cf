import { choice, componentType, anyPage } from '@comanda/contract/decoration/declare'

/** A line between two components. */
export const declaration = componentType({
  kind: 'divider',
  group: 'layout',
  fields: { line: choice('solid', 'dashed', 'dots') },
  defaults: { line: 'solid' },
  on: anyPage,
})
