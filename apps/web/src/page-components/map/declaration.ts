import { anyPage, componentType, store, text } from '@comanda/contract/decoration/declare'

/** A store on the map, with its address and the way to it. */
export const declaration = componentType({
  kind: 'map',
  group: 'stores',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: anyPage,
})
