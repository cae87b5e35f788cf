import { anyPage, componentType, store, text } from '@comanda/contract/decoration/declare'

/** The average of a store's reviews, and those that staff published. DECO-5 */
export const declaration = componentType({
  kind: 'reviews',
  group: 'stores',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: anyPage,
})
