import { anyPage, componentType } from '@comanda/contract/decoration/declare'

/** The guest's active orders. */
export const declaration = componentType({
  kind: 'runningOrder',
  group: 'guest',
  fields: {},
  defaults: {},
  on: anyPage,
  once: true,
})
