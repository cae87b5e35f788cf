import { anyPage, componentType } from '@comanda/contract/decoration/declare'

/** Points, balance, coupons and gift cards of a signed-in guest. */
export const declaration = componentType({
  kind: 'assets',
  group: 'guest',
  fields: {},
  defaults: {},
  on: anyPage,
  once: true,
})
