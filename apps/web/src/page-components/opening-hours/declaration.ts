import { anyPage, componentType, store, text } from '@comanda/contract/decoration/declare'

/** The opening hours of a store, by day. */
export const declaration = componentType({
  kind: 'openingHours',
  group: 'stores',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: anyPage,
})
