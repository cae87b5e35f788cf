import { anyPage, componentType, store, text } from '@comanda/contract/decoration/declare'

/** A search in the dishes of a store, with its results below. MENU-10 */
export const declaration = componentType({
  kind: 'search',
  group: 'dishes',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: anyPage,
  once: true,
})
