import { anyPage, componentType } from '@comanda/contract/decoration/declare'

/** The member's card with balance, payment code and level; for others an invitation to join. CARD-1 */
export const declaration = componentType({
  kind: 'memberCard',
  group: 'guest',
  fields: {},
  defaults: {},
  on: anyPage,
  once: true,
})
