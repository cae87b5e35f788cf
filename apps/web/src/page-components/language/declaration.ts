import { anyPage, componentType } from '@comanda/contract/decoration/declare'

/** The language selection. NAV-10 */
export const declaration = componentType({
  kind: 'language',
  group: 'layout',
  fields: {},
  defaults: {},
  on: anyPage,
  once: true,
})
