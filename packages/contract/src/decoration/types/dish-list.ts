import { componentType, contentPages } from '../component-type.ts'
import { choice, dishes, store, text } from '../field.ts'

/** Dishes of a store with their current prices. MENU-3 */
export const dishList = componentType({
  kind: 'dishList',
  group: 'dishes',
  fields: { title: text(60), store, dishes: dishes(20), layout: choice('rows', 'grid', 'strip', 'large') },
  defaults: { title: {}, store: 0, dishes: [], layout: 'strip' },
  on: contentPages,
})

/** The hot list of a store's menu. MENU-5 */
export const hotDishes = componentType({
  kind: 'hotDishes',
  group: 'dishes',
  fields: { title: text(60), store, layout: choice('rows', 'grid', 'strip', 'large') },
  defaults: { title: {}, store: 0, layout: 'strip' },
  on: contentPages,
})
