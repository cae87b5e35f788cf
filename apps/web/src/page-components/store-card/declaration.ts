import { anyPage, componentType, text } from '@comanda/contract/decoration/declare'

/** The nearest store, or the store in use. */
export const declaration = componentType({
  kind: 'storeCard',
  group: 'stores',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: anyPage,
  once: true,
})
