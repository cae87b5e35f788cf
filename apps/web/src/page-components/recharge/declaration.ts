import { anyPage, componentType, text } from '@comanda/contract/decoration/declare'

/** The amounts a member can top up, with their bonus; for others an invitation to join. CARD-3 */
export const declaration = componentType({
  kind: 'recharge',
  group: 'guest',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: anyPage,
  once: true,
})
