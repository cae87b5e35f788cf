import { anyPage, componentType } from '@comanda/contract/decoration/declare'

/** Points, balance and payment code of a member; for others an invitation to join or sign in. */
export const declaration = componentType({
  kind: 'personStrip',
  group: 'guest',
  fields: {},
  defaults: {},
  on: anyPage,
  once: true,
})
