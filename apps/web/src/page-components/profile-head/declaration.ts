import { componentType } from '@comanda/contract/decoration/declare'

/** Name and picture of the guest, with a link to the profile or to signing in. */
export const declaration = componentType({
  kind: 'profileHead',
  group: 'guest',
  fields: {},
  defaults: {},
  on: ['mine', 'custom'],
  once: true,
})
