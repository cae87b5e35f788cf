import { choice, componentType, anyPage, store, text } from '@comanda/contract/decoration/declare'

/** The hot list of a store's menu. MENU-5 */
export const declaration = componentType({
  kind: 'hotDishes',
  group: 'dishes',
  fields: { title: text(60), store, layout: choice('rows', 'grid', 'strip', 'large') },
  defaults: { title: {}, store: 0, layout: 'strip' },
  on: anyPage,
})
