import { anyPage, componentType } from '@comanda/contract/decoration/declare'

/** A member's stamp cards and tasks, with their progress. CARD-8 */
export const declaration = componentType({
  kind: 'tasks',
  group: 'guest',
  fields: {},
  defaults: {},
  on: anyPage,
  once: true,
})
