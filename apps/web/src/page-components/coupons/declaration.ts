import { anyPage, choice, componentType, text } from '@comanda/contract/decoration/declare'

/** The guest's own coupons side by side, with those to collect below; for a visitor the offer to sign in. CARD-6, CARD-8 */
export const declaration = componentType({
  kind: 'coupons',
  group: 'guest',
  fields: { title: text(60), collect: choice('below', 'none') },
  defaults: { title: {}, collect: 'below' },
  on: anyPage,
  once: true,
})
