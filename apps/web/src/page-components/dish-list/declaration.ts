import { choice, componentType, anyPage, dishes, store, text } from '@comanda/contract/decoration/declare'

/** Dishes of a store with their current prices. MENU-3 */
export const declaration = componentType({
  kind: 'dishList',
  group: 'dishes',
  fields: { title: text(60), store, dishes: dishes(20), layout: choice('rows', 'grid', 'strip', 'large') },
  defaults: { title: {}, store: 0, dishes: [], layout: 'strip' },
  on: anyPage,
})
