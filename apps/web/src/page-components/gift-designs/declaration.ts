import { anyPage, componentType, occasion, optional, text } from '@comanda/contract/decoration/declare'

/** Gift card designs of one occasion or of all; the designs of the programs on sale. CARD-5 */
export const declaration = componentType({
  kind: 'giftDesigns',
  group: 'guest',
  fields: { title: text(60), occasion: optional(occasion) },
  defaults: { title: {} },
  on: anyPage,
})
