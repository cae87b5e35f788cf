import { anyPage, componentType, text } from '@comanda/contract/decoration/declare'

/** Coupons and other gifts that the guest can collect now. CARD-8 */
export const declaration = componentType({
  kind: 'gifts',
  group: 'guest',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: anyPage,
  once: true,
})
