import { componentType } from '@comanda/contract/decoration/declare'

/** Where the dishes of a menu are: what is before it is shown above them, what follows below. */
export const declaration = componentType({
  kind: 'dishes',
  group: 'dishes',
  fields: {},
  defaults: {},
  on: ['storeIndex'],
  once: true,
})
